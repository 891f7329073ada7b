package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** What has a converter, by the text that it stores: for equality only. */
final class ConvertedFormats implements Format {
    @Override
    public List<String> names() {
        return List.of("");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Converted;
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        ValueType.Converted converted = (ValueType.Converted) leaf;
        RuntimeRef format = RuntimeRef.call(
                "ConvertedFormat", "of", new RuntimeRef.Instance(converted.converter()), delimiter.character());
        return new Binding.Bound(new BoundFormat(name, leaf.type(), format, null, new EncodedForm.Text(), false, true));
    }
}
