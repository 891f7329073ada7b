package dev.keywright.processor.read;

/** Names with their first letter in upper or lower case; by code point, as names need not be ASCII. */
final class Capitals {
    private Capitals() {}

    /** {@code email} to {@code Email}. */
    static String first(String name) {
        if (name.isEmpty()) {
            return name;
        }
        int first = name.codePointAt(0);
        return Character.toString(Character.toUpperCase(first)) + name.substring(Character.charCount(first));
    }

    /** {@code OrderLine} to {@code orderLine}. */
    static String lowerFirst(String name) {
        if (name.isEmpty()) {
            return name;
        }
        int first = name.codePointAt(0);
        return Character.toString(Character.toLowerCase(first)) + name.substring(Character.charCount(first));
    }

    /** The property that {@code getX} reads, by the rule of JavaBeans: {@code URL} stays as it is. */
    static String property(String suffix) {
        boolean shout = suffix.length() > 1
                && Character.isUpperCase(suffix.charAt(0))
                && Character.isUpperCase(suffix.charAt(1));
        return shout ? suffix : lowerFirst(suffix);
    }
}
