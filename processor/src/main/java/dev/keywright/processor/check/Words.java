package dev.keywright.processor.check;

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

    /** The literal that says what follows it: {@code PLACED} of {@code placedAt}, {@code CITY} of {@code address.city}. */
    static String literal(String reference) {
        String path = reference.replaceFirst(":.*", "");
        String name = path.substring(path.lastIndexOf('.') + 1).replaceFirst("(?<=[a-z0-9])(At|On)$", "");
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }
}
