package dev.keywright.example.published.forum;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.published.forum.Forum.Reply;
import dev.keywright.example.published.forum.Forum.Topic;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ForumTest {
    private static final Instant NOON = Instant.parse("2026-03-02T12:00:00Z");

    private final List<CallEvent> calls = new ArrayList<>();
    private final ForumTable forum;

    ForumTest(DynamoDbClient client, @TableName String name) {
        forum = ForumTable.builder(client).tableName(name).listener(calls::add).build();
        forum.createIfMissing();
    }

    @Test
    void aReplyMovesItsThreadToTheTop() {
        forum.topic().create(new Topic("java", "records", NOON, 0));
        forum.topic().create(new Topic("java", "streams", NOON.plusSeconds(1), 0));
        forum.topic().create(new Topic("javascript", "records", NOON.plusSeconds(9), 0));
        Reply first = reply("records", 5, "ann");
        Reply second = reply("records", 6, "bob");
        Reply other = reply("streams", 3, "ann");
        calls.clear();

        assertThat(forum.topic().ofForum("java").list())
                .extracting(Topic::subject)
                .containsExactly("records", "streams");
        assertThat(forum.topic().latest("java").first()).map(Topic::subject).contains("records");
        assertThat(forum.reply().ofThread("java", "records").list()).containsExactly(first, second);
        assertThat(forum.reply().byAuthor("ann").list()).containsExactly(first, other);
        assertThat(calls).hasSize(4);
    }

    private Reply reply(String subject, int second, String author) {
        Instant at = NOON.plusSeconds(second);
        forum.topic().update("java", subject).lastReplyAt(at).addToReplies(1).execute();
        return forum.reply().create(new Reply("java", subject, at, author, "text"));
    }
}
