package com.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "POINT#{x:4}#{y:4}")
final class Point implements Shapes {
    private final int x;
    private final int y;
    private final String label;

    Point(int x, int y, String label) {
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

    String label() {
        return label;
    }
}
