package dev.keywright.table;

import static dev.keywright.table.Samples.at;
import static dev.keywright.table.Samples.line;
import static dev.keywright.table.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.keywright.Page;
import dev.keywright.Query;
import dev.keywright.RangeQuery;
import dev.keywright.orders.Order;
import dev.keywright.orders.OrderLine;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

@DynamoDbTest
class QueryTest {
    private static final int ORDERS = 10;

    private final RecordedCalls calls = new RecordedCalls();
    private final DynamoDbClient client;
    private final String name;
    private final OrdersTable orders;

    QueryTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
        orders = OrdersTable.builder(client).tableName(name).listener(calls).build();
    }

    /** Order o-3 is placed at hour 3; newest first that is o-9 to o-0. */
    @BeforeEach
    void store() {
        orders.createIfMissing();
        for (int hour = 0; hour < ORDERS; hour++) {
            orders.order().put(order("o-" + hour, "c-1", hour));
            orders.orderLine().put(line("o-1", "sku-" + hour));
        }
        calls.clear();
    }

    @Test
    void nothingIsSentUntilTheAnswerIsRead() {
        RangeQuery<Order, Instant> query =
                orders.order().byCustomer("c-1").from(at(2)).limit(3).pageSize(2);
        Iterator<Order> iterator = query.iterator();
        Iterable<Page<Order>> pages = query.pages();
        assertThat(pages).isNotNull();
        assertThat(query.stream()).isNotNull();
        assertThat(calls.events()).isEmpty();

        iterator.next();
        assertThat(calls.events()).hasSize(1);
    }

    @Test
    void aQueryIsReusableAndRefiningLeavesItAsItIs() {
        RangeQuery<Order, Instant> all = orders.order().byCustomer("c-1");
        RangeQuery<Order, Instant> some = all.after(at(5));
        assertThat(some.limit(1).list()).hasSize(1);
        assertThat(some.list()).hasSize(4);
        assertThat(some.list()).hasSize(4);
        assertThat(all.list()).hasSize(ORDERS);
    }

    @Test
    void boundsIncludeOrExcludeTheirEnd() {
        RangeQuery<Order, Instant> all = orders.order().byCustomer("c-1");
        assertThat(ids(all.between(at(2), at(4)))).containsExactly("o-4", "o-3", "o-2");
        assertThat(ids(all.from(at(8)))).containsExactly("o-9", "o-8");
        assertThat(ids(all.after(at(8)))).containsExactly("o-9");
        assertThat(ids(all.until(at(1)))).containsExactly("o-1", "o-0");
        assertThat(ids(all.before(at(1)))).containsExactly("o-0");
        assertThat(ids(all.before(at(4)).after(at(2)))).containsExactly("o-3");
        assertThat(ids(all.after(at(2)).before(at(4)))).containsExactly("o-3");
    }

    @Test
    void theLastBoundOfASideCounts() {
        assertThat(ids(orders.order().byCustomer("c-1").after(at(1)).from(at(8))))
                .containsExactly("o-9", "o-8");
        assertThat(ids(orders.order().byCustomer("c-1").between(at(1), at(2)).until(at(1))))
                .containsExactly("o-1");
    }

    @Test
    void lowerAboveUpperIsEmptyWithoutACall() {
        RangeQuery<Order, Instant> empty =
                orders.order().byCustomer("c-1").from(at(5)).until(at(4));
        assertThat(empty.list()).isEmpty();
        assertThat(empty.first()).isEmpty();
        assertThat(empty.count()).isZero();
        assertThat(empty.page(5)).isEqualTo(new Page<>(List.of(), Optional.empty(), 0));
        assertThat(empty.pages()).isEmpty();
        assertThat(calls.events()).isEmpty();
    }

    @Test
    void aNullBoundIsRefused() {
        RangeQuery<Order, Instant> query = orders.order().byCustomer("c-1");
        assertThatNullPointerException()
                .isThrownBy(() -> query.from(null))
                .withMessage("Order.byCustomer: a bound is null; leave it out to have none");
        assertThatNullPointerException().isThrownBy(() -> query.between(at(1), null));
        assertThatNullPointerException().isThrownBy(() -> query.before(null));
        assertThatNullPointerException().isThrownBy(() -> query.startingWith(null));
    }

    @Test
    void sizesBelowOneAreRefused() {
        Query<Order> query = orders.order().byCustomer("c-1");
        assertThatIllegalArgumentException().isThrownBy(() -> query.limit(0));
        assertThatIllegalArgumentException().isThrownBy(() -> query.pageSize(0));
        assertThatIllegalArgumentException().isThrownBy(() -> query.page(-1));
    }

    @Test
    void firstReadsOneItem() {
        assertThat(orders.order().byCustomer("c-1").first()).map(Order::orderId).contains("o-9");
        assertThat(calls.events()).hasSize(1);
        assertThat(calls.last().scannedCount()).isEqualTo(1);
    }

    @Test
    void limitReadsNoMoreThanItAsksFor() {
        assertThat(ids(orders.order().byCustomer("c-1").limit(4))).containsExactly("o-9", "o-8", "o-7", "o-6");
        assertThat(calls.events()).hasSize(1);
        assertThat(calls.last().scannedCount()).isEqualTo(4);
    }

    @Test
    void limitSpansDynamoDbPages() {
        assertThat(orders.order().byCustomer("c-1").pageSize(3).limit(7).stream())
                .hasSize(7);
        assertThat(calls.events()).extracting(call -> call.scannedCount()).containsExactly(3, 3, 1);
    }

    @Test
    void streamsReadNoFurtherThanTheyAreConsumed() {
        assertThat(orders.order().byCustomer("c-1").pageSize(2).stream().limit(3))
                .hasSize(3);
        assertThat(calls.events()).hasSize(2);
    }

    @Test
    void pagesFollowEachOtherToTheEnd() {
        RangeQuery<Order, Instant> query = orders.order().byCustomer("c-1");
        List<List<String>> pages = new ArrayList<>();
        Page<Order> page = query.page(4);
        pages.add(page.items().stream().map(Order::orderId).toList());
        while (page.nextToken().isPresent()) {
            page = query.page(4, page.nextToken().get());
            pages.add(page.items().stream().map(Order::orderId).toList());
        }
        assertThat(pages)
                .containsExactly(
                        List.of("o-9", "o-8", "o-7", "o-6"),
                        List.of("o-5", "o-4", "o-3", "o-2"),
                        List.of("o-1", "o-0"));
        assertThat(calls.events()).hasSize(3);
    }

    @Test
    void aPageIsFilledFromSeveralResponses() {
        Page<Order> page = orders.order().byCustomer("c-1").pageSize(2).page(5);
        assertThat(page.items()).hasSize(5);
        assertThat(page.consumedCapacity()).isEqualTo(calls.capacity()).isEqualTo(1.5);
        assertThat(calls.events()).extracting(call -> call.scannedCount()).containsExactly(2, 2, 1);
    }

    @Test
    void aLimitSpansPagesAndEndsThem() {
        Query<Order> query = orders.order().byCustomer("c-1").limit(5);
        Page<Order> first = query.page(3);
        Page<Order> second = query.page(3, first.nextToken().orElseThrow());
        assertThat(ids(first)).containsExactly("o-9", "o-8", "o-7");
        assertThat(ids(second)).containsExactly("o-6", "o-5");
        assertThat(second.nextToken()).isEmpty();
    }

    @Test
    void pagesAreTheResponses() {
        List<Page<Order>> pages = new ArrayList<>();
        orders.order().byCustomer("c-1").pageSize(4).pages().forEach(pages::add);
        assertThat(pages).extracting(page -> page.items().size()).containsExactly(4, 4, 2);
        assertThat(pages).extracting(Page::consumedCapacity).containsExactly(0.5, 0.5, 0.5);
        assertThat(calls.events()).hasSize(3);

        Page<Order> rest = orders.order()
                .byCustomer("c-1")
                .page(9, pages.get(0).nextToken().orElseThrow());
        assertThat(rest.items()).hasSize(6);
    }

    @Test
    void countIsTheNumberThatListReturns() {
        RangeQuery<Order, Instant> query = orders.order().byCustomer("c-1");
        assertThat(query.count()).isEqualTo(10);
        assertThat(calls.events()).hasSize(1);
        assertThat(query.pageSize(3).count()).isEqualTo(10);
        assertThat(query.limit(4).count()).isEqualTo(4);
        assertThat(query.after(at(6)).count()).isEqualTo(3);
        assertThat(query.limit(40).count()).isEqualTo(10);
    }

    @Test
    void theKeyThatDynamoDbCannotExcludeIsDropped() {
        RangeQuery<OrderLine, String> up = orders.orderLine().lines("o-1").before("sku-5");
        RangeQuery<OrderLine, String> down =
                orders.orderLine().linesDescending("o-1").before("sku-5");
        assertThat(up.list()).extracting(OrderLine::sku).containsExactly("sku-0", "sku-1", "sku-2", "sku-3", "sku-4");
        assertThat(down.list()).extracting(OrderLine::sku).containsExactly("sku-4", "sku-3", "sku-2", "sku-1", "sku-0");
        assertThat(up.count()).isEqualTo(5);
        assertThat(down.limit(3).count()).isEqualTo(3);
        assertThat(up.limit(5).list()).hasSize(5);

        calls.clear();
        assertThat(down.first()).map(OrderLine::sku).contains("sku-4");
        assertThat(calls.events()).hasSize(1);
    }

    @Test
    void aPageIsCutInsideADynamoDbPage() {
        // Going down from a key that isn't there, the one row more that was read for it is a result too many.
        RangeQuery<OrderLine, String> down =
                orders.orderLine().linesDescending("o-1").before("sku-55");
        Page<OrderLine> first = down.page(2);
        assertThat(calls.last().scannedCount()).isEqualTo(3);
        assertThat(first.items()).extracting(OrderLine::sku).containsExactly("sku-5", "sku-4");
        Page<OrderLine> second = down.page(2, first.nextToken().orElseThrow());
        assertThat(second.items()).extracting(OrderLine::sku).containsExactly("sku-3", "sku-2");
        assertThat(calls.last().scannedCount()).isEqualTo(2);
    }

    @Test
    void anEmptyResponseWithAStartKeyIsNotTheEnd() {
        OrdersTable sparse =
                OrdersTable.builder(new EmptyPages(client)).tableName(name).build();
        RangeQuery<Order, Instant> query = sparse.order().byCustomer("c-1");
        assertThat(query.list()).hasSize(ORDERS);
        assertThat(query.first()).isPresent();
        assertThat(query.count()).isEqualTo(ORDERS);
        assertThat(query.page(4).items()).hasSize(4);
    }

    @Test
    void resultsOverOneMegabyteAreReadToTheEnd() {
        String padding = "x".repeat(300_000);
        for (int i = 0; i < 8; i++) {
            orders.order()
                    .put(new Order(
                            "big-" + i + padding.substring(0, 5),
                            "big",
                            dev.keywright.orders.OrderStatus.SHIPPED,
                            java.math.BigDecimal.ONE,
                            at(i)));
            String key = "ORDER#big-" + i + "xxxxx";
            client.updateItem(update -> update.tableName(name)
                    .key(RawTable.key(key, "#ORDER"))
                    .updateExpression("SET padding = :p")
                    .expressionAttributeValues(Map.of(":p", RawTable.text(padding))));
        }
        calls.clear();
        assertThat(orders.order().byCustomer("big").list()).hasSize(8);
        assertThat(calls.events()).hasSizeGreaterThan(1);
        assertThat(orders.order().byCustomer("big").count()).isEqualTo(8);
        assertThat(orders.order().byCustomer("big").page(8).items()).hasSize(8);
    }

    private static List<String> ids(Query<Order> query) {
        return query.stream().map(Order::orderId).toList();
    }

    private static List<String> ids(Page<Order> page) {
        return page.items().stream().map(Order::orderId).toList();
    }

    /** Answers each query that starts a row with an empty page first, as DynamoDB may. */
    private static final class EmptyPages extends ForwardingClient {
        private Map<String, AttributeValue> emptyAt = Map.of("none", RawTable.text("none"));

        EmptyPages(DynamoDbClient server) {
            super(server);
        }

        @Override
        public QueryResponse query(QueryRequest request) {
            Map<String, AttributeValue> start = request.exclusiveStartKey();
            if (!start.isEmpty() && !start.equals(emptyAt)) {
                emptyAt = start;
                return QueryResponse.builder()
                        .items(List.of())
                        .count(0)
                        .scannedCount(0)
                        .lastEvaluatedKey(start)
                        .build();
            }
            return super.query(request.toBuilder().limit(3).build());
        }
    }

    @Test
    void severalThreadsMayReadOneQuery() {
        RangeQuery<Order, Instant> query = orders.order().byCustomer("c-1").pageSize(2);
        assertThat(IntStream.range(0, 8).parallel().mapToObj(i -> ids(query)).distinct())
                .hasSize(1);
    }
}
