package dev.keywright.example.published.forum;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.Table;
import java.time.Instant;

@Table(name = "published-forum")
@GlobalIndex("GSI1")
sealed interface Forum {
    @Entity
    @Key(partition = "FORUM#{forum}", sort = "THREAD#{subject}")
    @Key(index = "GSI1", partition = "FORUM#{forum}", sort = "LAST#{lastReplyAt}#{subject}")
    @AccessPattern(name = "ofForum", given = "forum", range = "subject", about = "A forum's threads by subject")
    @AccessPattern(
            name = "latest",
            given = "forum",
            range = "lastReplyAt",
            order = SortOrder.DESCENDING,
            about = "A forum's threads, latest reply first")
    record Topic(String forum, String subject, Instant lastReplyAt, int replies) implements Forum {}

    @Entity
    @Key(partition = "THREAD#{forum}#{subject}", sort = "{at}#{author}")
    @Key(index = "GSI1", partition = "AUTHOR#{author}", sort = "{at}#{forum}#{subject}")
    @AccessPattern(
            name = "ofThread",
            given = {"forum", "subject"},
            range = "at",
            about = "A thread's replies in order")
    @AccessPattern(
            name = "byAuthor",
            given = "author",
            range = "at",
            order = SortOrder.DESCENDING,
            about = "What somebody wrote, newest first")
    record Reply(String forum, String subject, Instant at, String author, String text) implements Forum {}
}
