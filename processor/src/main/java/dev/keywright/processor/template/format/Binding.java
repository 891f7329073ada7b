package dev.keywright.processor.template.format;

import dev.keywright.processor.template.BoundFormat;
import java.util.List;

/** What comes of applying the format that a placeholder names, to the attribute that it names. */
public sealed interface Binding {
    /** It can be written so. */
    record Bound(BoundFormat format) implements Binding {}

    /** No format has that name; the names that the type can take. */
    record UnknownFormat(String name, List<String> known) implements Binding {}

    /** The format can't take the type; the names that the type can take, none if it takes only its own. */
    record WrongType(String name, List<String> known) implements Binding {}

    /** No format takes the type. */
    record NoForm() implements Binding {}

    /** The type needs a format to be named; which. */
    record NeedsFormat(List<String> known) implements Binding {}

    /** The width can't be: zero, or beyond what the type has. */
    record BadWidth(String name, String reason) implements Binding {}
}
