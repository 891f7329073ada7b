package dev.keywright.key;

import java.util.function.Function;

/**
 * What is written as something else: a record of one component as that component. For equality only.
 *
 * @param <T> the type
 * @param <S> what it is written as
 * @param format writes that
 * @param unwrap to what is written
 * @param wrap from what is written
 */
public record WrappedFormat<T, S>(KeyFormat<S> format, Function<T, S> unwrap, Function<S, T> wrap)
        implements KeyFormat<T> {
    /** The format of a type that wraps another. */
    public static <T, S> WrappedFormat<T, S> of(KeyFormat<S> format, Function<T, S> unwrap, Function<S, T> wrap) {
        return new WrappedFormat<>(format, unwrap, wrap);
    }

    @Override
    public String encode(T value) {
        return format.encode(unwrap.apply(value));
    }

    @Override
    public T decode(String text) {
        return wrap.apply(format.decode(text));
    }

    @Override
    public int width() {
        return format.width();
    }

    @Override
    public int end(String key, int from) {
        return format.end(key, from);
    }

    @Override
    public String expected() {
        return format.expected();
    }
}
