package dev.keywright.example.published.scores;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.published.scores.Scores.Score;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ScoresTest {
    private final List<CallEvent> calls = new ArrayList<>();
    private final ScoresTable scores;

    ScoresTest(DynamoDbClient client, @TableName String name) {
        scores =
                ScoresTable.builder(client).tableName(name).listener(calls::add).build();
        scores.createIfMissing();
    }

    @Test
    void theBestOfAGameAreOrderedAsNumbers() {
        List<Score> written = new ArrayList<>();
        for (int player = 0; player < 12; player++) {
            long best = 1L << (5 * player);
            written.add(scores.score().create(new Score("p-" + player, "chess", best, player, 0)));
            written.add(scores.score().create(new Score("p-" + player, "chess960", -best, 0, player)));
        }
        List<Score> chess = written.stream()
                .filter(score -> score.game().equals("chess"))
                .sorted(Comparator.comparingLong(Score::best).reversed())
                .toList();
        calls.clear();

        assertThat(scores.score().top("chess").list()).isEqualTo(chess);
        assertThat(scores.score().top("chess").limit(3).list()).isEqualTo(chess.subList(0, 3));
        assertThat(scores.score().top("chess").after(32L).until(1024L * 32).list())
                .isEqualTo(chess.subList(8, 10));
        assertThat(scores.score().ofPlayer("p-1").list()).isEqualTo(written.subList(2, 4));
        assertThat(calls).hasSize(4);
        assertThat(calls.get(1).items()).isEqualTo(3);
    }

    @Test
    void aBetterScoreMovesItsPlayer() {
        scores.score().create(new Score("ann", "go", 10, 0, 0));
        scores.score().create(new Score("bob", "go", 9, 0, 0));

        scores.score().update("bob", "go").best(11).addToWins(1).execute();

        assertThat(scores.score().top("go").list())
                .containsExactly(new Score("bob", "go", 11, 1, 0), new Score("ann", "go", 10, 0, 0));
    }
}
