package dev.keywright.processor.check;

import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The attributes in the key of a claim. */
final class ClaimParts {
    private ClaimParts() {}

    /** Their paths, in the order of the template. */
    static Set<String> of(ClaimPlan claim) {
        Set<String> paths = new LinkedHashSet<>();
        claim.partition()
                .components()
                .forEach(component -> paths.add(component.reference().replaceFirst(":.*", "")));
        return paths;
    }

    /** The template with more of them behind it. */
    static String with(TableAnalysis analysis, String template, List<String> more) {
        StringBuilder longer = new StringBuilder(template);
        more.forEach(path -> {
            if (longer.charAt(longer.length() - 1) != analysis.table().delimiter()) {
                longer.append(analysis.table().delimiter());
            }
            longer.append('{').append(path).append('}');
        });
        return longer.toString();
    }
}
