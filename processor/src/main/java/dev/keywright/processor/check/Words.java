package dev.keywright.processor.check;

import java.util.Collection;
import java.util.Locale;

/** Words for suggestions. */
final class Words {
    private Words() {}

    /** {@code OrderId} of {@code orderId}, {@code AddressCity} of {@code address.city}. */
    static String capitalized(String reference) {
        StringBuilder words = new StringBuilder();
        for (String step : reference.split("[.:_]", -1)) {
            if (!step.isEmpty()) {
                words.append(step.substring(0, 1).toUpperCase(Locale.ROOT)).append(step.substring(1));
            }
        }
        return words.toString();
    }

    /** The literal that says what follows it: {@code PLACED} of {@code placedAt}, {@code ORDER} of {@code orderId}, {@code CITY} of {@code address.city}. */
    static String literal(String reference) {
        String path = reference.replaceFirst(":.*", "");
        String name = path.substring(path.lastIndexOf('.') + 1).replaceFirst("(?<=[a-z0-9])(At|On|Id)$", "");
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }

    /** {@code a long}, {@code an int}. */
    static String withArticle(String type) {
        return ("AEIOaeio".indexOf(type.charAt(0)) < 0 ? "a " : "an ") + type;
    }

    /** As the value of a member: {@code "a"}, {@code {"a", "b"}}. */
    static String quoted(Collection<String> texts) {
        String joined = "\"" + String.join("\", \"", texts) + "\"";
        return texts.size() == 1 ? joined : texts.isEmpty() ? "{}" : "{" + joined + "}";
    }
}
