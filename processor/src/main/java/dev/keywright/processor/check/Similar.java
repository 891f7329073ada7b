package dev.keywright.processor.check;

import java.util.Collection;
import java.util.Locale;

/** "Did you mean", for a name that isn't there. */
final class Similar {
    private static final int FARTHEST = 3;

    private Similar() {}

    /** {@code " Did you mean \"x\"?"} for the known name that is nearest, if one is near; else {@code ""}. */
    static String to(String name, Collection<String> known) {
        String nearest = nearest(name, known);
        return nearest.isEmpty() ? "" : " Did you mean \"" + nearest + "\"?";
    }

    /** The known name that is nearest, if one is near; else {@code ""}. */
    static String nearest(String name, Collection<String> known) {
        String nearest = "";
        int least = Math.min(FARTHEST, Math.max(1, name.length() / 2)) + 1;
        for (String candidate : known) {
            int distance = distance(name.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest;
    }

    /** Levenshtein's distance. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, Math.min(above, row[j - 1]) + 1);
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
