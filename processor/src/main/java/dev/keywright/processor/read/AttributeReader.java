package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads one attribute: its type, and what the annotations on it say. */
final class AttributeReader {
    /** Of an attribute name: the service's limits, "Item attributes". */
    private static final int MOST_BYTES = 65_535;

    private final Reading reading;
    private final AttributeTypes types;
    private final Annotations annotations;
    private final ConverterReader converters;
    private final RoleReader roles;

    AttributeReader(Reading reading, AttributeTypes types) {
        this.reading = reading;
        this.types = types;
        this.annotations = new Annotations(reading);
        this.converters = new ConverterReader(reading);
        this.roles = new RoleReader(reading, annotations);
    }

    /** None where it was reported that it can't be stored, or can't be told yet. */
    Optional<AttributeModel> read(AttributeSource source, Use owner) {
        Use use = owner.of(source.declaredBy(), source.name());
        Role role = roles.read(source, owner, use);
        return type(source, use)
                .map(value -> role == Role.TIME_TO_LIVE ? inEpochSeconds(value) : value)
                .map(value -> new AttributeModel(
                        source.name(),
                        storedName(source, use),
                        value,
                        isNullable(source, value),
                        source.accessor(),
                        source.setter(),
                        role,
                        use.at()));
    }

    /** What time to live reads is a number. */
    private static ValueType inEpochSeconds(ValueType type) {
        if (type instanceof ValueType.OptionalOf optional) {
            return new ValueType.OptionalOf(optional.type(), inEpochSeconds(optional.content()));
        }
        return type instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.INSTANT
                ? new ValueType.Scalar(scalar.type(), ScalarType.EPOCH_SECONDS)
                : type;
    }

    private Optional<ValueType> type(AttributeSource source, Use use) {
        return annotations
                .one(source, use.at(), AnnotationNames.CONVERT)
                .map(convert -> converters.read(source.type(), convert, use))
                .orElseGet(() -> types.read(source.type(), use));
    }

    /** The one place that decides what an attribute is called in the item. */
    private String storedName(AttributeSource source, Use use) {
        Optional<AnnotationUse> annotation = annotations.one(source, use.at(), AnnotationNames.ATTRIBUTE);
        String name = annotation.map(found -> found.text("value")).orElse(source.name());
        int bytes = name.getBytes(StandardCharsets.UTF_8).length;
        if (annotation.isPresent() && (name.isEmpty() || bytes > MOST_BYTES)) {
            reading.report(Diagnostic.of(
                            Code.STORED_NAME,
                            annotation.get().at().member("value"),
                            "@Attribute on " + use.subject()
                                    + (name.isEmpty()
                                            ? ": the stored name is empty."
                                            : ": the stored name is too long."))
                    .found(bytes + " bytes; DynamoDB takes 1 to " + MOST_BYTES)
                    .write("@Attribute(\"" + source.name() + "\"), or no annotation, which is the same"));
        }
        return name;
    }

    private static boolean isNullable(AttributeSource source, ValueType value) {
        return value instanceof ValueType.OptionalOf
                || (!value.type().isPrimitive() && Nullness.isNullable(source.places()));
    }
}
