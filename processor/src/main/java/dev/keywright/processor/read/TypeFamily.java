package dev.keywright.processor.read;

import dev.keywright.processor.model.ValueType;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** Attribute types that are mapped in one way. Sees only types whose names are all known and whose arguments are concrete. */
interface TypeFamily {
    /** Whether the type is one of them; then no later family is asked. */
    boolean takes(TypeMirror type);

    /** How it is mapped; none where that was reported to be impossible. */
    Optional<ValueType> read(TypeMirror type, Use use);
}
