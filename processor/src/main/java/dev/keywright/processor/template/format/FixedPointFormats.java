package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** {@code {price:10.2}}: a decimal number of that many digits before and after the point, with its sign. */
final class FixedPointFormats implements Format {
    private static final int MOST_DIGITS = 38;

    @Override
    public List<String> names() {
        return List.of("<digits>.<digits>");
    }

    @Override
    public boolean isNamed(String name) {
        return name.matches("[0-9]{1,9}\\.[0-9]{1,9}");
    }

    @Override
    public boolean takes(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.DECIMAL;
    }

    @Override
    public Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        int point = name.indexOf('.');
        int whole = Integer.parseInt(name.substring(0, point));
        int fraction = Integer.parseInt(name.substring(point + 1));
        if (whole == 0) {
            return new Binding.BadWidth(name, "there must be a digit before the point");
        }
        if (whole + fraction > MOST_DIGITS) {
            return new Binding.BadWidth(name, "DynamoDB's numbers have at most " + MOST_DIGITS + " digits");
        }
        String zeros = number("0", whole, fraction);
        String least = number("0", whole, fraction);
        EncodedForm form = new EncodedForm.Masked(
                List.of(zeros, "-" + zeros),
                "-" + least.substring(0, least.length() - 1) + "1",
                number("9", whole, fraction));
        return new Binding.Bound(new BoundFormat(
                name, leaf.type(), RuntimeRef.call("FixedPointFormat", "of", whole, fraction), null, form, true, true));
    }

    private static String number(String digit, int whole, int fraction) {
        return digit.repeat(whole) + (fraction == 0 ? "" : "." + digit.repeat(fraction));
    }
}
