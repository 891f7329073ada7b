package dev.keywright.processor.plan;

import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import dev.keywright.processor.check.Checks;
import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares what the planner says about a table with what comes of it on all objects that there can be. */
final class Referee {
    /** What the planner itself is the cause of; with any other error nothing is planned. */
    private static final Set<Code> PLANNED = Set.of(
            Code.NO_KEY_SERVES,
            Code.FOREIGN_ROWS,
            Code.SEVERAL_INDEXES,
            Code.INDEX_DOES_NOT_SERVE,
            Code.SEVERAL_PARENTS);

    private final TableAnalysis analysis;
    private final List<String> faults = new ArrayList<>();

    private Referee(TableAnalysis analysis) {
        this.analysis = analysis;
    }

    /** What is wrong with the planner's view of a table. */
    static List<String> judge(TableModel table) {
        TableAnalysis analysis = TableAnalysis.of(table);
        if (isFaulty(analysis)) {
            return List.of();
        }
        Referee referee = new Referee(analysis);
        analysis.patterns().forEach(referee::judge);
        return referee.faults;
    }

    /** Whether anything is wrong with a table besides the questions that the planner finds no key for. */
    static boolean isFaulty(TableAnalysis analysis) {
        Diagnostics diagnostics = new Diagnostics();
        Checks.run(analysis, diagnostics);
        return diagnostics.all().stream()
                .anyMatch(diagnostic -> diagnostic.code().isError() && !PLANNED.contains(diagnostic.code()));
    }

    private void judge(PatternOutcome outcome) {
        for (PatternPlan plan : outcome.serving()) {
            PatternOutcome chosen = new PatternOutcome(
                    outcome.owner(), outcome.at(), outcome.types(), outcome.pattern(), outcome.verdicts(), plan);
            if (outcome.pattern().trim() && plan.equals(outcome.plan())
                    || new Intruders(analysis).of(chosen).isEmpty()) {
                accepted(chosen, plan);
            }
        }
        if (outcome.types().size() == 1) {
            outcome.refusals().stream()
                    .filter(refusal -> !outcome.pattern().consistent() || !isGlobal(refusal.key()))
                    .forEach(refusal -> refused(outcome, refusal));
        }
    }

    private void accepted(PatternOutcome outcome, PatternPlan plan) {
        for (Question question : Question.of(outcome.pattern())) {
            Answer answer = new Answer(plan, question);
            List<Row> read = new ArrayList<>();
            Set<List<AttributeValue>> ofParent = new HashSet<>();
            for (EntityKeys keys : analysis.entities()) {
                boolean isAsked = outcome.types().contains(keys.entity().type().qualifiedName());
                for (Map<String, Object> object : Samples.OBJECTS) {
                    Row row = row(keys, plan.key().index(), object);
                    boolean comes = row != null && answer.reads(row.key()) && isKept(plan.trim(), keys, object);
                    boolean should = isAsked && row != null && question.asksFor(object, row.of());
                    boolean isMissed = isAsked && row == null && question.asksFor(object, plan.key());
                    if (comes != should || isMissed) {
                        faults.add("%s by %s: %s %s of %s"
                                .formatted(
                                        question,
                                        plan.key().describe(),
                                        comes ? "reads" : "misses",
                                        object,
                                        keys.entity().type().simpleName()));
                        return;
                    }
                    if (comes) {
                        read.add(row);
                        if (outcome.types().get(0).equals(keys.entity().type().qualifiedName())) {
                            ofParent.add(row.key());
                        }
                    }
                }
                if (!plan.trim().types() && claims(keys, plan.key()).stream().anyMatch(answer::reads)) {
                    faults.add("%s by %s reads claims of %s"
                            .formatted(
                                    question,
                                    plan.key().describe(),
                                    keys.entity().type().simpleName()));
                    return;
                }
            }
            if (plan.operation().isAggregate() && !isOfOneParent(ofParent, read, plan)) {
                faults.add("%s by %s reads the parents %s"
                        .formatted(question, plan.key().describe(), ofParent));
                return;
            }
            if (question.isUnbounded()
                    && !isOrdered(read, plan, outcome.pattern().range())) {
                faults.add("%s by %s is not in order"
                        .formatted(question, plan.key().describe()));
                return;
            }
        }
    }

    /** Whether what is read isn't dropped. */
    private static boolean isKept(Trim trim, EntityKeys keys, Map<String, Object> object) {
        return trim.members().stream()
                .filter(member -> member.entity().equals(keys.entity()))
                .findFirst()
                .map(member -> member.where().stream().allMatch(when -> Question.holds(when, object)))
                .orElse(!trim.types());
    }

    private record Row(KeyPlan of, List<AttributeValue> key, Map<String, Object> object) {}

    private static Row row(EntityKeys keys, String index, Map<String, Object> object) {
        for (KeyPlan key : keys.all()) {
            if (key.index().equals(index)) {
                List<AttributeValue> values = Answer.keyOf(key, object);
                if (values != null) {
                    return new Row(key, values, object);
                }
            }
        }
        return null;
    }

    private List<List<AttributeValue>> claims(EntityKeys keys, KeyPlan like) {
        List<List<AttributeValue>> claims = new ArrayList<>();
        for (ClaimPlan claim : keys.claims()) {
            for (Object value : Samples.VALUES.get("s")) {
                String partition = KeyTexts.text(claim.partition(), component -> value);
                String sort = claim.sort() == null ? partition : KeyTexts.text(claim.sort(), component -> value);
                Map<String, String> item = Map.of("PK", partition, "SK", sort, "type", claim.typeName());
                List<KeyAttribute> attributes = like.attributes();
                if (attributes.stream().allMatch(attribute -> item.containsKey(attribute.name()))) {
                    claims.add(attributes.stream()
                            .map(attribute -> AttributeValue.fromS(item.get(attribute.name())))
                            .toList());
                }
            }
        }
        return claims;
    }

    /** Whether all parents that there can be have one key, and it is before all others if the plan says so. */
    private static boolean isOfOneParent(Set<List<AttributeValue>> ofParent, List<Row> rows, PatternPlan plan) {
        if (ofParent.size() > 1) {
            return false;
        }
        int from = plan.key().partition().size();
        boolean isToBeFirst = plan.operation() == PatternPlan.Operation.PARENT_FIRST_AGGREGATE;
        return !isToBeFirst
                || rows.stream()
                        .allMatch(row -> ofParent.stream().allMatch(parent -> {
                            int order = compare(parent, row.key(), from);
                            return row.key().equals(parent) || (plan.pattern().descending() ? order > 0 : order < 0);
                        }));
    }

    /** Whether rows that the table returns by key are in the order of the range, whatever it does with equal keys. */
    private static boolean isOrdered(List<Row> rows, PatternPlan plan, String range) {
        if (range.isEmpty()) {
            return true;
        }
        int from = plan.key().partition().size();
        List<Row> sorted = new ArrayList<>(rows);
        sorted.sort((a, b) -> compare(a.key(), b.key(), from));
        Comparator<Object> order = Question.order(plan.key(), range);
        for (int i = 1; i < sorted.size(); i++) {
            Row before = sorted.get(i - 1);
            Row row = sorted.get(i);
            int values = order.compare(before.object().get(range), row.object().get(range));
            if (values > 0 || (values < 0 && compare(before.key(), row.key(), from) == 0)) {
                return false;
            }
        }
        return true;
    }

    private static int compare(List<AttributeValue> a, List<AttributeValue> b, int from) {
        for (int i = from; i < a.size(); i++) {
            if (!a.get(i).equals(b.get(i))) {
                return SortCondition.of(Operator.LESS, b.get(i)).contains(a.get(i)) ? -1 : 1;
            }
        }
        return 0;
    }

    private boolean isGlobal(KeyPlan key) {
        return analysis.table().indexes().stream()
                .anyMatch(index -> index.name().equals(key.index()) && !index.local());
    }

    /** Tries all that a query on a key that was refused could ask; none of it may answer the question. */
    private void refused(PatternOutcome outcome, Verdict.Refuses refusal) {
        for (PatternPlan plan : Conceivable.plans(analysis, outcome, refusal.key())) {
            if (answersAll(plan)) {
                faults.add("%s by %s is refused (%s), but %s answers it"
                        .formatted(
                                Question.describe(outcome.pattern()),
                                refusal.key().describe(),
                                refusal.reasons(),
                                plan.sort()));
                return;
            }
        }
    }

    private static boolean answersAll(PatternPlan plan) {
        for (Question question : Question.of(plan.pattern())) {
            Answer answer = new Answer(plan, question);
            List<Row> read = new ArrayList<>();
            for (Map<String, Object> object : Samples.OBJECTS) {
                List<AttributeValue> key = Answer.keyOf(plan.key(), object);
                boolean comes = key != null && answer.reads(key);
                if (comes != question.asksFor(object, plan.key())) {
                    return false;
                }
                if (comes) {
                    read.add(new Row(plan.key(), key, object));
                }
            }
            if (question.isUnbounded() && !isOrdered(read, plan, plan.pattern().range())) {
                return false;
            }
        }
        return true;
    }
}
