package dev.keywright.example.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CallEvent;
import dev.keywright.ConditionFailedException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class UpsertTest {
    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");
    private static final LocalDate DAY = LocalDate.parse("2026-03-01");

    private final List<CallEvent> calls = new ArrayList<>();
    private final AccountsTable accounts;
    private final ServerTable server;
    private Instant now = START;

    UpsertTest(DynamoDbClient client, @TableName String name) {
        InstantSource source = () -> now;
        accounts = AccountsTable.builder(client)
                .tableName(name)
                .clock(source.withZone(ZoneOffset.UTC))
                .listener(calls::add)
                .build();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        accounts.createIfMissing();
        server.clear();
        calls.clear();
    }

    @Test
    void anUpsertCreatesOrUpdatesInOneRequest() {
        PageViews created = accounts.pageViews().upsert("p").addToViews(2).execute();
        assertThat(created).isEqualTo(new PageViews("p", 2, Optional.empty()));
        PageViews updated = accounts.pageViews()
                .upsert(PageViewsKeys.of("p"))
                .addToViews(3)
                .title("P")
                .execute();
        assertThat(updated).isEqualTo(new PageViews("p", 5, Optional.of("P")));
        assertThat(calls).extracting(CallEvent::operation).containsExactly("UpdateItem", "UpdateItem");
        assertThat(accounts.pageViews().get("p")).contains(updated);
    }

    @Test
    void anUpsertOfNothingElseMakesSureThatTheItemIsThere() {
        assertThat(accounts.pageViews().upsert("p").execute()).isEqualTo(new PageViews("p", 0, Optional.empty()));
        accounts.pageViews().update("p").addToViews(3).execute();
        assertThat(accounts.pageViews().upsert("p").execute().views()).isEqualTo(3);
    }

    @Test
    void anOptionalCounterIsAbsentUntilItIsAddedTo() {
        assertThat(accounts.visits().upsert("park").addToPeople(2).execute())
                .isEqualTo(new Visits("park", 2, Optional.empty()));
        assertThat(accounts.visits().upsert("park").addToDogs(1).execute())
                .isEqualTo(new Visits("park", 2, Optional.of(1)));
        assertThat(accounts.visits().upsert("lake").addToDogs(1).execute())
                .isEqualTo(new Visits("lake", 0, Optional.of(1)));
    }

    @Test
    void aCreatedItemHasTheIndexKeysOfItsAttributes() {
        Quota created = accounts.quota().upsert("ada", DAY).addToUsed(1).execute();
        assertThat(accounts.quota().free(DAY).list()).containsExactly(created);
        accounts.quota().upsert("bob", DAY).blockedBy("admin").addToUsed(1).execute();
        assertThat(accounts.quota().free(DAY).list()).containsExactly(created);
    }

    @Test
    void anUpdatedItemKeepsItsIndexKeysAndWhatIsNotMentioned() {
        accounts.quota().create(new Quota("ada", DAY, 7, Optional.of("admin"), List.of("a"), Optional.empty()));
        Quota updated = accounts.quota()
                .upsert("ada", DAY)
                .addToUsed(1)
                .appendToLog(List.of("b"))
                .execute();
        assertThat(updated)
                .isEqualTo(new Quota("ada", DAY, 8, Optional.of("admin"), List.of("a", "b"), Optional.empty()));
        assertThat(accounts.quota().free(DAY).list()).isEmpty();
        Quota freed = accounts.quota().upsert("ada", DAY).removeBlockedBy().execute();
        assertThat(accounts.quota().free(DAY).list()).containsExactly(freed);
    }

    @Test
    void anUpsertStartsAnewWhereTheItemHasExpired() {
        accounts.quota()
                .create(new Quota(
                        "ada", DAY, 7, Optional.of("admin"), List.of("a"), Optional.of(START.plusSeconds(60))));
        now = START.plusSeconds(60);
        Quota anew = accounts.quota()
                .upsert("ada", DAY)
                .addToUsed(1)
                .expiresAt(START.plusSeconds(120))
                .execute();
        assertThat(anew)
                .isEqualTo(new Quota("ada", DAY, 1, Optional.empty(), List.of(), Optional.of(START.plusSeconds(120))));
        assertThat(accounts.quota().get("ada", DAY)).contains(anew);
        assertThat(accounts.quota().free(DAY).list()).containsExactly(anew);
    }

    @Test
    void conditionsOfAnUpsertAreOnWhatIsStored() {
        assertThatThrownBy(() -> accounts.pageViews()
                        .upsert("p")
                        .addToViews(1)
                        .onlyIf(PageViewsAttributes.TITLE.exists())
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
        assertThatThrownBy(() -> accounts.quota()
                        .upsert("ada", DAY)
                        .addToUsed(1)
                        .onlyIf(QuotaAttributes.USED.ge(1))
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
        assertThat(server.items()).isEmpty();
        accounts.quota()
                .upsert("ada", DAY)
                .addToUsed(1)
                .onlyIf(QuotaAttributes.USED.notExists())
                .execute();
        assertThat(server.items()).hasSize(1);
    }

    @Test
    void anUpsertIsPartOfATransaction() {
        accounts.transaction()
                .update(accounts.pageViews().upsert("p").addToViews(1))
                .update(accounts.quota().upsert("ada", DAY).addToUsed(1))
                .commit();
        accounts.transaction()
                .update(accounts.pageViews().upsert("p").addToViews(1))
                .update(accounts.quota().upsert("ada", DAY).addToUsed(1))
                .commit();
        assertThat(accounts.pageViews().get("p").orElseThrow().views()).isEqualTo(2);
        assertThat(accounts.quota().get("ada", DAY).orElseThrow().used()).isEqualTo(2);
    }
}
