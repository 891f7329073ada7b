package dev.keywright.example.views;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.Page;
import dev.keywright.example.server.ServerTable;
import dev.keywright.example.views.Library.Book;
import dev.keywright.example.views.Library.Title;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.Year;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@DynamoDbTest
class ViewsTest {
    private final List<SdkRequest> sent = new CopyOnWriteArrayList<>();
    private final List<CallEvent> calls = new CopyOnWriteArrayList<>();
    private final DynamoDbClient client;
    private final LibraryTable library;
    private final ServerTable server;

    ViewsTest(LocalDynamoDb server, @TableName String name) {
        client = server.clientBuilder()
                .overrideConfiguration(configuration ->
                        configuration.addExecutionInterceptor(new ExecutionInterceptor() {
                            @Override
                            public void beforeExecution(
                                    Context.BeforeExecution context, ExecutionAttributes attributes) {
                                sent.add(context.request());
                            }
                        }))
                .build();
        library = LibraryTable.builder(client)
                .tableName(name)
                .listener(calls::add)
                .build();
        library.createIfMissing();
        this.server = new ServerTable(client, name);
        this.server.clear();
    }

    @BeforeEach
    void store() {
        for (int year = 1990; year < 1996; year++) {
            Optional<String> subtitle = year % 2 == 0 ? Optional.of("of " + year) : Optional.empty();
            library.book()
                    .create(new Book(
                            "i-" + year, "ann", "t-" + year, subtitle, Year.of(year), "x".repeat(3000), List.of("a")));
        }
        sent.clear();
        calls.clear();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static Title title(int year) {
        return new Title("t-" + year, Year.of(year), year % 2 == 0 ? Optional.of("of " + year) : Optional.empty());
    }

    @Test
    void anIndexServesThatHoldsNoMoreThanTheView() {
        assertThat(library.title().byAuthor("ann").from(Year.of(1994)).list())
                .containsExactly(title(1994), title(1995));

        assertThat(server.items("GSI1")).allMatch(item -> !item.containsKey("text") && !item.containsKey("tags"));
        assertThat(calls.get(0).capacityUnits()).isEqualTo(0.5);
    }

    @Test
    void noMoreThanTheViewTravels() {
        assertThat(library.title().byIsbn("i-1990")).contains(title(1990));
        assertThat(library.title().byAuthor("ann").first()).contains(title(1990));

        GetItemRequest get = (GetItemRequest) sent.get(0);
        assertThat(get.expressionAttributeNames().values())
                .containsExactlyInAnyOrder("title", "published", "sub", "type", "PK", "SK");
        assertThat(get.projectionExpression().split(", ")).hasSize(6);
        QueryRequest query = (QueryRequest) sent.get(1);
        assertThat(query.expressionAttributeNames().values()).doesNotContain("text", "tags");
        assertThat(query.limit()).isEqualTo(1);
    }

    @Test
    void oneItemIsReadByItsKey() {
        assertThat(library.title().byIsbn("i-2000")).isEmpty();
        assertThat(library.title().now("i-1991")).contains(title(1991));

        assertThat(((GetItemRequest) sent.get(0)).consistentRead()).isNull();
        assertThat(((GetItemRequest) sent.get(1)).consistentRead()).isTrue();
    }

    @Test
    void pagesOfAViewGoOnWhereTheyEnd() {
        Page<Title> first = library.title().byAuthor("ann").page(4);
        Page<Title> second =
                library.title().byAuthor("ann").page(4, first.nextToken().orElseThrow());

        assertThat(first.items()).containsExactly(title(1990), title(1991), title(1992), title(1993));
        assertThat(second.items()).containsExactly(title(1994), title(1995));
    }

    @Test
    void aViewCanBeTrimmed() {
        assertThat(library.title().withSubtitle("ann").list()).containsExactly(title(1990), title(1992), title(1994));
        assertThat(library.title().withSubtitle("ann").count()).isEqualTo(3);
    }
}
