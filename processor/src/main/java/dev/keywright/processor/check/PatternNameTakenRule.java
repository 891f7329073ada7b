package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The name of a pattern is not that of another method of its DAO. A pattern {@code get} that is given the whole primary key is
 * just what the generated method answers, and documents it; a consistent one is {@code getConsistent}.
 */
final class PatternNameTakenRule implements Rule {
    private static final String GET = "get";
    private static final String GET_CONSISTENT = "getConsistent";

    /** What the DAO of an entity has or will have besides its patterns. */
    private static final Set<String> ENTITY_METHODS = Set.of(
            GET,
            GET_CONSISTENT,
            "getOrCreate",
            "create",
            "put",
            "replace",
            "update",
            "upsert",
            "modify",
            "delete",
            "batchPut",
            "batchDelete");

    /** What every object has without parameters, and what returns something else than a query. */
    private static final Set<String> OBJECT_METHODS =
            Set.of("getClass", "hashCode", "toString", "notify", "notifyAll", "wait", "finalize");

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternUse use : PatternUse.of(analysis)) {
            PatternModel pattern = use.pattern();
            boolean ofObject =
                    OBJECT_METHODS.contains(pattern.name()) && pattern.given().isEmpty();
            if (ofObject || isWait(use)) {
                report(use, "every Java object has a method of that name.", another(use), diagnostics);
            } else if (isOnEntity(use) && ENTITY_METHODS.contains(pattern.name())) {
                onEntity(use, diagnostics);
            }
        }
    }

    /** {@code wait} has two more forms, which can't be overridden. */
    private static boolean isWait(PatternUse use) {
        if (!use.pattern().name().equals("wait")) {
            return false;
        }
        List<String> types = new ArrayList<>();
        for (String given : use.pattern().given()) {
            types.add(
                    use.find(given) instanceof AttributePath.Found found
                            ? found.leaf().type().qualifiedName()
                            : "");
        }
        return types.equals(List.of("long")) || types.equals(List.of("long", "int"));
    }

    private static void onEntity(PatternUse use, Diagnostics diagnostics) {
        String dao = use.outcome().owner() + "Dao";
        KeyPlan primary = use.members().get(0).primary();
        String documented = use.pattern().consistent() ? GET_CONSISTENT : GET;
        if (!use.pattern().name().equals(documented) || primary == null) {
            report(use, dao + " has a method of that name.", another(use), diagnostics);
            return;
        }
        List<String> key =
                primary.parameters().stream().map(Component::reference).toList();
        boolean isWholeKey = use.outcome().serving().stream()
                .anyMatch(plan -> plan.operation() == PatternPlan.Operation.GET
                        && plan.parameters().equals(primary.parameters()));
        if (!isWholeKey) {
            report(
                    use,
                    dao + " has a method of that name, which takes the primary key.",
                    "given = " + Words.quoted(key) + ", which documents that method; or " + another(use),
                    diagnostics);
        }
    }

    private static void report(PatternUse use, String verdict, String write, Diagnostics diagnostics) {
        Diagnostic diagnostic =
                use.diagnostic(Code.PATTERN_NAME_TAKEN, use.pattern().at().member("name"), verdict);
        diagnostics.report(diagnostic.write(write));
    }

    private static boolean isOnEntity(PatternUse use) {
        PatternOutcome outcome = use.outcome();
        List<EntityKeys> members = use.members();
        return members.size() == 1 && members.get(0).entity().at().equals(outcome.at());
    }

    private static String another(PatternUse use) {
        List<String> given = use.pattern().given();
        String name = given.isEmpty() ? "all" : "by" + Words.capitalized(given.get(0));
        return "name = \"" + name + "\"";
    }
}
