package dev.keywright.processor.model;

/**
 * The attribute types that are one value in DynamoDB and one constant {@code Values.NAME} in the runtime. To add one: a
 * constant here, a codec in {@code dev.keywright.mapping}.
 */
public enum ScalarType {
    /** Text. */
    STRING("java.lang.String", Stored.TEXT),
    /** {@code char} and its box, as text. */
    CHAR("java.lang.Character", Stored.TEXT),
    /** {@code byte} and its box. */
    BYTE("java.lang.Byte", Stored.NUMBER),
    /** {@code short} and its box. */
    SHORT("java.lang.Short", Stored.NUMBER),
    /** {@code int} and its box. */
    INT("java.lang.Integer", Stored.NUMBER),
    /** {@code long} and its box. */
    LONG("java.lang.Long", Stored.NUMBER),
    /** {@code float} and its box; finite. */
    FLOAT("java.lang.Float", Stored.NUMBER),
    /** {@code double} and its box; finite. */
    DOUBLE("java.lang.Double", Stored.NUMBER),
    /** Decimal number of at most 38 digits. */
    DECIMAL("java.math.BigDecimal", Stored.NUMBER),
    /** Whole number of at most 38 digits. */
    BIG_INTEGER("java.math.BigInteger", Stored.NUMBER),
    /** {@code boolean} and its box. */
    BOOLEAN("java.lang.Boolean", Stored.OTHER),
    /** A UUID, as text in lower case. */
    UUID("java.util.UUID", Stored.TEXT),
    /** A URI, as its text. */
    URI("java.net.URI", Stored.TEXT),
    /** {@code byte[]}. */
    BYTES("byte[]", Stored.BINARY),
    /** What remains of a buffer. */
    BYTE_BUFFER("java.nio.ByteBuffer", Stored.BINARY),
    /** The bytes of the AWS SDK. */
    SDK_BYTES("software.amazon.awssdk.core.SdkBytes", Stored.BINARY),
    /** A point in time, as sortable text. */
    INSTANT("java.time.Instant", Stored.TEXT),
    /** A point in time that DynamoDB's time to live reads, as seconds since 1970. */
    EPOCH_SECONDS("", Stored.NUMBER),
    /** A date, as sortable text. */
    LOCAL_DATE("java.time.LocalDate", Stored.TEXT),
    /** A time of day, as sortable text. */
    LOCAL_TIME("java.time.LocalTime", Stored.TEXT),
    /** Date and time without zone, as sortable text. */
    LOCAL_DATE_TIME("java.time.LocalDateTime", Stored.TEXT),
    /** Date and time with offset, as text. */
    OFFSET_DATE_TIME("java.time.OffsetDateTime", Stored.TEXT),
    /** A time of day with offset, as text. */
    OFFSET_TIME("java.time.OffsetTime", Stored.TEXT),
    /** Date and time with zone, as text. */
    ZONED_DATE_TIME("java.time.ZonedDateTime", Stored.TEXT),
    /** A year, as sortable text. */
    YEAR("java.time.Year", Stored.TEXT),
    /** A month of a year, as sortable text. */
    YEAR_MONTH("java.time.YearMonth", Stored.TEXT),
    /** A day of any year, as sortable text. */
    MONTH_DAY("java.time.MonthDay", Stored.TEXT),
    /** A length of time, as ISO text. */
    DURATION("java.time.Duration", Stored.TEXT),
    /** Years, months and days, as ISO text. */
    PERIOD("java.time.Period", Stored.TEXT),
    /** A time zone, as its id. */
    ZONE_ID("java.time.ZoneId", Stored.TEXT),
    /** An offset from UTC, as its id. */
    ZONE_OFFSET("java.time.ZoneOffset", Stored.TEXT),
    /** An attribute value of the AWS SDK, as it is. */
    ATTRIBUTE_VALUE("software.amazon.awssdk.services.dynamodb.model.AttributeValue", Stored.OTHER),
    /** A JSON document of the AWS SDK, as it is. */
    DOCUMENT("software.amazon.awssdk.core.document.Document", Stored.OTHER);

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

    /** The qualified name of the type; of a primitive that of its box; {@code ""} where it takes more to tell. */
    public String javaType() {
        return javaType;
    }

    /** How DynamoDB stores it. */
    public Stored stored() {
        return stored;
    }
}
