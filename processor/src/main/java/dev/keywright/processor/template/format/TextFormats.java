package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** Text: escaped, or as it is where the delimiter has no escape; {@code :lower} and {@code :upper} fold case first. */
final class TextFormats implements Format {
    @Override
    public List<String> names() {
        return List.of("", "lower", "upper", "plain", "raw");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.STRING;
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        boolean escaped = delimiter.escapes() && !name.equals("plain") && !name.equals("raw");
        RuntimeRef format = switch (name) {
            case "lower", "upper" -> RuntimeRef.call("TextFormat", name, delimiter.character());
            case "raw" -> RuntimeRef.call("TextFormat", "raw");
            default -> RuntimeRef.call("TextFormat", escaped ? "escaped" : "plain", delimiter.character());
        };
        EncodedForm form = name.equals("raw") ? new EncodedForm.Raw() : new EncodedForm.Text();
        // Raw text is the end of its key: nothing follows that could spoil the order.
        boolean ordered = escaped || name.equals("raw");
        boolean lossless = !name.equals("lower") && !name.equals("upper");
        return new Binding.Bound(new BoundFormat(name, leaf.type(), format, null, form, ordered, lossless));
    }
}
