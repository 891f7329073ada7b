package dev.keywright.processor.check;

import java.util.regex.Pattern;

/** What DynamoDB takes as the name of a table or index: 3 to 255 of {@code a-z A-Z 0-9 _ . -}. */
final class DynamoNames {
    /** The rule in words. */
    static final String RULE = "3 to 255 characters of a-z A-Z 0-9 _ . -";

    private static final int LEAST = 3;
    private static final int MOST = 255;
    private static final Pattern VALID = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");

    private DynamoNames() {}

    /** A name that isn't one, as messages show it. */
    static String shown(String name) {
        return name.length() > MOST ? name.length() + " characters" : "\"" + name + "\"";
    }

    /** Whether it is one. */
    static boolean isValid(String name) {
        return VALID.matcher(name).matches();
    }

    /** The nearest name that is one. */
    static String repaired(String name, String otherwise) {
        String repaired = name.replaceAll("[^a-zA-Z0-9_.-]+", "-");
        if (repaired.length() < LEAST) {
            return otherwise;
        }
        return isValid(repaired) ? repaired : repaired.substring(0, MOST);
    }
}
