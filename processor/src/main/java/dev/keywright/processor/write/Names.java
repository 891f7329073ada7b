package dev.keywright.processor.write;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.JavaNames;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Spells names as Java spells them. */
final class Names {
    /** What the language forbids as the name of a record component, as its accessor would hide a method of Object. */
    private static final Set<String> NO_COMPONENT =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private Names() {}

    /** {@code orderLine} for {@code OrderLine}, {@code url} for {@code URL}; made an identifier where it is a keyword. */
    static String lowerCamel(String name) {
        return identifier(JavaNames.lowerCamel(name));
    }

    /** {@code OrderLine} for {@code orderLine}. */
    static String upperCamel(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** {@code ORDER_LINE} for {@code orderLine}; what isn't a letter or digit separates words. */
    static String constant(String name) {
        StringBuilder constant = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (Character.isUpperCase(c) && startsWord(name, i)) {
                constant.append('_');
            }
            constant.append(Character.isJavaIdentifierPart(c) ? Character.toUpperCase(c) : '_');
        }
        return identifier(constant.toString());
    }

    /** The name, or one that can stand where a keyword can't. */
    static String identifier(String name) {
        return SourceVersion.isKeyword(name) || name.equals("_") ? name + "_" : name;
    }

    /** The setter, field or parameter of an attribute; a property of a bean can be called as a keyword. */
    static String of(AttributeModel attribute) {
        return identifier(attribute.name());
    }

    /** The name, or one that can be a record component. */
    static String recordComponent(String name) {
        return NO_COMPONENT.contains(name) ? name + "_" : identifier(name);
    }

    private static boolean startsWord(String name, int i) {
        if (i == 0 || name.charAt(i - 1) == '_') {
            return false;
        }
        boolean afterLower = !Character.isUpperCase(name.charAt(i - 1));
        return afterLower || (i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1)));
    }
}
