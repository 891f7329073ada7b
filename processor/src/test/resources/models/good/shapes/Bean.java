package com.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import org.jspecify.annotations.Nullable;

@Entity
@Key(partition = "BEAN#{id}")
non-sealed class Bean implements Shapes {
    private String id = "";
    private boolean active;
    private @Nullable String note;

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public boolean isActive() {
        return active;
    }

    public void setActive(boolean active) {
        this.active = active;
    }

    public @Nullable String getNote() {
        return note;
    }

    public void setNote(@Nullable String note) {
        this.note = note;
    }
}
