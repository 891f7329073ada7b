package com.example.lifecycle;

import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import dev.keywright.annotations.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity
@Key(partition = "BEAN#{id}", sort = "#BEAN")
public non-sealed class Bean implements Lives {
    private String id = "";

    @Version
    private long version;

    private int uses;

    @TimeToLive
    @Attribute("expiresAt")
    private @Nullable Instant until;

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public long getVersion() {
        return version;
    }

    public void setVersion(long version) {
        this.version = version;
    }

    @Counter
    public int getUses() {
        return uses;
    }

    public void setUses(int uses) {
        this.uses = uses;
    }

    public @Nullable Instant getUntil() {
        return until;
    }

    public void setUntil(@Nullable Instant until) {
        this.until = until;
    }
}
