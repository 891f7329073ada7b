package dev.keywright.processor.write;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.AggregatePlan;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.Trim;
import dev.keywright.processor.plan.ViewPlan;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes what a table is asked and what answers, as a page for those who review a model. */
public final class AccessPatternDocument {
    private final TablePlan plan;
    private final TableModel table;
    private final List<Asked> patterns = new ArrayList<>();

    /** A pattern, and the name of what it is on. */
    private record Asked(String owner, PatternPlan plan) {
        String name() {
            return "`" + owner + "." + plan.pattern().name() + "`";
        }
    }

    private AccessPatternDocument(TablePlan plan) {
        this.plan = plan;
        this.table = plan.table();
        for (EntityPlan entity : plan.entities()) {
            add(entity.entity().type().simpleName(), entity.patterns());
        }
        for (CollectionPlan collection : plan.collections()) {
            add(collection.collection().type().simpleName(), collection.patterns());
        }
        for (AggregatePlan aggregate : plan.aggregates()) {
            add(aggregate.aggregate().type().simpleName(), aggregate.patterns());
        }
        for (ViewPlan view : plan.views()) {
            add(view.view().type().simpleName(), view.patterns());
        }
    }

    private void add(String owner, List<PatternPlan> plans) {
        plans.forEach(each -> patterns.add(new Asked(owner, each)));
    }

    /** The page, in Markdown. */
    public static String of(TablePlan plan) {
        AccessPatternDocument document = new AccessPatternDocument(plan);
        String page = "# " + plan.table().name()
                + "\n\nWhat the table is asked, and what answers. Written by Keywright from `"
                + plan.table().type().qualifiedName()
                + "`; changes here are lost.\n\n" + document.questions() + document.keys();
        return plan.table().indexes().isEmpty() ? page : page + document.indexes();
    }

    private String questions() {
        if (patterns.isEmpty()) {
            return "## Access patterns\n\nNone.\n\n";
        }
        MarkdownTable rows = new MarkdownTable(
                "pattern",
                "question",
                "caller holds",
                "returns",
                "order",
                "items",
                "served by",
                "key condition",
                "requests",
                "read units");
        for (Asked asked : patterns) {
            PatternPlan each = asked.plan();
            ReadCost cost = ReadCost.of(each);
            rows.row(
                    asked.name(),
                    MarkdownTable.text(each.pattern().about()),
                    holds(each),
                    returns(asked),
                    order(each),
                    each.pattern().cardinality(),
                    servedBy(each.key()) + (each.pattern().consistent() ? ", consistent" : ""),
                    MarkdownTable.code(PatternJavadoc.condition(each)) + trimmed(each.trim()),
                    cost.requests(),
                    cost.readUnits());
        }
        return "## Access patterns\n\nRequests and read units are those of the most items that a pattern declares, of 1 KB"
                + " each, or else of a page of 1 MB.\n\n" + rows + "\n";
    }

    private static String holds(PatternPlan plan) {
        List<String> held = new ArrayList<>(plan.pattern().given());
        if (!plan.pattern().range().isEmpty()) {
            held.add("bounds on " + plan.pattern().range());
        }
        return held.isEmpty() ? "nothing" : MarkdownTable.text(String.join(", ", held));
    }

    private static String returns(Asked asked) {
        PatternPlan.Operation operation = asked.plan().operation();
        String one = MarkdownTable.code(asked.owner());
        return operation == PatternPlan.Operation.QUERY ? "many " + one : "one " + one;
    }

    private static String order(PatternPlan plan) {
        if (plan.operation() != PatternPlan.Operation.QUERY || plan.key().sort().isEmpty()) {
            return "";
        }
        String by = plan.pattern().range().isEmpty() ? "key" : plan.pattern().range();
        return MarkdownTable.text(by) + (plan.pattern().descending() ? ", highest first" : ", lowest first");
    }

    private static String servedBy(KeyPlan key) {
        return key.index().isEmpty() ? "table" : key.index();
    }

    /** What is read beyond the answer. */
    private static String trimmed(Trim trim) {
        if (!trim.isNeeded()) {
            return "";
        }
        List<String> dropped = new ArrayList<>();
        if (trim.types()) {
            dropped.add("other types");
        }
        trim.members().stream()
                .flatMap(member -> member.where().stream())
                .map(when -> "all without " + MarkdownTable.code(when.words()))
                .distinct()
                .forEach(dropped::add);
        return "; reads and drops " + String.join(" and ", dropped);
    }

    private String keys() {
        MarkdownTable rows = new MarkdownTable("items", "in", "partition", "sort", "when");
        for (EntityPlan entity : plan.entities()) {
            String name = MarkdownTable.code(entity.entity().type().simpleName());
            row(rows, name, entity.primary());
            for (KeyPlan key : entity.indexKeys()) {
                row(rows, name, key);
            }
            for (ClaimPlan claim : entity.claims()) {
                claim(rows, entity, claim);
            }
        }
        return "## Keys\n\n" + rows + "\n" + notes() + roles();
    }

    /** What is special about attributes that aren't in keys. */
    private String roles() {
        StringBuilder roles = new StringBuilder();
        for (EntityPlan entity : plan.entities()) {
            String name = MarkdownTable.code(entity.entity().type().simpleName());
            for (AttributeModel attribute : entity.entity().shape().attributes()) {
                String stored = MarkdownTable.code(attribute.storedName());
                switch (attribute.role()) {
                    case PLAIN -> {}
                    case VERSION ->
                        roles.append("- ")
                                .append(name)
                                .append(" has its version in ")
                                .append(stored)
                                .append(".\n");
                    case TIME_TO_LIVE ->
                        roles.append("- ")
                                .append(name)
                                .append(" expires at ")
                                .append(stored)
                                .append(".\n");
                    case COUNTER ->
                        roles.append("- ")
                                .append(name)
                                .append(" counts in ")
                                .append(stored)
                                .append(".\n");
                }
            }
        }
        return roles.isEmpty() ? "" : roles + "\n";
    }

    private static void row(MarkdownTable rows, String name, KeyPlan key) {
        rows.row(name, servedBy(key), values(key.partition()), values(key.sort()), when(key.when(), key.nullable()));
    }

    private static String values(List<KeyAttribute> attributes) {
        return attributes.stream()
                .map(attribute -> MarkdownTable.code(KeyDescriptions.equality(attribute)))
                .collect(Collectors.joining(", "));
    }

    private static String when(List<WhenModel> when, List<Component> nullable) {
        List<String> conditions = new ArrayList<>();
        when.stream().map(WhenModel::words).map(MarkdownTable::text).forEach(conditions::add);
        nullable.forEach(component -> conditions.add(MarkdownTable.text(component.reference())));
        return conditions.stream().distinct().collect(Collectors.joining(" and "));
    }

    private void claim(MarkdownTable rows, EntityPlan entity, ClaimPlan claim) {
        String partition = claim.partition().source();
        String sort = claim.sort() == null ? partition : claim.sort().source();
        rows.row(
                "claims of " + MarkdownTable.code(entity.entity().type().simpleName()) + " on "
                        + MarkdownTable.text(String.join(", ", claim.unique().attributes())),
                "table",
                MarkdownTable.code(table.partitionKey() + " = " + partition),
                table.sortKey().isEmpty() ? "" : MarkdownTable.code(table.sortKey() + " = " + sort),
                when(claim.when(), claim.nullable()));
    }

    /** That a claim's key follows that of an index, so that changing the one changes the other. */
    private String notes() {
        StringBuilder notes = new StringBuilder();
        for (EntityPlan entity : plan.entities()) {
            for (ClaimPlan claim : entity.claims()) {
                for (KeyPlan key : entity.indexKeys()) {
                    if (claim.unique().key().isEmpty()
                            && claim.sort() != null
                            && key.partition().get(0).template().equals(claim.partition())) {
                        notes.append("The claims of `")
                                .append(entity.entity().type().simpleName())
                                .append("` on ")
                                .append(MarkdownTable.text(
                                        String.join(", ", claim.unique().attributes())))
                                .append(" have the key of ")
                                .append(key.index())
                                .append(": if that changes, claims that are stored are not found any more.")
                                .append(" `@Unique(key = ...)` keeps theirs.\n\n");
                    }
                }
            }
        }
        return notes.toString();
    }

    private String indexes() {
        MarkdownTable rows = new MarkdownTable("index", "key", "holds", "of", "serves");
        for (IndexModel index : table.indexes()) {
            List<String> attributes = new ArrayList<>(index.partition());
            attributes.addAll(index.sort());
            rows.row(
                    index.name() + (index.local() ? ", local" : ""),
                    attributes.stream().map(MarkdownTable::code).collect(Collectors.joining(", ")),
                    projection(index),
                    plan.entities().stream()
                            .filter(entity -> entity.indexKeys().stream()
                                    .anyMatch(key -> key.index().equals(index.name())))
                            .map(EntityPlan::entity)
                            .map(EntityModel::type)
                            .map(type -> MarkdownTable.code(type.simpleName()))
                            .collect(Collectors.joining(", ")),
                    patterns.stream()
                            .filter(asked -> asked.plan().key().index().equals(index.name()))
                            .map(Asked::name)
                            .collect(Collectors.joining(", ")));
        }
        return "## Indexes\n\n" + rows;
    }

    private static String projection(IndexModel index) {
        return switch (index.projection()) {
            case ALL -> "everything";
            case KEYS_ONLY -> "keys";
            case INCLUDE ->
                "keys, " + index.include().stream().map(MarkdownTable::code).collect(Collectors.joining(", "));
        };
    }
}
