package dev.keywright.key;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An enum by the names of its constants. In the order of the values only if the constants are declared in the order of
 * their names, which is what makes it a range.
 *
 * @param <E> the enum
 */
public final class EnumFormat<E extends Enum<E>> implements OrderedFormat<E> {
    private final String type;
    private final List<E> byName;
    private final Map<String, E> constants;

    private EnumFormat(Class<E> type) {
        E[] all = type.getEnumConstants();
        this.type = type.getSimpleName();
        this.constants = new HashMap<>(2 * all.length);
        for (E constant : all) {
            constants.put(constant.name(), constant);
        }
        Arrays.sort(all, Comparator.comparing(Enum::name, CodePoints::compare));
        this.byName = List.of(all);
    }

    /** The format of an enum. */
    public static <E extends Enum<E>> EnumFormat<E> of(Class<E> type) {
        return new EnumFormat<>(type);
    }

    @Override
    public String encode(E value) {
        return value.name();
    }

    @Override
    public E decode(String text) {
        E constant = constants.get(text);
        if (constant == null) {
            throw new IllegalArgumentException("is not " + expected());
        }
        return constant;
    }

    @Override
    public int width() {
        return -1;
    }

    /** After the longest name that is there; names don't hold the delimiter, so no shorter one can be meant. */
    @Override
    public int end(String key, int from) {
        int longest = 0;
        for (E constant : byName) {
            String name = constant.name();
            if (name.length() > longest && key.startsWith(name, from)) {
                longest = name.length();
            }
        }
        return longest == 0 ? key.length() : from + longest;
    }

    @Override
    public String floor(E bound) {
        return bound.name();
    }

    @Override
    public String ceiling(E bound) {
        return bound.name();
    }

    @Override
    public @Nullable String below(E bound) {
        int index = byName.indexOf(bound);
        return index == 0 ? null : byName.get(index - 1).name();
    }

    @Override
    public String least() {
        return byName.get(0).name();
    }

    @Override
    public String greatest() {
        return byName.get(byName.size() - 1).name();
    }

    @Override
    public String expected() {
        return "one of " + type;
    }
}
