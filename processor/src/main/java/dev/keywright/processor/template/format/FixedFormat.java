package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A format of one type that has no arguments, and that has one look: times, booleans, UUIDs.
 *
 * @param type the type that it takes
 * @param name its name; {@code ""} for the default of the type
 * @param format the runtime's format
 * @param becomes what the format makes of the type; null if it leaves it
 * @param conversion how
 * @param form what it looks like
 * @param lossless whether the value can be told from the text
 */
record FixedFormat(
        ScalarType type,
        String name,
        RuntimeRef format,
        @Nullable TypeRef becomes,
        @Nullable RuntimeRef conversion,
        EncodedForm form,
        boolean lossless)
        implements Format {

    @Override
    public List<String> names() {
        return List.of(name);
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == type;
    }

    @Override
    public Binding bind(String chosen, ValueType leaf, Delimiter delimiter) {
        TypeRef parameter = becomes == null ? leaf.type() : becomes;
        return new Binding.Bound(new BoundFormat(name, parameter, format, conversion, form, true, lossless));
    }
}
