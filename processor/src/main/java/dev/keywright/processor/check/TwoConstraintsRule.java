package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.plan.JavaNames;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashMap;
import java.util.Map;

/** No two constraints of an entity have one name, nor names that come to the same in Java and in the type of their claims. */
final class TwoConstraintsRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        Map<String, UniqueModel> seen = new HashMap<>();
        for (UniqueUse use : UniqueUse.of(analysis)) {
            UniqueModel unique = use.unique();
            if (unique.name().isEmpty()) {
                continue;
            }
            String key = use.keys().entity().type().qualifiedName() + " " + JavaNames.identifier(unique.name());
            UniqueModel earlier = seen.putIfAbsent(key, unique);
            if (earlier != null) {
                boolean isSame = earlier.name().equals(unique.name());
                Location at = unique.at().member("name");
                diagnostics.report(use.diagnostic(
                                Code.TWO_CONSTRAINTS,
                                at,
                                isSame
                                        ? "another constraint of "
                                                + use.keys().entity().type().simpleName() + " has that name."
                                        : "the constraint \"" + earlier.name() + "\" comes to the same name in Java.")
                        .write(
                                earlier.attributes().equals(unique.attributes())
                                        ? "one of the two"
                                        : "name = \"" + unique.name() + "Too\""));
            }
        }
    }
}
