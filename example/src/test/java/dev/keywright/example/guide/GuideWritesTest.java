package dev.keywright.example.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CallLog;
import dev.keywright.CallTotals;
import dev.keywright.ClaimReport;
import dev.keywright.ConditionFailedException;
import dev.keywright.FoundItems;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemKey;
import dev.keywright.UniqueViolationException;
import dev.keywright.UnprocessedItemsException;
import dev.keywright.VersionConflictException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class GuideWritesTest {
    private static final LocalDate MONDAY = LocalDate.parse("2026-03-02");

    private final LibraryTable library;
    private final DynamoDbClient client;
    private final String name;

    GuideWritesTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
        library = LibraryTable.builder(client).tableName(name).build();
    }

    @BeforeEach
    void store() {
        library.createIfMissing();
        new ServerTable(client, name).clear();
        library.book().put(new Book("978", "Emma", Optional.empty(), Set.of("novel"), 3));
        library.loan().put(new Loan("978", 2, "m-1", MONDAY, Optional.empty()));
    }

    @Test
    void followingKeys() {
        Loan extended = library.loan()
                .update("978", 2)
                .due(MONDAY.plusDays(21), Optional.empty()) // the key in GSI1 is there only while nothing is returned
                .execute();
        assertThat(library.loan().ofMember("m-1").from(MONDAY.plusDays(21)).list())
                .containsExactly(extended);
        library.loan().update("978", 2).returned(MONDAY).execute();
        assertThatThrownBy(() -> library.loan()
                        .update("978", 2)
                        .due(MONDAY, Optional.empty())
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void wholeEntities() {
        Book emma = library.book().getConsistent("978").orElseThrow();
        Book corrected =
                library.book().replace(emma, new Book("978", "Emma", Optional.of("A novel"), emma.topics(), 3));
        assertThat(corrected.subtitle()).contains("A novel");
        Book shorter = library.book()
                .modify("978", book -> new Book(book.isbn(), book.title(), Optional.empty(), book.topics(), 4));
        assertThat(shorter.copies()).isEqualTo(4);
    }

    @Test
    void versions() {
        Review review = library.review().create(new Review("978", "m-1", "Good.", 0)); // version 1
        Review longer = library.review()
                .update("978", "m-1", review.version())
                .text("Very good.")
                .execute(); // version 2
        assertThat(longer.version()).isEqualTo(2);
        assertThatThrownBy(() -> library.review().delete(review)).isInstanceOf(VersionConflictException.class);
    }

    @Test
    void expiry() {
        Instant tonight = Instant.now().plus(Duration.ofHours(8));
        library.hold().create(new Hold("978", "m-1", tonight));
        assertThatThrownBy(() -> library.hold().create(new Hold("978", "m-1", tonight)))
                .isInstanceOf(ItemExistsException.class);
        LibraryTable tomorrow = LibraryTable.builder(client)
                .tableName(name)
                .clock(Clock.fixed(tonight, ZoneOffset.UTC))
                .build();
        assertThat(tomorrow.hold().get("978", "m-1")).isEmpty();
    }

    @Test
    void counters() {
        library.visits().upsert("main", MONDAY).addToCount(1).execute();
        Visits visits = library.visits().upsert("main", MONDAY).addToCount(1).execute();
        assertThat(visits).isEqualTo(new Visits("main", MONDAY, 2));
    }

    @Test
    void conditionalClaims() {
        library.card().create(new Card("c-1", "m-1", Optional.empty()));
        assertThatThrownBy(() -> library.card().create(new Card("c-2", "m-1", Optional.empty())))
                .isInstanceOf(UniqueViolationException.class);
        library.card().update("c-1").lost(MONDAY, "m-1").execute(); // releases the claim
        library.card().create(new Card("c-2", "m-1", Optional.empty()));

        ClaimReport report = library.verifyClaims();
        if (!report.isClean()) {
            report.mend().forEach(left -> System.err.println(left)); // values that two entities have
        }
        assertThat(report.isClean()).isTrue();
    }

    @Test
    void transactions() {
        library.card().create(new Card("c-1", "m-1", Optional.empty()));
        library.transaction()
                .check(BookKeys.of("978"))
                .absent(HoldKeys.of("978", "m-2"))
                .update(library.card().update("c-1").lost(MONDAY, "m-1"))
                .create(new Card("c-2", "m-1", Optional.empty())) // takes over the claim of c-1
                .commit();
        assertThat(library.card().get("c-2")).isPresent();
        assertThat(library.verifyClaims().isClean()).isTrue();
    }

    @Test
    void batches() {
        List<Loan> loans = IntStream.range(10, 90)
                .mapToObj(copy -> new Loan("978", copy, "m-1", MONDAY, Optional.empty()))
                .toList();
        library.loan().batchPut(loans);
        FoundItems<Library> found =
                library.batchGet(BookKeys.of("978"), LoanKeys.of("978", 10), LoanKeys.of("978", 99));
        Optional<Book> book = found.of(BookKeys.of("978"));
        List<Library> present = found.present();
        assertThat(book).isPresent();
        assertThat(present).hasSize(2);
        assertThat(found.missing()).hasSize(1);

        List<ItemKey<Loan>> keys = new ArrayList<>();
        loans.forEach(loan -> keys.add(LoanKeys.of(loan.isbn(), loan.copy())));
        try {
            library.loan().batchDelete(keys);
        } catch (UnprocessedItemsException e) {
            retryLater(e.keys());
        }
        assertThat(library.loan().get("978", 10)).isEmpty();
    }

    private static void retryLater(List<ItemKey<?>> keys) {
        throw new AssertionError(keys);
    }

    @Test
    void scans() {
        List<String> tokens = new ArrayList<>();
        try (Stream<Library> all = library
                .scanForBatch(4)
                .readUnitsPerSecond(500)
                .onProgress(progress -> {
                    tokens.clear();
                    tokens.addAll(progress.tokens()); // where to resume
                })
                .stream()) {
            assertThat(all.filter(Book.class::isInstance)).hasSize(1);
        }
        assertThat(tokens).hasSize(4);
    }

    @Test
    void listeners() {
        CallTotals totals = new CallTotals();
        CallLog log = new CallLog();
        LibraryTable table = LibraryTable.builder(client)
                .tableName(name)
                .listener(event -> {
                    totals.called(event);
                    log.called(event);
                })
                .build();
        table.loan().ofMember("m-1").list();
        List<CallTotals.Total> wasteful =
                totals.totals().stream().filter(CallTotals.Total::readsTooMuch).toList();
        assertThat(totals.totals()).hasSize(1);
        assertThat(wasteful).isEmpty();
    }
}
