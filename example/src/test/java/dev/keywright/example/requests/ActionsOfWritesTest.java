package dev.keywright.example.requests;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What writes of compound claims, of versions that are added on, and of native keys send, with the actions of each
 * transaction, and the units that the server counts. Items are of less than 1 KB unless it is about larger ones; where an
 * index is part of a transaction the local server counts otherwise than DynamoDB, so that there are none here.
 */
@DynamoDbTest
class ActionsOfWritesTest {
    private static final LocalDate DAY = LocalDate.parse("2026-03-01");
    private static final LocalDate NEXT = DAY.plusDays(1);

    private final SentRequests sent = new SentRequests();
    private final List<CallEvent> calls = new ArrayList<>();
    private final DynamoDbClient client;
    private final String name;
    private final BookingsTable bookings;
    private final SeatsTable seats;

    ActionsOfWritesTest(LocalDynamoDb server, @TableName String name) {
        this.name = name;
        client = sent.clientOf(server);
        bookings = BookingsTable.builder(client)
                .tableName(name)
                .listener(calls::add)
                .build();
        seats = SeatsTable.builder(client)
                .tableName(seatsName())
                .listener(calls::add)
                .build();
    }

    @BeforeEach
    void clear() {
        bookings.createIfMissing();
        seats.createIfMissing();
        server(name).clear();
        server(seatsName()).clear();
        bookings.booking().create(new Booking("b", "r", "g", DAY, ""));
        bookings.guest().create(new Guest("g", "Ada", List.of(), 0, 1));
        seats.seat().put(new Seat("h", 1, null, 10, ""));
    }

    @AfterEach
    void close() {
        assertThat(bookings.verifyClaims().findings()).isEmpty();
        client.close();
    }

    private ServerTable server(String table) {
        return new ServerTable(client, table);
    }

    private String seatsName() {
        return name + "-seats";
    }

    /** Each as {@code TransactWriteItems Update Put 4.0}: the request, its actions in order, the units. */
    private void expect(Runnable write, String... requests) {
        sent.forget();
        calls.clear();
        write.run();
        List<String> texts = sent.all().stream().map(SentRequests::text).toList();
        assertThat(texts).hasSameSizeAs(calls);
        assertThat(IntStream.range(0, texts.size())
                        .mapToObj(i -> texts.get(i) + " " + calls.get(i).capacityUnits()))
                .containsExactly(requests);
    }

    @Test
    void aClaimIsOneMoreActionOfACreateAndNoneWhereItHoldsNothing() {
        expect(
                () -> bookings.booking().create(new Booking("c", "s", "h", DAY, "")),
                "TransactWriteItems Put Put Put 6.0");
        expect(() -> bookings.booking().create(new Booking("d", "t", null, DAY, "")), "TransactWriteItems Put Put 4.0");
        expect(
                () -> bookings.booking().getOrCreate(new Booking("e", "u", null, DAY, "")),
                "TransactWriteItems Put Put 4.0");
    }

    @Test
    void anUpdateMovesTheClaimsThatItChangesAndNoOthers() {
        expect(() -> bookings.booking().update("b").note("late").execute(), "UpdateItem 1.0");
        expect(
                () -> bookings.booking().update("b").guest("h", "g", DAY).execute(),
                "TransactWriteItems Update Delete Put 6.0",
                "GetItem 1.0");
        expect(
                () -> bookings.booking().update("b").day(NEXT, DAY, "r", "h").execute(),
                "TransactWriteItems Update Delete Delete Put Put 10.0",
                "GetItem 1.0");
    }

    @Test
    void aReplaceMovesTheClaimsThatItChangesAndNoOthers() {
        Booking before = new Booking("b", "r", "g", DAY, "");
        Booking noted = new Booking("b", "r", "g", DAY, "late");
        Booking unknown = new Booking("b", "r", null, DAY, "late");
        expect(() -> bookings.booking().replace(before, noted), "UpdateItem 1.0");
        expect(() -> bookings.booking().replace(noted, unknown), "TransactWriteItems Update Delete 4.0", "GetItem 1.0");
        expect(
                () -> bookings.booking().modify("b", booking -> noted),
                "GetItem 1.0",
                "TransactWriteItems Update Put 4.0",
                "GetItem 1.0");
    }

    @Test
    void aDeleteReleasesAllClaimsAndReadsOnlyWhereItIsNotToldThem() {
        expect(
                () -> bookings.booking().delete(new Booking("b", "r", "g", DAY, "")),
                "TransactWriteItems Delete Delete Delete 6.0");
        bookings.booking().create(new Booking("b", "r", null, DAY, ""));
        expect(() -> bookings.booking().delete("b"), "GetItem 1.0", "TransactWriteItems Delete Delete 4.0");
    }

    @Test
    void whatIsAddedOnAVersionIsATransactionAndAllElseIsNot() {
        expect(() -> bookings.guest().create(new Guest("h", "Bob", List.of(), 0, 0)), "PutItem 1.0");
        expect(() -> bookings.guest().update("g", 1).name("Eve").execute(), "UpdateItem 1.0");
        expect(
                () -> bookings.guest().update("g", 2).addToStays(1).execute(),
                "TransactWriteItems Update 2.0",
                "GetItem 1.0");
        expect(
                () -> bookings.guest()
                        .update("g", 3)
                        .appendToWishes(List.of("tea"))
                        .execute(),
                "TransactWriteItems Update 2.0",
                "GetItem 1.0");
        expect(
                () -> bookings.guest().modify("g", guest -> new Guest("g", "Ada", List.of(), 0, 0)),
                "GetItem 1.0",
                "UpdateItem 1.0");
        expect(() -> bookings.guest().delete("g", 5), "DeleteItem 1.0");
    }

    @Test
    void claimsJoinATransactionOnce() {
        bookings.booking().create(new Booking("c", "s", "h", DAY, ""));
        expect(
                () -> bookings.transaction()
                        .update(bookings.booking().update("b").guest("h", "g", DAY))
                        .update(bookings.booking().update("c").guest("g", "h", DAY))
                        .create(new Guest("h", "Bob", List.of(), 0, 0))
                        .check(GuestKeys.of("g"))
                        .commit(),
                "TransactWriteItems Update Put Update Put Put Check 12.0");
    }

    @Test
    void nativeKeysAreWrittenWithTheAttributes() {
        expect(() -> seats.seat().create(new Seat("h", 2, null, 10, "")), "PutItem 1.0");
        expect(() -> seats.seat().create(new Seat("h", 3, "g", 10, "")), "PutItem 2.0");
        expect(() -> seats.seat().put(new Seat("h", 3, "k", 10, "")), "PutItem 3.0");
        expect(() -> seats.seat().update("h", 2).guest("g").execute(), "UpdateItem 2.0");
        expect(() -> seats.seat().update("h", 2).price(12).execute(), "UpdateItem 3.0");
        expect(() -> seats.seat().update("h", 2).note("front").execute(), "UpdateItem 2.0");
        expect(() -> seats.seat().update("h", 2).removeGuest().execute(), "UpdateItem 2.0");
        expect(() -> seats.seat().update("h", 2).addToPrice(3).execute(), "UpdateItem 1.0");
        expect(() -> seats.seat().delete("h", 3), "DeleteItem 2.0");
    }

    @Test
    void unitsAreForEachKilobyteOfTheLargerOfTheItems() {
        String text = "x".repeat(3 * 1024);
        expect(() -> seats.seat().put(new Seat("h", 1, null, 10, text)), "PutItem 4.0");
        expect(() -> seats.seat().update("h", 1).price(11).execute(), "UpdateItem 4.0");
        expect(() -> seats.seat().update("h", 1).note("").execute(), "UpdateItem 4.0");
        expect(() -> seats.seat().delete("h", 1), "DeleteItem 1.0");
        expect(
                () -> bookings.booking().create(new Booking("c", "s", null, DAY, text)),
                "TransactWriteItems Put Put 10.0");
    }
}
