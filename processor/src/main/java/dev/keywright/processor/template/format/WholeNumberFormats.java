package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** Whole numbers: padded to the width of the type, negative ones too; {@code {n:8}} non-negative of that many digits. */
final class WholeNumberFormats implements Format {
    private static final int INT_DIGITS = 10;
    private static final int LONG_DIGITS = 19;

    @Override
    public List<String> names() {
        return List.of("");
    }

    @Override
    public boolean isNamed(String name) {
        return name.isEmpty() || name.matches("[0-9]{1,4}");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar
                && (scalar.scalar() == ScalarType.INT || scalar.scalar() == ScalarType.LONG);
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        boolean isInt = ((ValueType.Scalar) leaf).scalar() == ScalarType.INT;
        int digits = isInt ? INT_DIGITS : LONG_DIGITS;
        String className = isInt ? "IntFormat" : "LongFormat";
        if (name.isEmpty()) {
            RuntimeRef format = RuntimeRef.constant(className, "FULL");
            EncodedForm form = new EncodedForm.Masked(
                    List.of("0".repeat(digits), "-" + "0".repeat(digits)),
                    isInt ? "-7852516352" : "-0776627963145224192",
                    isInt ? "2147483647" : "9223372036854775807");
            return new Binding.Bound(new BoundFormat(name, leaf.type(), format, null, form, true, true));
        }
        int width = Integer.parseInt(name);
        if (width == 0 || width > digits) {
            return new Binding.BadWidth(
                    name,
                    width == 0
                            ? "a width of zero holds nothing"
                            : leaf.type().simpleName() + " has " + digits + " digits");
        }
        EncodedForm form = new EncodedForm.Masked(List.of("0".repeat(width)), "0".repeat(width), "9".repeat(width));
        return new Binding.Bound(new BoundFormat(
                name, leaf.type(), RuntimeRef.call(className, "padded", width), null, form, true, true));
    }
}
