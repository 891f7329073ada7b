package dev.keywright.processor.check;

import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.Part;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A placeholder where it stands in the source, and what came of it.
 *
 * @param use its template
 * @param placeholder as it is written
 * @param path what it names
 * @param binding what came of its format; null where it names nothing
 * @param delimiter the table's
 */
record PlaceholderUse(
        TemplateUse use,
        Part.Placeholder placeholder,
        AttributePath path,
        @Nullable Binding binding,
        Delimiter delimiter) {
    /** All of a table, in the order of the source. */
    static List<PlaceholderUse> of(TableAnalysis analysis) {
        List<PlaceholderUse> uses = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(analysis)) {
            for (Part.Placeholder placeholder : use.template().placeholders()) {
                AttributePath path = AttributePath.find(use.entity().shape().attributes(), placeholder.path());
                Binding binding = path instanceof AttributePath.Found found
                        ? Formats.bind(placeholder.format(), found.leaf(), analysis.delimiter())
                        : null;
                uses.add(new PlaceholderUse(use, placeholder, path, binding, analysis.delimiter()));
            }
        }
        return List.copyOf(uses);
    }

    /** The simple name of the attribute's type; {@code ""} where the placeholder names nothing. */
    String type() {
        return path instanceof AttributePath.Found found ? found.leaf().type().simpleName() : "";
    }

    /** The member with another path in place of this one. */
    String withPath(String path) {
        return use.replacing(placeholder.toString(), new Part.Placeholder(path, placeholder.format()).toString());
    }

    /** The placeholder in another format; {@code ""} for none. */
    String placeholderWith(String format) {
        return new Part.Placeholder(placeholder.path(), format).toString();
    }

    /** The member with the placeholder in another format; {@code ""} for none. */
    String withFormat(String format) {
        return use.replacing(placeholder.toString(), placeholderWith(format));
    }

    /** Whether the attribute needs no format. */
    boolean takesDefault() {
        return path instanceof AttributePath.Found found
                && Formats.bind("", found.leaf(), delimiter) instanceof Binding.Bound;
    }
}
