package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** {@code char}: text of one character. */
final class CharFormats implements Format {
    @Override
    public List<String> names() {
        return List.of("");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.CHAR;
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        RuntimeRef format = RuntimeRef.call("CharFormat", "of", delimiter.character());
        return new Binding.Bound(
                new BoundFormat(name, leaf.type(), format, null, new EncodedForm.Text(), delimiter.escapes(), true));
    }
}
