package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.Instant;
import java.util.Optional;

/** An immutable class with getters. */
@Entity
@Key(partition = "ACCOUNT#{id}")
public final class Account implements Shapes {
    private final String id;
    private final boolean open;
    private final Instant openedAt;
    private final Optional<String> nickname;

    public Account(String id, boolean open, Instant openedAt, Optional<String> nickname) {
        this.id = id;
        this.open = open;
        this.openedAt = openedAt;
        this.nickname = nickname;
    }

    public String getId() {
        return id;
    }

    public boolean isOpen() {
        return open;
    }

    public Instant getOpenedAt() {
        return openedAt;
    }

    public Optional<String> getNickname() {
        return nickname;
    }
}
