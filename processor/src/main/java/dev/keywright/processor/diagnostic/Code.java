package dev.keywright.processor.diagnostic;

import java.util.Locale;

/**
 * Every diagnostic there is. A number is never reused nor given another meaning: 1xx types and attributes, 2xx key
 * templates, 3xx patterns, 4xx whole tables, 5xx indexes and projections, 6xx uniqueness, 7xx aggregates and converters,
 * 8xx warnings, 9xx the build. The wording is with the rule that finds it.
 */
public enum Code {
    /** An entity without any {@code @Key}. */
    MISSING_KEY(101),
    /** {@code @Entity} on an interface, enum or annotation. */
    ENTITY_KIND(102),
    /** {@code @Entity} on an abstract class. */
    ABSTRACT_ENTITY(103),
    /** {@code @Entity} on an inner class, which is made within an object of the class around it. */
    INNER_ENTITY(104),
    /** {@code @Entity} on a type that is private or within a private one. */
    PRIVATE_ENTITY(105),
    /** {@code @Entity} on a type with type parameters. */
    GENERIC_ENTITY(106),
    /** An entity that names no table and is below none. */
    NO_TABLE(107),
    /** {@code @Entity(table = ...)} names a type that is no table. */
    NOT_A_TABLE(108),
    /** An entity that belongs to two tables. */
    TWO_TABLES(109),
    /** An entity whose table is compiled elsewhere. */
    FOREIGN_TABLE(110),
    /** A type name without anything printable. */
    BLANK_TYPE_NAME(112),
    /** A permitted type of the table that is neither entity nor sealed. */
    UNCOVERED_SUBTYPE(113),
    /** One of our annotations on a type that it says nothing about. */
    MISPLACED_ANNOTATION(114),
    /** {@code @Table} on a type that can't be one. */
    TABLE_KIND(115),
    /** A table without entities. */
    EMPTY_TABLE(116),
    /** An entity without attributes. */
    NO_ATTRIBUTES(117),
    /** An attribute with the name of the table's type attribute. */
    TYPE_ATTRIBUTE_TAKEN(118),
    /** A class without a constructor that generated code can call. */
    NO_CONSTRUCTOR(120),
    /** A class with two constructors that could be meant. */
    TWO_CONSTRUCTORS(121),
    /** A constructor's parameter that no accessor reads. */
    PARAMETER_WITHOUT_ACCESSOR(122),
    /** A class file that lost the names of its constructor's parameters. */
    PARAMETER_NAMES_LOST(123),
    /** A property of a bean that can be read but not set. */
    PROPERTY_WITHOUT_SETTER(124),
    /** A builder without {@code build()}. */
    BUILDER_WITHOUT_BUILD(125),
    /** A setter, of a bean or builder, that takes another type than its accessor returns. */
    SETTER_TYPE(126),
    /** A field with accessor that the builder doesn't set. */
    BUILDER_WITHOUT_SETTER(127),
    /** An attribute of a type that has no form in an item. */
    UNSTORABLE_TYPE(130),
    /** A generic type without its arguments. */
    RAW_TYPE(131),
    /** A type with a wildcard. */
    WILDCARD_TYPE(132),
    /** A type that holds itself. */
    CYCLIC_TYPE(134),
    /** A map whose key is not text. */
    MAP_KEY(135),
    /** An {@code Optional} anywhere but directly on an attribute. */
    INNER_OPTIONAL(136),
    /** A record of one component that can be absent, so that the record can't be told from none. */
    NULLABLE_WRAPPER(137),
    /** A type that generated code can't see. */
    INACCESSIBLE_TYPE(138),
    /** A sealed attribute type with a permitted type that can't be stored with a discriminator. */
    VARIANT_KIND(139),
    /** Two permitted types of a sealed attribute type with one simple name. */
    TWO_VARIANTS(140),
    /** A permitted type of a sealed attribute type with an attribute named as the discriminator. */
    DISCRIMINATOR_TAKEN(141),
    /** A class such as {@code ArrayList} where the interface is meant. */
    COLLECTION_CLASS(142),
    /** Two attributes of a type that are stored under one name. */
    DUPLICATE_STORED_NAME(143),
    /** A stored name that is empty or too long. */
    STORED_NAME(144),
    /** A set of what DynamoDB has no set type for. */
    SET_AS_LIST(150, Severity.NOTE, "set-as-list"),
    /** {@code @Version} on what is no int or long that is always there. */
    VERSION_TYPE(160),
    /** {@code @TimeToLive} on what is neither an Instant nor an int or long. */
    TIME_TO_LIVE_TYPE(161),
    /** {@code @Counter} on what is no number. */
    COUNTER_TYPE(162),
    /** Two attributes of an entity that are its version, or tell when it expires. */
    ROLE_TWICE(163),
    /** An attribute that is two of version, time to live and counter. */
    TWO_ROLES(164),
    /** A version, time to live or counter within an attribute. */
    INNER_ROLE(165),
    /** Two stored names of the attribute that tells when the items of a table expire. */
    TWO_TIME_TO_LIVE_NAMES(166),
    /** Something else under the stored name of the attribute that tells when the items of a table expire. */
    TIME_TO_LIVE_TAKEN(167),
    /** A template names an attribute that the entity hasn't. */
    UNKNOWN_TEMPLATE_ATTRIBUTE(201),
    /** A brace of a template without its partner, or a placeholder without a name. */
    MALFORMED_TEMPLATE(202),
    /** Two placeholders of a template with nothing between them. */
    TOUCHING_PLACEHOLDERS(203),
    /** What follows a placeholder does not begin with the delimiter. */
    NO_DELIMITER(204),
    /** A placeholder with a format that doesn't exist. */
    UNKNOWN_FORMAT(205),
    /** A placeholder with a format that the attribute's type can't take. */
    WRONG_FORMAT(206),
    /** A placeholder of a type that has no format of its own. */
    MISSING_FORMAT(207),
    /** A format with a width of zero, or beyond what the type has. */
    FORMAT_WIDTH(208),
    /** {@code :raw} before the end of a template. */
    RAW_NOT_LAST(209),
    /** A literal that an escaped value could look like. */
    LOOKS_ESCAPED(210),
    /** A placeholder of a type that can't be in a key. */
    NO_KEY_FORM(211),
    /** A path into a list, a map or a single value. */
    PATH_INTO_VALUE(212),
    /** A path through an attribute that can be absent. */
    PATH_THROUGH_NULLABLE(213),
    /** A primary key with an attribute that can be absent. */
    NULLABLE_PRIMARY_KEY(214),
    /** A template whose literals alone are longer than a key can be. */
    LONG_TEMPLATE(215),
    /** A key without a template for an attribute that nothing else fills. */
    MISSING_TEMPLATE(216),
    /** A sort template for a table or index without sort key. */
    SORT_WITHOUT_ATTRIBUTE(217),
    /** A template for key attributes that are stored anyway. */
    TEMPLATE_FOR_STORED(218),
    /** A {@code @Key} for an index whose attributes are all stored anyway. */
    KEY_FOR_STORED(219),
    /** One template for several key attributes. */
    ONE_TEMPLATE_FOR_SEVERAL(220),
    /** A second key of the table. */
    TWO_PRIMARY_KEYS(221),
    /** Two keys of one index that an item could have both. */
    KEYS_NOT_EXCLUSIVE(222),
    /** A primary key under a condition. */
    CONDITIONAL_PRIMARY_KEY(223),
    /** A version or counter in a key. */
    CHANGING_KEY(224),
    /** The table's key has the attribute that tells when items expire. */
    TIME_TO_LIVE_IN_PRIMARY_KEY(225),
    /** A condition on an attribute that the entity hasn't. */
    UNKNOWN_CONDITION_ATTRIBUTE(230),
    /** A condition on a value that the attribute can't have. */
    UNKNOWN_CONDITION_VALUE(231),
    /** A condition on values of a type that has none to name. */
    UNTESTABLE_CONDITION(232),
    /** A condition that asks for values and for absence. */
    CONTRADICTORY_CONDITION(233),
    /** A condition that never holds. */
    IMPOSSIBLE_CONDITION(234),
    /** A condition on a version or counter. */
    CHANGING_CONDITION(235),
    /** No key or index serves a pattern. */
    NO_KEY_SERVES(301),
    /** The query of a pattern would read rows that it does not ask for. */
    FOREIGN_ROWS(302),
    /** Several indexes serve a pattern. */
    SEVERAL_INDEXES(303),
    /** The index that a pattern names doesn't serve it. */
    INDEX_DOES_NOT_SERVE(304),
    /** A pattern names an attribute that the type hasn't. */
    UNKNOWN_PATTERN_ATTRIBUTE(305),
    /** A pattern fixes one attribute twice. */
    REPEATED_PATTERN_ATTRIBUTE(306),
    /** {@code where} asks for a value that the attribute can't have. */
    WHERE_VALUE(307),
    /** {@code where} asks for values of an attribute whose type has none to name. */
    WHERE_TYPE(308),
    /** A range over what keys don't keep in order. */
    UNORDERED_RANGE(309),
    /** A cardinality that says nothing. */
    BAD_CARDINALITY(310),
    /** At most one item, and a range. */
    RANGE_OF_ONE(311),
    /** Two patterns of one name on a type. */
    TWO_PATTERNS(312),
    /** The name of a pattern can't be that of a method. */
    PATTERN_NAME(313),
    /** The name of a pattern is that of a method which is there already. */
    PATTERN_NAME_TAKEN(314),
    /** A pattern is given, or ranges over, what can't be in a key. */
    UNKEYABLE_ATTRIBUTE(315),
    /** A collection with entities of another package. */
    COLLECTION_ACROSS_PACKAGES(316),
    /** A pattern names a format that isn't, or isn't needed. */
    PATTERN_FORMAT(317),
    /** {@code where} asks for what no item is. */
    IMPOSSIBLE_WHERE(318),
    /** {@code @Aggregate} on what can't be one. */
    AGGREGATE_KIND(320),
    /** An aggregate whose first component is no entity. */
    NO_PARENT(321),
    /** A component of an aggregate that takes no items. */
    PART_TYPE(322),
    /** A component of an aggregate of entities that are in another table. */
    PART_OF_OTHER_TABLE(323),
    /** Two components of an aggregate that take the same items. */
    AMBIGUOUS_PARTS(324),
    /** A pattern of an aggregate that several parents match. */
    SEVERAL_PARENTS(325),
    /** A pattern of an aggregate with a range. */
    RANGE_OF_AGGREGATE(326),
    /** {@code @View} on a type that can't be one. */
    VIEW_KIND(330),
    /** {@code @View} of what is no entity of a table that is compiled here. */
    VIEW_OF(331),
    /** A component of a view that is no attribute of its entity. */
    UNKNOWN_VIEW_ATTRIBUTE(332),
    /** A component of a view of another type than the attribute. */
    VIEW_ATTRIBUTE_TYPE(333),
    /** Items of two entities, or claims, can have the same primary key. */
    KEY_COLLISION(401),
    /** Two entities with one type name. */
    DUPLICATE_TYPE_NAME(402),
    /** Two types of a table with one accessor. */
    DUPLICATE_ACCESSOR(403),
    /** A key attribute of two types. */
    KEY_ATTRIBUTE_TYPES(404),
    /** A table name that DynamoDB does not take. */
    TABLE_NAME(405),
    /** A delimiter that is no punctuation character. */
    DELIMITER(406),
    /** Two types whose generated types have the same names. */
    GENERATED_NAMES_CLASH(407),
    /** Two components of an entity's keys with one name in Java. */
    COMPONENT_NAMES_CLASH(408),
    /** A type whose accessor has the name of a method that is there anyway. */
    ACCESSOR_TAKEN(409),
    /** A key with the same attribute twice. */
    KEY_ATTRIBUTE_TWICE(410),
    /** A key attribute without a name, or with one that is too long. */
    KEY_ATTRIBUTE_NAME(411),
    /** A key or pattern names an index that the table hasn't. */
    UNKNOWN_INDEX(501),
    /** Two indexes of one name. */
    DUPLICATE_INDEX(502),
    /** An index name that DynamoDB does not take. */
    INDEX_NAME(503),
    /** An index with the table's own key. */
    INDEX_IS_TABLE(504),
    /** More global indexes than a table can have. */
    TOO_MANY_INDEXES(505),
    /** More attributes than a key of an index can have. */
    TOO_MANY_KEY_ATTRIBUTES(506),
    /** Included attributes of an index that includes none. */
    INCLUDE_IGNORED(507),
    /** An index that includes attributes and names none. */
    INCLUDE_MISSING(508),
    /** More included attributes than a table can have. */
    TOO_MANY_INCLUDED(509),
    /** An included attribute that no entity has. */
    UNKNOWN_INCLUDED(510),
    /** Two indexes, or keys of them, with one name in Java. */
    INDEX_NAMES_CLASH(511),
    /** A key attribute of a type that DynamoDB has no keys of. */
    KEY_ATTRIBUTE_KIND(512),
    /** {@code @Unique} names an attribute that the entity hasn't. */
    UNKNOWN_UNIQUE_ATTRIBUTE(601),
    /** The template of a claim lacks an attribute that is to be unique. */
    CLAIM_LACKS_ATTRIBUTE(602),
    /** The template of a claim holds more than what is to be unique. */
    CLAIM_HOLDS_OTHERS(603),
    /** Two constraints of one name on an entity. */
    TWO_CONSTRAINTS(604),
    /** The items of a claim have the type name of something else. */
    CLAIM_TYPE_TAKEN(605),
    /** An attribute that can't be part of a claim's key, or not without a format. */
    UNCLAIMABLE_ATTRIBUTE(606),
    /** {@code @Unique} without attributes, or with one twice. */
    UNIQUE_ATTRIBUTES(607),
    /** {@code @Unique} names a version or counter. */
    CHANGING_CLAIM(608),
    /** A class that {@code @Convert} names can't convert the type, or can't be made. */
    CONVERTER(701),
    /** An index that serves no pattern. */
    UNUSED_INDEX(801, Severity.WARNING, "unused-index"),
    /** A key in an index that serves no pattern. */
    UNUSED_KEY(802, Severity.WARNING, "unused-key"),
    /** All items of an entity share few partitions. */
    HOT_PARTITION(803, Severity.WARNING, "hot-partition"),
    /** Nothing keeps a second item from matching a pattern of at most one. */
    UNGUARDED_UNIQUE(804, Severity.WARNING, "unguarded-unique"),
    /** More global indexes than a table does well with. */
    MANY_INDEXES(805, Severity.WARNING, "many-indexes"),
    /** A primary key without a placeholder. */
    CONSTANT_PRIMARY_KEY(806, Severity.WARNING, "single-item"),
    /** An aggregate that no pattern asks for. */
    UNUSED_AGGREGATE(855, Severity.WARNING, "unused-aggregate"),
    /** A view that no pattern asks for. */
    UNUSED_VIEW(856, Severity.WARNING, "unused-view"),
    /** An index of all attributes that views only are read from. */
    WIDE_INDEX(857, Severity.WARNING, "wide-index"),
    /** An annotation of ours on an attribute of a type that no table holds. */
    STRAY_ANNOTATION(860, Severity.WARNING, "stray-annotation"),
    /** An option that doesn't exist. */
    UNKNOWN_OPTION(901),
    /** An option with a value that it doesn't take. */
    OPTION_VALUE(902),
    /** A type that is needed and that no processor made. */
    UNRESOLVED_TYPE(903),
    /** An entity or aggregate that another processor made after its table was written. */
    LATE_ENTITY(904),
    /** A type that Keywright writes and that exists already. */
    NAME_TAKEN(905),
    /** A fault of Keywright's own. */
    INTERNAL_ERROR(999);

    /** How much it matters. */
    public enum Severity {
        /** Fails the compilation. */
        ERROR,
        /** Doesn't fail it, unless the user asks for that. */
        WARNING,
        /** Good to know; never fails a compilation. */
        NOTE
    }

    private final int number;
    private final Severity severity;
    private final String suppression;

    Code(int number) {
        this(number, Severity.ERROR, "");
    }

    Code(int number, Severity severity, String suppression) {
        this.number = number;
        this.severity = severity;
        this.suppression = suppression;
    }

    /** As it is printed: {@code KW301}. */
    public String id() {
        return "KW" + number;
    }

    /** Its heading in docs/diagnostics.md, as a link. */
    public String anchor() {
        return id().toLowerCase(Locale.ROOT);
    }

    /** How much it matters. */
    public Severity severity() {
        return severity;
    }

    /** Whether it is an error; warnings and notes can be quieted. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** Whether it is about a pattern: nothing else depends on what it is about. */
    public boolean isAboutPatterns() {
        return number / 100 == 3;
    }

    /** What quiets a warning or note, after {@code keywright:}; {@code ""} for errors. */
    public String suppression() {
        return suppression;
    }
}
