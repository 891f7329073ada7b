package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A uniqueness constraint with the entity that it is on.
 *
 * @param keys the entity with its keys
 * @param unique the constraint
 */
record UniqueUse(EntityKeys keys, UniqueModel unique) {
    /** All of a table, but those of entities that could not be read as a whole. */
    static List<UniqueUse> of(TableAnalysis analysis) {
        List<UniqueUse> uses = new ArrayList<>();
        for (EntityKeys keys : analysis.entities()) {
            if (keys.entity().complete()) {
                keys.entity().uniques().forEach(unique -> uses.add(new UniqueUse(keys, unique)));
            }
        }
        return List.copyOf(uses);
    }

    /** A diagnostic about it: {@code @Unique "email" on Customer: } and a verdict. */
    Diagnostic diagnostic(Code code, Location at, String verdict) {
        String name = unique.name().isEmpty() ? "" : " \"" + unique.name() + "\"";
        return Diagnostic.of(
                code, at, "@Unique" + name + " on " + keys.entity().type().simpleName() + ": " + verdict);
    }

    /** What one of its attributes leads to. */
    AttributePath find(String attribute) {
        return AttributePath.find(keys.entity().shape().attributes(), attribute);
    }

    /** Whether the entity has all its attributes. */
    boolean isKnown() {
        return !unique.attributes().isEmpty()
                && unique.attributes().stream().allMatch(each -> find(each) instanceof AttributePath.Found);
    }

    /** The annotation with another text for one of its members, {@code key} or {@code name}. */
    String with(String member, String text) {
        boolean isKey = member.equals("key");
        return annotation(unique.attributes(), isKey ? text : unique.key(), isKey ? ownName() : text, unique.when());
    }

    /** The annotation on other attributes. */
    String on(Collection<String> attributes) {
        return annotation(attributes, unique.key(), ownName(), unique.when());
    }

    /** The annotation without conditions. */
    String always() {
        return annotation(unique.attributes(), unique.key(), ownName(), List.of());
    }

    private String ownName() {
        return unique.name().equals(UniqueModel.nameOf(unique.attributes())) ? "" : unique.name();
    }

    private static String annotation(Collection<String> attributes, String key, String name, List<WhenModel> when) {
        String value = Words.quoted(attributes);
        String others = (key.isEmpty() ? "" : ", key = \"" + key + "\"")
                + (name.isEmpty() ? "" : ", name = \"" + name + "\"")
                + (when.isEmpty() ? "" : ", when = " + WhenModel.describe(when));
        return others.isEmpty() ? "@Unique(" + value + ")" : "@Unique(value = " + value + others + ")";
    }

    /** Its plan; null if its key could not be made. */
    @Nullable
    ClaimPlan plan() {
        for (ClaimPlan claim : keys.claims()) {
            if (claim.unique().equals(unique)) {
                return claim;
            }
        }
        return null;
    }
}
