package dev.keywright.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Java text as tokens, comments and white space included, so that joined they are the text again. */
final class Tokens {
    private static final Pattern TOKEN =
            Pattern.compile("\\s+|//[^\\n]*|/\\*(?s:.*?)\\*/|\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])*'"
                    + "|[\\p{javaJavaIdentifierStart}][\\p{javaJavaIdentifierPart}]*|[0-9][0-9_.]*[lLfFdD]?|.");

    private final List<String> all;

    private Tokens(List<String> all) {
        this.all = all;
    }

    static Tokens of(String text) {
        List<String> all = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            all.add(matcher.group());
        }
        return new Tokens(all);
    }

    int size() {
        return all.size();
    }

    String get(int at) {
        return all.get(at);
    }

    boolean isText(int at) {
        return get(at).startsWith("\"");
    }

    boolean isName(int at) {
        return Character.isJavaIdentifierStart(get(at).charAt(0));
    }

    boolean isNumber(int at) {
        return Character.isDigit(get(at).charAt(0));
    }

    /** The positions that hold it. */
    List<Integer> positions(Predicate predicate) {
        List<Integer> positions = new ArrayList<>();
        for (int at = 0; at < size(); at++) {
            if (predicate.test(this, at)) {
                positions.add(at);
            }
        }
        return positions;
    }

    /** The next token that isn't white space, or the size. */
    int next(int at) {
        int next = at + 1;
        while (next < size() && get(next).isBlank()) {
            next++;
        }
        return next;
    }

    /** Whether the token is that text; beyond the end nothing is. */
    boolean is(int at, String text) {
        return at < size() && get(at).equals(text);
    }

    /** The position after the bracket that closes the one at {@code open}, or after {@code open} if that isn't one. */
    int end(int open) {
        int depth = 0;
        for (int at = open; at < size(); at++) {
            switch (get(at)) {
                case "(", "{", "[" -> depth++;
                case ")", "}", "]" -> depth--;
                default -> {}
            }
            if (depth <= 0) {
                return at + 1;
            }
        }
        return size();
    }

    /** The text with the tokens from one position to another replaced. */
    String replaced(int from, int to, String by) {
        return String.join("", all.subList(0, from)) + by + String.join("", all.subList(to, size()));
    }

    String text(int from, int to) {
        return String.join("", all.subList(from, to));
    }

    /** Of a token, in its place. */
    interface Predicate {
        boolean test(Tokens tokens, int at);
    }
}
