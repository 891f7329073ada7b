package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

/** Its compact constructor refuses and tidies. */
@Entity
@Key(partition = "PERCENTAGE#{id}")
public record Percentage(String id, int value, String note) implements Shapes {
    public Percentage {
        if (value < 0 || value > 100) {
            throw new IllegalArgumentException("not a percentage");
        }
        note = note.strip();
    }

    /** Neither an accessor nor an attribute. */
    public boolean isAll() {
        return value == 100;
    }

    /** Not the canonical constructor. */
    public Percentage(String id) {
        this(id, 0, "");
    }
}
