package dev.keywright.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import dev.keywright.annotations.Unique;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A session that expires, and whose device is free for another then. */
@Entity
@Key(partition = "SESSION#{id}", sort = "#SESSION")
@Key(index = "GSI1", partition = "USER#{user}", sort = "SESSION#{id}")
@Unique("device")
@AccessPattern(name = "byUser", given = "user")
public record Session(
        String id,
        String user,
        String device,
        @TimeToLive @Nullable Instant expiresAt) implements Accounts {}
