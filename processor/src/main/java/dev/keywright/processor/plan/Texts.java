package dev.keywright.processor.plan;

import dev.keywright.processor.template.EncodedForm;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which texts the encoded values of a component can be, and which two components have in common. */
final class Texts {
    private static final List<String> SAMPLES = List.of("1", "a", "A");

    private Texts() {}

    /** Whether a component of this form can be encoded as just this text. */
    static boolean accepts(EncodedForm form, String text, char delimiter) {
        if (text.isEmpty()) {
            return false;
        }
        if (form instanceof EncodedForm.Masked masked) {
            return masked.masks().stream().anyMatch(mask -> fits(mask, text));
        }
        if (form instanceof EncodedForm.OneOf one) {
            return one.texts().contains(text);
        }
        return form instanceof EncodedForm.Raw || text.indexOf(delimiter) < 0;
    }

    /** A text that components of both forms can be encoded as, the second behind {@code head}; null if there is none. */
    static @Nullable String common(EncodedForm form, String head, EncodedForm other, char delimiter) {
        for (String candidate : candidates(form)) {
            if (candidate.startsWith(head) && accepts(other, candidate.substring(head.length()), delimiter)) {
                return candidate;
            }
        }
        for (String candidate : candidates(other)) {
            if (accepts(form, head + candidate, delimiter)) {
                return head + candidate;
            }
        }
        return null;
    }

    /** A text of the form. */
    static String sample(EncodedForm form) {
        return candidates(form).get(0);
    }

    private static List<String> candidates(EncodedForm form) {
        if (form instanceof EncodedForm.Masked masked) {
            List<String> candidates = new ArrayList<>(List.of(masked.greatest(), masked.least()));
            masked.masks().forEach(mask -> candidates.add(mask.replace('x', '0')));
            return candidates;
        }
        return form instanceof EncodedForm.OneOf one ? one.texts() : SAMPLES;
    }

    private static boolean fits(String mask, String text) {
        if (mask.length() != text.length()) {
            return false;
        }
        for (int i = 0; i < mask.length(); i++) {
            char c = text.charAt(i);
            boolean fits = switch (mask.charAt(i)) {
                case '0' -> c >= '0' && c <= '9';
                case 'x' -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
                default -> c == mask.charAt(i);
            };
            if (!fits) {
                return false;
            }
        }
        return true;
    }
}
