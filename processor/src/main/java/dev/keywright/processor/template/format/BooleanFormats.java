package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** {@code boolean}: {@code false} and {@code true}, which compare as the values do. */
final class BooleanFormats implements Format {
    @Override
    public List<String> names() {
        return List.of("");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.BOOLEAN;
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        return new Binding.Bound(new BoundFormat(
                name,
                leaf.type(),
                RuntimeRef.constant("BooleanFormat", "BOOLEAN"),
                null,
                new EncodedForm.OneOf(List.of("false", "true")),
                true,
                true));
    }
}
