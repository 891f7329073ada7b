package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.Cardinality;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.SortPlan;
import dev.keywright.processor.plan.Trim;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a pattern's method says of itself: the question, then the request that answers it, and what that costs. */
final class PatternJavadoc {
    private PatternJavadoc() {}

    static CodeBlock of(PatternPlan plan) {
        CodeBlock.Builder javadoc = CodeBlock.builder();
        String about = Javadoc.sentence(plan.pattern().about());
        if (!about.isEmpty()) {
            javadoc.add("$L\n\n<p>", about);
        }
        javadoc.add("$L\n", plan.operation() == PatternPlan.Operation.GET ? get(plan) : query(plan));
        return javadoc.build();
    }

    private static String get(PatternPlan plan) {
        return "GetItem: " + Javadoc.code(condition(plan)) + ". " + units(plan) + " per 4 KB.";
    }

    private static String query(PatternPlan plan) {
        StringBuilder text = new StringBuilder("Query on ");
        text.append(plan.key().index().isEmpty() ? "the table" : plan.key().index());
        if (!plan.key().sort().isEmpty() && plan.operation() != PatternPlan.Operation.FIND_ONE) {
            text.append(plan.pattern().descending() ? ", highest key first" : ", lowest key first");
        }
        text.append(": ").append(Javadoc.code(condition(plan))).append(ranged(plan));
        text.append(". ").append(units(plan)).append(" per 4 KB read");
        String cardinality = plan.pattern().cardinality();
        boolean isOfResults = plan.operation().isAggregate() && Cardinality.atMostOne(cardinality);
        if (!cardinality.isEmpty() && !isOfResults) {
            text.append("; ")
                    .append(Cardinality.atMostOne(cardinality) ? "at most one item is" : cardinality + " items are")
                    .append(" expected");
        }
        return text.append(".").append(trimmed(plan.trim())).toString();
    }

    private static String units(PatternPlan plan) {
        return plan.pattern().consistent()
                ? "Strongly consistent: one read unit"
                : "Eventually consistent: half a read unit";
    }

    /** What is read and paid for, but is none of the answer. */
    private static String trimmed(Trim trim) {
        if (!trim.isNeeded()) {
            return "";
        }
        Set<String> conditions = new LinkedHashSet<>();
        for (Trim.Member member : trim.members()) {
            member.where().forEach(when -> conditions.add(Javadoc.code(when.words())));
        }
        String others = trim.types() ? "those of other types" : "";
        String failing = conditions.isEmpty() ? "" : "those without " + String.join(" and ", conditions);
        return " Of the items read, " + others + (others.isEmpty() || failing.isEmpty() ? "" : " and ") + failing
                + " are dropped; they cost as much.";
    }

    private static String ranged(PatternPlan plan) {
        if (plan.sort() instanceof SortPlan.Range range) {
            String bound = range.prefix().parts().isEmpty() ? "and a bound" : "or a BETWEEN for a bound";
            return ", " + bound + " on " + range.component().reference();
        }
        return plan.sort() instanceof SortPlan.RangeNative range
                ? ", and a bound on " + range.component().reference()
                : "";
    }

    /** The key condition in DynamoDB's words. */
    static String condition(PatternPlan plan) {
        KeyPlan key = plan.key();
        List<String> terms = new ArrayList<>();
        key.partition().forEach(attribute -> terms.add(KeyDescriptions.equality(attribute)));
        key.sort().stream()
                .limit(plan.sortEquals())
                .forEach(attribute -> terms.add(KeyDescriptions.equality(attribute)));
        if (plan.operation() == PatternPlan.Operation.GET) {
            key.sort().forEach(attribute -> terms.add(KeyDescriptions.equality(attribute)));
        } else if (plan.sortEquals() < key.sort().size()) {
            String sort = sort(plan.sort(), key.sort().get(plan.sortEquals()));
            if (!sort.isEmpty()) {
                terms.add(sort);
            }
        }
        return String.join(" AND ", terms);
    }

    private static String sort(SortPlan sort, KeyAttribute attribute) {
        String name = attribute.name();
        if (sort instanceof SortPlan.Equal equal) {
            return name + " = " + equal.template().source();
        }
        if (sort instanceof SortPlan.EqualNative equal) {
            return name + " = " + braced(equal.component());
        }
        if (sort instanceof SortPlan.Prefix prefix) {
            return "begins_with(" + name + ", " + prefix.template().source() + ")";
        }
        if (sort instanceof SortPlan.Between between) {
            return name + " BETWEEN " + between.low().source() + " AND "
                    + between.high().source();
        }
        return sort instanceof SortPlan.Range range && !range.prefix().parts().isEmpty()
                ? "begins_with(" + name + ", " + range.prefix().source() + ")"
                : "";
    }

    private static String braced(Component component) {
        return "{" + component.reference() + "}";
    }
}
