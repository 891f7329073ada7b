package dev.keywright.processor.template;

import dev.keywright.processor.model.TypeRef;
import java.util.List;

/**
 * A constant or static method of a class in the runtime's {@code dev.keywright.key}.
 *
 * @param className the simple name: {@code TextFormat}
 * @param member the constant or method: {@code NANOS}, {@code escaped}
 * @param call whether it is a method
 * @param arguments its arguments: {@link Integer}, {@link Character}, {@link String},
 *     {@link TypeRef} for a class literal, or {@link Instance}
 */
public record RuntimeRef(String className, String member, boolean call, List<Object> arguments) {
    /** An object of a class of the user's, as an argument: made without parameters. */
    public record Instance(TypeRef type) {}

    /** A constant. */
    public static RuntimeRef constant(String className, String member) {
        return new RuntimeRef(className, member, false, List.of());
    }

    /** A call. */
    public static RuntimeRef call(String className, String member, Object... arguments) {
        return new RuntimeRef(className, member, true, List.of(arguments));
    }
}
