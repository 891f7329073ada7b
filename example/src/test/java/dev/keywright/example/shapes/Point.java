package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import org.jspecify.annotations.Nullable;

/** An immutable class that nobody outside the package sees. */
@Entity
@Key(partition = "POINT#{x}#{y}")
final class Point implements Shapes {
    private final int x;
    private final int y;
    private final @Nullable String label;

    Point(int x, int y, @Nullable String label) {
        this.x = x;
        this.y = y;
        this.label = label;
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    @Nullable
    String label() {
        return label;
    }
}
