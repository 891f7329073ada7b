package dev.keywright.processor.plan;

import java.util.Locale;
import java.util.Set;

/** Java names for indexes and constraints. */
public final class JavaNames {
    /** The words that are no identifiers, {@code _} and the literals among them. */
    private static final Set<String> KEYWORDS = Set.of(
            "_",
            "abstract",
            "assert",
            "boolean",
            "break",
            "byte",
            "case",
            "catch",
            "char",
            "class",
            "const",
            "continue",
            "default",
            "do",
            "double",
            "else",
            "enum",
            "extends",
            "false",
            "final",
            "finally",
            "float",
            "for",
            "goto",
            "if",
            "implements",
            "import",
            "instanceof",
            "int",
            "interface",
            "long",
            "native",
            "new",
            "null",
            "package",
            "private",
            "protected",
            "public",
            "return",
            "short",
            "static",
            "strictfp",
            "super",
            "switch",
            "synchronized",
            "this",
            "throw",
            "throws",
            "transient",
            "true",
            "try",
            "void",
            "volatile",
            "while");

    private JavaNames() {}

    /** Whether a method can have the name. */
    public static boolean isMethodName(String name) {
        return !name.isEmpty()
                && Character.isJavaIdentifierStart(name.codePointAt(0))
                && name.codePoints().allMatch(Character::isJavaIdentifierPart)
                && name.codePoints().noneMatch(Character::isIdentifierIgnorable)
                && !isKeyword(name);
    }

    /** Whether it is a word of the language that is no identifier. */
    public static boolean isKeyword(String name) {
        return KEYWORDS.contains(name);
    }

    /** {@code gsi1} of {@code GSI1}, {@code byEmail} of {@code by-email} and {@code ByEmail}, {@code x1st} of {@code 1st}. */
    public static String identifier(String index) {
        StringBuilder name = new StringBuilder();
        for (String word : index.split("[^A-Za-z0-9]+", -1)) {
            if (word.isEmpty()) {
                continue;
            }
            String lower = word.equals(word.toUpperCase(Locale.ROOT)) ? word.toLowerCase(Locale.ROOT) : word;
            name.append(name.isEmpty() ? uncapitalized(lower) : TemplateBinder.capitalized(lower));
        }
        return name.isEmpty() || Character.isDigit(name.charAt(0)) ? "x" + name : name.toString();
    }

    /** {@code orderLine} for {@code OrderLine}, {@code url} for {@code URL}: the accessor of a type of that name. */
    public static String lowerCamel(String name) {
        int upper = 0;
        while (upper < name.length() && Character.isUpperCase(name.charAt(upper))) {
            upper++;
        }
        int lower = upper > 1 && upper < name.length() ? upper - 1 : Math.max(upper, 1);
        return name.substring(0, lower).toLowerCase(Locale.ROOT) + name.substring(lower);
    }

    private static String uncapitalized(String word) {
        return word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
    }
}
