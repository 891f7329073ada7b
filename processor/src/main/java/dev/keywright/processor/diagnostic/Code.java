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
    /** A template names an attribute that the entity hasn't. */
    UNKNOWN_TEMPLATE_ATTRIBUTE(201),
    /** No key or index serves a pattern. */
    NO_KEY_SERVES(301),
    /** The query of a pattern would read rows that it does not ask for. */
    FOREIGN_ROWS(302),
    /** Items of two entities, or claims, can have the same primary key. */
    KEY_COLLISION(401),
    /** A key or pattern names an index that the table hasn't. */
    UNKNOWN_INDEX(501),
    /** A fault of Keywright's own. */
    INTERNAL_ERROR(999);

    private final int number;
    private final String suppression;

    Code(int number) {
        this(number, "");
    }

    Code(int number, String suppression) {
        this.number = number;
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

    /** Whether it is a warning; everything else is an error. */
    public boolean isWarning() {
        return !suppression.isEmpty();
    }

    /** Whether it is about a pattern: nothing else depends on what it is about. */
    public boolean isAboutPatterns() {
        return number / 100 == 3;
    }

    /** What quiets a warning, after {@code keywright:}; {@code ""} for errors. */
    public String suppression() {
        return suppression;
    }
}
