package dev.keywright.example.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CallEvent;
import dev.keywright.ConditionFailedException;
import dev.keywright.InvalidPageTokenException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.Page;
import dev.keywright.PageTokens;
import dev.keywright.Query;
import dev.keywright.UniqueViolationException;
import dev.keywright.UnknownTypes;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class GuideTest {
    private static final LocalDate MONDAY = LocalDate.parse("2026-03-02");

    private final LibraryTable library;
    private final DynamoDbClient client;
    private final String name;

    GuideTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
        library = LibraryTable.builder(client).tableName(name).build();
        library.createIfMissing();
    }

    @BeforeEach
    void store() {
        client.scanPaginator(scan -> scan.tableName(name))
                .items()
                .forEach(item -> client.deleteItem(
                        delete -> delete.tableName(name).key(Map.of("PK", item.get("PK"), "SK", item.get("SK")))));
        library.book().put(new Book("978", "Emma", Optional.empty(), Set.of("novel"), 3));
        for (int copy = 1; copy <= 3; copy++) {
            library.loan().put(new Loan("978", copy, "m-1", MONDAY.plusDays(copy), Optional.empty()));
        }
    }

    @Test
    void reads() {
        Optional<Book> book = library.book().get("978");
        Optional<Book> latest = library.book().getConsistent("978");
        assertThat(book).isEqualTo(latest).isPresent();

        Query<Loan> loans = library.loan().ofMember("m-1");
        List<Loan> all = loans.list();
        Optional<Loan> next = loans.first();
        List<Loan> two = loans.limit(2).list();
        long count = loans.count();
        assertThat(all).hasSize(3).startsWith(next.orElseThrow());
        assertThat(two).hasSize(2);
        assertThat(count).isEqualTo(3);

        for (Loan loan : library.loan().ofMember("m-1").prefetch()) {
            assertThat(loan.memberId()).isEqualTo("m-1");
        }

        LocalDate today = MONDAY.plusDays(2);
        List<Loan> overdue = library.loan().ofMember("m-1").before(today).list();
        List<Loan> thisWeek = library.loan()
                .ofMember("m-1")
                .from(today)
                .until(today.plusDays(6))
                .list();
        assertThat(overdue).hasSize(1);
        assertThat(thisWeek).hasSize(2);

        List<Loan> ofEmma = library.loan()
                .ofMember("m-1")
                .filter(LoanAttributes.ISBN.eq("978").and(LoanAttributes.COPY.gt(1)))
                .list();
        assertThat(ofEmma).hasSize(2);
    }

    @Test
    void pages() {
        Page<Loan> first = library.loan().ofMember("m-1").page(2);
        String token = first.nextToken().orElseThrow(); // goes to the caller, and comes back
        Page<Loan> second = library.loan().ofMember("m-1").page(2, token);
        assertThat(first.items()).hasSize(2);
        assertThat(second.items()).hasSize(1);

        assertThatThrownBy(() -> library.loan().ofMember("m-2").page(2, token))
                .isInstanceOf(InvalidPageTokenException.class);
    }

    @Test
    void severalTypes() {
        for (Shelf entry : library.shelf().all("978").list()) {
            String line = entry instanceof Book book ? book.title() : "copy " + ((Loan) entry).copy();
            assertThat(line).isNotEmpty();
        }

        Optional<BookWithLoans> whole = library.bookWithLoans().byIsbn("978");
        Optional<BookWithLoans> withOne = library.bookWithLoans().byIsbn("978", 1);
        assertThat(whole.orElseThrow().loans()).hasSize(3);
        assertThat(withOne.orElseThrow().loans()).hasSize(1);

        Optional<BookTitle> title = library.bookTitle().byIsbn("978");
        assertThat(title).contains(new BookTitle("978", "Emma"));
    }

    @Test
    void writes() {
        Member ann = library.member().create(new Member("m-1", "Ann@example.com", "Ann"));
        assertThatThrownBy(() -> library.member().create(ann)).isInstanceOf(ItemExistsException.class);
        assertThatThrownBy(() -> library.member().create(new Member("m-2", "ann@EXAMPLE.com", "Anna")))
                .isInstanceOf(UniqueViolationException.class);

        library.member()
                .update("m-1")
                .email("ann@example.org", "Ann@example.com")
                .execute(); // moves the claim
        Book grown = library.book()
                .update("978")
                .addToCopies(1)
                .addToTopics(Set.of("classic"))
                .subtitle("A novel")
                .onlyIf(BookAttributes.COPIES.lt(10))
                .execute();
        assertThat(grown.copies()).isEqualTo(4);

        Loan returned = library.loan().update("978", 2).returned(MONDAY).execute();
        assertThat(returned.returned()).contains(MONDAY);
        assertThat(library.loan().ofMember("m-1").list()).hasSize(2);
        assertThat(library.loan().returnedCopies("978").list()).containsExactly(returned);

        assertThatThrownBy(() -> library.book().update("979").addToCopies(1).execute())
                .isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> library.book()
                        .update("978")
                        .addToCopies(1)
                        .onlyIf(BookAttributes.COPIES.gt(10))
                        .execute())
                .isInstanceOf(ConditionFailedException.class);

        library.member().delete("m-1"); // with its claim
        library.member().create(new Member("m-2", "ann@example.org", "Anna"));
    }

    @Test
    void settings() {
        List<CallEvent> calls = new ArrayList<>();
        LibraryTable table = LibraryTable.builder(client)
                .tableName(name)
                .listener(calls::add)
                .pageTokens(PageTokens.sealed("a secret of at least 16 bytes"))
                .onUnknownType(UnknownTypes.SKIP)
                .build();
        table.book().get("978");
        assertThat(calls).singleElement().extracting(CallEvent::capacityUnits).isEqualTo(0.5);
    }

    @Test
    void itemsFromElsewhere() {
        for (Map<String, AttributeValue> item :
                client.scanPaginator(scan -> scan.tableName(name)).items()) {
            Library parsed = LibraryParser.parse(item);
            assertThat(parsed).isNotNull();
            Optional<Library> known = LibraryParser.find(item); // empty for the claims of unique values
            assertThat(known).isPresent();
        }
        assertThat(BookKeys.of("978").toString()).isEqualTo("BOOK#978 / #BOOK");
    }
}
