package dev.keywright.example.published.sessions;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Projection;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.Table;
import dev.keywright.annotations.View;
import java.time.Instant;
import java.util.UUID;

/** The index is for listing and logging out, which needs no more than the token. */
@Table(name = "published-sessions", sortKey = "")
@GlobalIndex(
        value = "byUser",
        partition = "username",
        sort = "createdAt",
        projection = Projection.INCLUDE,
        include = {"type", "token"})
sealed interface Sessions {
    @Entity
    @Key(partition = "SESSION#{token}")
    @AccessPattern(name = "get", given = "token", about = "The session of a request")
    record Session(UUID token, String username, Instant createdAt, String content) implements Sessions {}

    @View(of = Session.class)
    @AccessPattern(
            name = "ofUser",
            given = "username",
            range = "createdAt",
            order = SortOrder.DESCENDING,
            about = "A user's sessions, newest first")
    record Token(UUID token, Instant createdAt) {}
}
