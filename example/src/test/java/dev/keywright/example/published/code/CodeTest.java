package dev.keywright.example.published.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.published.code.Code.Issue;
import dev.keywright.example.published.code.Code.PullRequest;
import dev.keywright.example.published.code.Code.Repo;
import dev.keywright.example.published.code.Code.RepoWithIssues;
import dev.keywright.example.published.code.Code.RepoWithStars;
import dev.keywright.example.published.code.Code.Star;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class CodeTest {
    private final List<CallEvent> calls = new ArrayList<>();
    private final CodeTable code;

    CodeTest(DynamoDbClient client, @TableName String name) {
        code = CodeTable.builder(client).tableName(name).listener(calls::add).build();
        code.createIfMissing();
    }

    @Test
    void aRepositoryIsReadWithWhatStandsBeforeItOrBehindIt() {
        Instant noon = Instant.parse("2026-03-02T12:00:00Z");
        Repo older = code.repo().create(new Repo("ann", "key", noon));
        Repo newer = code.repo().create(new Repo("ann", "keys", noon.plusSeconds(1)));
        List<Issue> issues = new ArrayList<>();
        for (int number = 1; number <= 12; number++) {
            issues.add(0, code.issue().create(new Issue("ann", "key", number, "t")));
            code.pullRequest().create(new PullRequest("ann", "key", number, "b"));
        }
        code.issue().create(new Issue("ann", "keys", 99, "other"));
        Star bob = code.star().create(new Star("ann", "key", "bob"));
        Star eve = code.star().create(new Star("ann", "key", "eve"));
        calls.clear();

        assertThat(code.repo().ofOwner("ann").list()).containsExactly(newer, older);
        assertThat(code.issue().numbered("ann", "key").between(9, 10).list())
                .containsExactly(issues.get(3), issues.get(2));
        assertThat(code.pullRequest().newest("ann", "key").first())
                .map(PullRequest::number)
                .contains(12);
        assertThat(code.repoWithIssues().latest("ann", "key", 3))
                .contains(new RepoWithIssues(older, issues.subList(0, 3)));
        assertThat(calls.get(3).items()).isEqualTo(4);
        assertThat(code.repoWithStars().starred("ann", "key")).contains(new RepoWithStars(older, List.of(bob, eve)));
        assertThat(calls).hasSize(5);
    }
}
