package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** Enums by name; in order only if the constants are declared in the order of their names. */
final class EnumFormats implements Format {
    @Override
    public List<String> names() {
        return List.of("");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Enumeration;
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        List<String> constants = ((ValueType.Enumeration) leaf).constants();
        RuntimeRef format = RuntimeRef.call("EnumFormat", "of", leaf.type());
        boolean ordered = constants.equals(constants.stream().sorted().toList());
        return new Binding.Bound(
                new BoundFormat(name, leaf.type(), format, null, new EncodedForm.OneOf(constants), ordered, true));
    }
}
