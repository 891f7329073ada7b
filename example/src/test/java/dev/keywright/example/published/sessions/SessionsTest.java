package dev.keywright.example.published.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.published.sessions.Sessions.Session;
import dev.keywright.example.published.sessions.Sessions.Token;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SessionsTest {
    private final List<CallEvent> calls = new ArrayList<>();
    private final SessionsTable sessions;

    SessionsTest(DynamoDbClient client, @TableName String name) {
        sessions = SessionsTable.builder(client)
                .tableName(name)
                .listener(calls::add)
                .build();
        sessions.createIfMissing();
    }

    @Test
    void allSessionsOfAUserAreEndedByTheirTokens() {
        Instant noon = Instant.parse("2026-03-02T12:00:00Z");
        List<Session> ofAnn = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String user = i == 2 ? "bob" : "ann";
            Session session =
                    sessions.session().create(new Session(new UUID(7, i), user, noon.plusSeconds(i), "x".repeat(5000)));
            if (i != 2) {
                ofAnn.add(0, session);
            }
        }
        calls.clear();

        assertThat(sessions.session().get(new UUID(7, 2))).isPresent();
        List<Token> tokens = sessions.token().ofUser("ann").list();
        assertThat(tokens)
                .isEqualTo(ofAnn.stream()
                        .map(session -> new Token(session.token(), session.createdAt()))
                        .toList());
        assertThat(calls).hasSize(2);
        assertThat(calls.get(1).capacityUnits()).isEqualTo(0.5);

        tokens.forEach(token -> sessions.session().delete(token.token()));
        assertThat(sessions.token().ofUser("ann").list()).isEmpty();
    }
}
