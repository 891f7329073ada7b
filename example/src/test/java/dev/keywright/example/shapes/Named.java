package dev.keywright.example.shapes;

import org.jspecify.annotations.Nullable;

/** Generic; what extends it says of what. */
public abstract class Named<N, T> {
    private @Nullable N name;
    private @Nullable T tag;

    public @Nullable N getName() {
        return name;
    }

    public void setName(@Nullable N name) {
        this.name = name;
    }

    public @Nullable T getTag() {
        return tag;
    }

    public void setTag(@Nullable T tag) {
        this.tag = tag;
    }
}
