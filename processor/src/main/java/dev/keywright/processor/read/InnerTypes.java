package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.ValueType;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The types of what stands inside another: elements of a list, values of a map, the content of an {@code Optional}. */
final class InnerTypes {
    private final Reading reading;
    private final AttributeTypes types;

    InnerTypes(Reading reading, AttributeTypes types) {
        this.reading = reading;
        this.types = types;
    }

    Optional<ValueType> read(TypeMirror inner, TypeMirror around, Use use) {
        if (OptionalFamily.isOptional(inner)) {
            reading.report(use.problem(Code.INNER_OPTIONAL, "an Optional can't be stored inside another type.")
                    .found(TypeText.of(around))
                    .write("Optional on the attribute itself, or none"));
            return Optional.empty();
        }
        return types.read(inner, use);
    }
}
