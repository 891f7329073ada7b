package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.Delimiter;
import java.util.List;

/** One way, or family of ways, to write a value in a key. */
public interface Format {
    /** The names it goes by after the colon, for messages; {@code ""} is the default of the types that it takes. */
    List<String> names();

    /** Whether a name is one of its own. */
    default boolean isNamed(String name) {
        return names().contains(name);
    }

    /** Whether it can write values of a type. */
    boolean takes(ValueType leaf);

    /** Applies it to a type that it takes, under a name of its own. */
    Binding bind(String name, ValueType leaf, Delimiter delimiter);
}
