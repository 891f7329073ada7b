package dev.keywright.processor.template;

import dev.keywright.processor.model.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * A format, applied to an attribute of a type that it can take.
 *
 * @param name as written after the colon; {@code ""} for the type's own
 * @param parameterType the type of the component in method parameters: the attribute's, unless the format changes it
 *     ({@code {at:day}} takes a LocalDate); boxed or not as the attribute is
 * @param format the runtime's format for {@code parameterType}
 * @param conversion a static method from the attribute's type to {@code parameterType}; null where they are the same
 * @param form what the encoded text looks like
 * @param ordered whether encoded texts compare as the values do, so that it can be a range
 * @param lossless whether the value can be told from the text
 */
public record BoundFormat(
        String name,
        TypeRef parameterType,
        RuntimeRef format,
        @Nullable RuntimeRef conversion,
        EncodedForm form,
        boolean ordered,
        boolean lossless) {

    /** The number of characters where it is always the same, else -1. */
    public int width() {
        return form instanceof EncodedForm.Masked masked && masked.masks().size() == 1
                ? masked.masks().get(0).length()
                : -1;
    }
}
