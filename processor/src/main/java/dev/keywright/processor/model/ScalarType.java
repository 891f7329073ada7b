package dev.keywright.processor.model;

/**
 * The attribute types that are one value in DynamoDB and one constant {@code Values.NAME} in the runtime. To add one: a
 * constant here, a codec in {@code dev.keywright.mapping}.
 */
public enum ScalarType {
    /** Text. */
    STRING("java.lang.String", Stored.TEXT),
    /** Decimal number of at most 38 digits. */
    DECIMAL("java.math.BigDecimal", Stored.NUMBER),
    /** {@code int} and its box. */
    INT("java.lang.Integer", Stored.NUMBER),
    /** {@code long} and its box. */
    LONG("java.lang.Long", Stored.NUMBER),
    /** {@code boolean} and its box. */
    BOOLEAN("java.lang.Boolean", Stored.OTHER),
    /** A point in time, as sortable text. */
    INSTANT("java.time.Instant", Stored.TEXT);

    /** How DynamoDB stores it: what can be a key attribute is text, number or binary. */
    public enum Stored {
        /** S. */
        TEXT,
        /** N. */
        NUMBER,
        /** B. */
        BINARY,
        /** BOOL, M, L and so on: never a key attribute. */
        OTHER
    }

    private final String javaType;
    private final Stored stored;

    ScalarType(String javaType, Stored stored) {
        this.javaType = javaType;
        this.stored = stored;
    }

    /** The qualified name of the type; of a primitive that of its box. */
    public String javaType() {
        return javaType;
    }

    /** How DynamoDB stores it. */
    public Stored stored() {
        return stored;
    }
}
