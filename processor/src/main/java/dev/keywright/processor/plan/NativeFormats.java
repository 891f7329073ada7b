package dev.keywright.processor.plan;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ScalarType.Stored;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an attribute looks like that is a key attribute itself, under its own name and with its own type: not escaped. */
final class NativeFormats {
    /** Times that are stored with an offset or zone, and other texts that do not compare as their values do. */
    private static final Set<ScalarType> UNORDERED = Set.of(
            ScalarType.OFFSET_DATE_TIME,
            ScalarType.OFFSET_TIME,
            ScalarType.ZONED_DATE_TIME,
            ScalarType.DURATION,
            ScalarType.PERIOD,
            ScalarType.ZONE_ID,
            ScalarType.ZONE_OFFSET,
            ScalarType.URI);

    private NativeFormats() {}

    /** Null for what DynamoDB has no key of: it knows keys of text, numbers and binary. */
    static @Nullable BoundFormat of(ValueType leaf, Delimiter delimiter) {
        if (leaf.stored() == Stored.OTHER) {
            return null;
        }
        if (Formats.bind("", leaf, delimiter) instanceof Binding.Bound bound) {
            BoundFormat format = bound.format();
            EncodedForm form = form(leaf, format);
            boolean isText = leaf instanceof ValueType.Scalar && form instanceof EncodedForm.Raw;
            return new BoundFormat(
                    "", leaf.type(), format.format(), null, form, isText || format.ordered(), format.lossless());
        }
        boolean ordered = leaf instanceof ValueType.Scalar scalar && !UNORDERED.contains(scalar.scalar());
        // No template can name such a component, so nothing encodes it as text.
        RuntimeRef never = RuntimeRef.call("TextFormat", "raw");
        return new BoundFormat("", leaf.type(), never, null, new EncodedForm.Raw(), ordered, true);
    }

    /** A number is equal to one of another width, as no padded text of it is. */
    private static EncodedForm form(ValueType leaf, BoundFormat padded) {
        if (leaf.stored() == Stored.NUMBER) {
            return new EncodedForm.Text();
        }
        return leaf.stored() == Stored.TEXT && padded.form() instanceof EncodedForm.Text
                ? new EncodedForm.Raw()
                : padded.form();
    }
}
