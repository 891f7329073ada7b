package dev.keywright.example.trimmed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.Page;
import dev.keywright.Query;
import dev.keywright.example.server.ServerTable;
import dev.keywright.example.trimmed.Board.Comment;
import dev.keywright.example.trimmed.Board.Detail;
import dev.keywright.example.trimmed.Board.Entry;
import dev.keywright.example.trimmed.Board.Status;
import dev.keywright.example.trimmed.Board.Task;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Stream;
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
class TrimmedTest {
    private static final LocalDate DAY = LocalDate.parse("2026-03-02");

    private final List<SdkRequest> sent = new CopyOnWriteArrayList<>();
    private final List<CallEvent> calls = new CopyOnWriteArrayList<>();
    private final DynamoDbClient client;
    private final BoardTable board;
    private final List<Task> tasks = new ArrayList<>();
    private final List<Comment> comments = new ArrayList<>();

    TrimmedTest(LocalDynamoDb server, @TableName String name) {
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
        board = BoardTable.builder(client).tableName(name).listener(calls::add).build();
        board.createIfMissing();
        new ServerTable(client, name).clear();
    }

    @BeforeEach
    void store() {
        for (int i = 0; i < 24; i++) {
            String on = i % 4 == 0 ? "b" : "a";
            Task task = new Task(
                    on,
                    String.format("t-%02d", i),
                    Status.values()[i % 3],
                    i % 2 == 0 ? "ann" : "bob",
                    i % 5 == 0,
                    DAY.plusDays(i % 2),
                    i % 3 == 0 ? Optional.of("note") : Optional.empty(),
                    new Detail("text", i % 4 == 1 ? Optional.of("link") : Optional.empty()));
            tasks.add(board.task().create(task));
            comments.add(board.comment().create(new Comment(on, i, i % 2 == 0, DAY, "text")));
        }
        sent.clear();
        calls.clear();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private List<Task> tasks(Predicate<Task> predicate) {
        return tasks.stream().filter(predicate).toList();
    }

    /** In each form that a query has. */
    private static <T> void answers(Query<T> query, List<T> expected) {
        assertThat(expected).hasSizeGreaterThan(1);
        assertThat(query.list()).containsExactlyInAnyOrderElementsOf(expected);
        List<T> inOrder = query.list();
        assertThat(query.first()).contains(inOrder.get(0));
        assertThat(query.count()).isEqualTo(expected.size());
        assertThat(query.limit(2).list()).isEqualTo(inOrder.subList(0, 2));
        assertThat(query.pageSize(1).list()).isEqualTo(inOrder);
        assertThat(query.pageSize(3).count()).isEqualTo(expected.size());
        List<T> paged = new ArrayList<>();
        Page<T> page = query.page(2);
        paged.addAll(page.items());
        while (page.nextToken().isPresent()) {
            page = query.page(2, page.nextToken().get());
            paged.addAll(page.items());
        }
        assertThat(paged).isEqualTo(inOrder);
    }

    @Test
    void whatWhereAsksForBeyondTheKeyIsFiltered() {
        answers(board.task().open("a"), tasks(task -> task.board().equals("a") && task.status() == Status.OPEN));
        answers(
                board.task().noted("a"),
                tasks(task -> task.board().equals("a")
                        && task.note().isPresent()
                        && task.detail().link().isEmpty()));
    }

    @Test
    void aFilteredQueryIsOneThatAsksDynamoDbForNoNumberOfItems() {
        board.task().open("a").first();

        QueryRequest request = (QueryRequest) sent.get(0);
        assertThat(request.filterExpression()).isNotNull();
        assertThat(request.limit()).isNull();
        assertThat(calls).hasSize(1);
    }

    @Test
    void oneItemThatIsNotAsItWasAskedForIsNotThere() {
        assertThat(board.task().ifOpen("b", "t-00")).contains(tasks.get(0));
        assertThat(board.task().ifOpen("b", "t-04")).isEmpty();
        assertThat(calls).hasSize(2).allMatch(call -> call.capacityUnits() == 0.5);
    }

    @Test
    void rowsOfOtherTypesAreDropped() {
        answers(board.task().onDay(DAY), tasks(task -> task.day().equals(DAY)));
    }

    @Test
    void aKeyOfTheIndexCannotBeInAFilterAndIsDroppedHere() {
        answers(
                board.task().unfinished("ann"),
                tasks(task -> task.owner().equals("ann") && task.status() != Status.DONE));

        assertThat(sent).allMatch(request -> ((QueryRequest) request).filterExpression() == null);
    }

    @Test
    void aCollectionIsTrimmedWhateverTheTypeOfTheRow() {
        List<Entry> kept = Stream.<Entry>concat(
                        tasks(task -> task.board().equals("a") && !task.archived()).stream(),
                        comments.stream().filter(comment -> comment.board().equals("a") && !comment.archived()))
                .toList();

        answers(board.entry().kept("a"), kept);
    }

    @Test
    void consistentReadsAreAskedForWhereThePatternSaysSo() {
        assertThat(board.task().fresh("a").list()).hasSize(18);
        assertThat(board.entry().ofBoard("a").list()).hasSize(36);
        assertThat(board.task().getConsistent("b", "t-00")).contains(tasks.get(0));
        assertThat(board.task().get("b", "t-00")).contains(tasks.get(0));

        assertThat(((QueryRequest) sent.get(0)).consistentRead()).isTrue();
        assertThat(((QueryRequest) sent.get(1)).consistentRead()).isTrue();
        assertThat(((GetItemRequest) sent.get(2)).consistentRead()).isTrue();
        assertThat(((GetItemRequest) sent.get(3)).consistentRead()).isNull();
        assertThat(calls.get(2).capacityUnits()).isEqualTo(2 * calls.get(3).capacityUnits());
    }
}
