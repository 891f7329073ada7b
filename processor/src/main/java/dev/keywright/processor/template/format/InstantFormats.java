package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** {@code Instant}: ISO-8601 in UTC, of fixed width, years 0 to 9999. */
final class InstantFormats implements Format {
    private static final String LEAST = "0000-01-01T00:00:00.000000000Z";
    private static final String GREATEST = "9999-12-31T23:59:59.999999999Z";

    @Override
    public List<String> names() {
        return List.of("");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.INSTANT;
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        EncodedForm form = new EncodedForm.Masked(List.of("0000-00-00T00:00:00.000000000Z"), LEAST, GREATEST);
        return new Binding.Bound(new BoundFormat(
                name, leaf.type(), RuntimeRef.constant("InstantFormat", "NANOS"), null, form, true, true));
    }
}
