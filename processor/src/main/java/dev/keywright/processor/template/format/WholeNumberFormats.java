package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/**
 * Whole numbers of one type: padded to its full width, negative ones too; with a width, {@code {n:8}}, non-negative ones of
 * at most that many digits.
 *
 * @param type the type
 * @param runtime the runtime's class of formats for it
 * @param digits the digits of its greatest value; the most that a width can be
 * @param least the encoded text of its least value; {@code ""} where a width must be given
 * @param greatest that of its greatest
 */
record WholeNumberFormats(ScalarType type, String runtime, int digits, String least, String greatest)
        implements Format {
    private static final int MOST_DIGITS = 38;

    static List<Format> all() {
        return List.of(
                new WholeNumberFormats(ScalarType.BYTE, "ByteFormat", 3, "-872", "127"),
                new WholeNumberFormats(ScalarType.SHORT, "ShortFormat", 5, "-67232", "32767"),
                new WholeNumberFormats(ScalarType.INT, "IntFormat", 10, "-7852516352", "2147483647"),
                new WholeNumberFormats(
                        ScalarType.LONG, "LongFormat", 19, "-0776627963145224192", "9223372036854775807"),
                new WholeNumberFormats(ScalarType.BIG_INTEGER, "BigIntegerFormat", MOST_DIGITS, "", ""));
    }

    @Override
    public List<String> names() {
        return least.isEmpty() ? List.of("<digits>") : List.of("", "<digits>");
    }

    @Override
    public boolean isNamed(String name) {
        return name.isEmpty() ? !least.isEmpty() : name.matches("[0-9]{1,9}");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == type;
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        if (name.isEmpty()) {
            String mask = "0".repeat(digits);
            EncodedForm form = new EncodedForm.Masked(List.of(mask, "-" + mask), least, greatest);
            return bound(name, leaf, RuntimeRef.constant(runtime, "FULL"), form);
        }
        int width = Integer.parseInt(name);
        if (width == 0 || width > digits) {
            return new Binding.BadWidth(
                    name,
                    width == 0
                            ? "a width of zero holds nothing"
                            : leaf.type().simpleName() + " has at most " + digits + " digits");
        }
        EncodedForm form = new EncodedForm.Masked(List.of("0".repeat(width)), "0".repeat(width), "9".repeat(width));
        return bound(name, leaf, RuntimeRef.call(runtime, "padded", width), form);
    }

    private static Binding bound(String name, ValueType leaf, RuntimeRef format, EncodedForm form) {
        return new Binding.Bound(new BoundFormat(name, leaf.type(), format, null, form, true, true));
    }
}
