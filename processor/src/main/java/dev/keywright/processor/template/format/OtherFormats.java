package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.List;

/** Booleans and UUIDs, which have one format each. */
final class OtherFormats {
    private static final String UUID_MASK = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

    private OtherFormats() {}

    static List<Format> all() {
        return List.of(
                new FixedFormat(
                        ScalarType.BOOLEAN,
                        "",
                        RuntimeRef.constant("BooleanFormat", "BOOLEAN"),
                        null,
                        null,
                        new EncodedForm.OneOf(List.of("false", "true")),
                        true),
                new FixedFormat(
                        ScalarType.UUID,
                        "",
                        RuntimeRef.constant("UuidFormat", "TEXT"),
                        null,
                        null,
                        new EncodedForm.Masked(
                                List.of(UUID_MASK), UUID_MASK.replace('x', '0'), UUID_MASK.replace('x', 'f')),
                        true));
    }
}
