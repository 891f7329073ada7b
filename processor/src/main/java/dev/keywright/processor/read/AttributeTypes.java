package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** All types that an attribute can have. To add one: its family, here. */
final class AttributeTypes {
    private final ConcreteTypes concrete;
    private final Reading reading;
    private final List<TypeFamily> families;

    AttributeTypes(Reading reading) {
        this.reading = reading;
        this.concrete = new ConcreteTypes(reading);
        this.families = List.of(
                new ConvertedFamily(reading),
                new ScalarFamily(reading),
                new EnumFamily(),
                new OptionalFamily(reading, this),
                new SequenceFamily(reading, this),
                new DictionaryFamily(reading, this),
                new PlatformFamily(reading),
                new VariantFamily(reading, this),
                new ObjectFamily(reading, this));
    }

    /** How a type is mapped; none where that was reported to be impossible, or can't be told yet. */
    Optional<ValueType> read(TypeMirror type, Use use) {
        if (!concrete.check(type, use)) {
            return Optional.empty();
        }
        for (TypeFamily family : families) {
            if (family.takes(type)) {
                return family.read(type, use);
            }
        }
        reading.report(unstorable(type, use));
        return Optional.empty();
    }

    static Diagnostic unstorable(TypeMirror type, Use use) {
        return use.problem(Code.UNSTORABLE_TYPE, TypeText.a(type) + " can't be stored.")
                .write("a type of its own: a record of what is to be stored");
    }
}
