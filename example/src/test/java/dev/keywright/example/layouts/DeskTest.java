package dev.keywright.example.layouts;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.example.layouts.Ticket.Place;
import dev.keywright.example.layouts.Ticket.State;
import dev.keywright.example.layouts.Ticket.TeamId;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Several keys of one index, a local index, an inverted one, formats, nested paths and names of one's own. */
@DynamoDbTest
class DeskTest {
    private static final TeamId TEAM = new TeamId("t!1");

    private final DeskTable table;
    private final ServerTable server;

    DeskTest(DynamoDbClient client, @TableName String name) {
        table = DeskTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    private static Ticket ticket(String id, State state, @Nullable String assignee, int priority) {
        return new Ticket(
                TEAM,
                id,
                state,
                assignee,
                Instant.parse("2026-03-02T23:30:00.5Z"),
                OffsetDateTime.parse("2026-03-05T01:00:00+02:00"),
                priority,
                new Place("Ulm", "a!b/c!d"));
    }

    @Test
    void theKeysAreStoredUnderTheirOwnNames() {
        table.ticket().create(ticket("1", State.OPEN, null, 7));

        assertThat(server.onlyItem())
                .containsEntry("pk", fromS("TEAM!t\"211"))
                .containsEntry("sk", fromS("TICKET!1"))
                .containsEntry("_kind", fromS("ticket"))
                .containsEntry("work_pk", fromS("OPEN!t\"211"))
                .containsEntry("work_sk", fromS("2026-03-02!1"))
                .containsEntry("priority_sk", fromS("P!007!1"))
                .containsEntry("pathsPK", fromS("CITY!Ulm"))
                .containsEntry("pathsSK", fromS("FILE!a!b/c!d"))
                .containsEntry("team", fromS("t!1"));
    }

    @Test
    void eachConditionHasItsKey() {
        Ticket open = table.ticket().create(ticket("1", State.OPEN, null, 1));
        Ticket assigned = table.ticket().create(ticket("2", State.OPEN, "ada", 2));
        Ticket done = table.ticket().create(ticket("3", State.DONE, "ada", 3));
        table.ticket().create(ticket("4", State.DROPPED, null, 4));

        assertThat(table.ticket()
                        .openedOn(TEAM.value(), LocalDate.of(2026, 3, 2))
                        .list())
                .containsExactly(open);
        assertThat(table.ticket()
                        .openedOn(TEAM.value(), LocalDate.of(2026, 3, 3))
                        .list())
                .isEmpty();
        assertThat(table.ticket().of("ada").list()).containsExactly(assigned);
        assertThat(table.ticket().done(TEAM.value()).list()).containsExactly(done);
        assertThat(server.items("work")).hasSize(3);
    }

    @Test
    void aZonedTimeIsComparedInUtc() {
        table.ticket().create(ticket("2", State.OPEN, "ada", 2));
        Instant due = Instant.parse("2026-03-04T23:00:00Z");

        assertThat(server.onlyItem()).containsEntry("work_sk", fromS("2026-03-04T23:00:00.000000000Z!2"));
        assertThat(table.ticket().of("ada").from(due).until(due).list()).hasSize(1);
        assertThat(table.ticket().of("ada").after(due).list()).isEmpty();
        assertThat(TicketKeys.parse(server.onlyItem())).isEqualTo(new TicketKeys.Primary("t!1", "2"));
    }

    @Test
    void aLocalIndexIsRangedOver() {
        for (int priority : new int[] {10, 2, 999, 0}) {
            table.ticket().create(ticket("x" + priority, State.OPEN, null, priority));
        }

        assertThat(table.ticket().byPriority(TEAM.value()).list())
                .extracting(Ticket::priority)
                .containsExactly(0, 2, 10, 999);
        assertThat(table.ticket().byPriority(TEAM.value()).after(2).before(999).list())
                .extracting(Ticket::priority)
                .containsExactly(10);
    }

    @Test
    void aRawTextCanHoldDelimiters() {
        table.ticket().create(ticket("1", State.OPEN, null, 1));

        assertThat(table.ticket().inCity("Ulm").startingWith("a!b").list()).hasSize(1);
        assertThat(table.ticket().inCity("Ulm").startingWith("a!c").list()).isEmpty();
        assertThat(TicketKeys.parsePaths(server.onlyItem())).isEqualTo(new TicketKeys.Paths("Ulm", "a!b/c!d"));
    }

    @Test
    void aNestedValueThatIsAbsentLeavesTheIndex() {
        table.ticket()
                .create(new Ticket(
                        TEAM,
                        "1",
                        State.OPEN,
                        null,
                        Instant.EPOCH,
                        OffsetDateTime.MIN.withYear(1),
                        1,
                        new Place(null, "x")));

        assertThat(server.onlyItem()).doesNotContainKeys("pathsPK", "pathsSK");
        assertThat(server.items("paths")).isEmpty();
    }

    @Test
    void theInvertedIndexReadsTheOtherWay() {
        table.watcher().put(new Watcher("1", "ada"));
        table.watcher().put(new Watcher("2", "ada"));
        table.watcher().put(new Watcher("1", "bob"));

        assertThat(table.watcher().watching("1").list())
                .extracting(Watcher::user)
                .containsExactly("ada", "bob");
        assertThat(table.watcher().watchedBy("ada").list())
                .extracting(Watcher::ticket)
                .containsExactly("1", "2");
        assertThat(table.watcher().watchedBy("ada").after("1").list())
                .extracting(Watcher::ticket)
                .containsExactly("2");
    }

    @Test
    void anItemChangesFromOneKeyOfAnIndexToAnother() {
        table.ticket().create(ticket("1", State.OPEN, null, 1));
        Map<String, AttributeValue> key = TicketKeys.of("t!1", "1").attributes();

        table.ticket().put(ticket("1", State.DONE, "ada", 1));

        assertThat(server.onlyItem())
                .containsAllEntriesOf(key)
                .containsEntry("work_pk", fromS("DONE!t\"211"))
                .containsEntry("work_sk", fromS("2026-03-02T23:30:00.500000000Z"));
    }
}
