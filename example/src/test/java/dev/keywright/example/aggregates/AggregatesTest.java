package dev.keywright.example.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CallEvent;
import dev.keywright.CorruptItemException;
import dev.keywright.UnknownTypeException;
import dev.keywright.UnknownTypes;
import dev.keywright.example.aggregates.Shop.Account;
import dev.keywright.example.aggregates.Shop.Card;
import dev.keywright.example.aggregates.Shop.Cash;
import dev.keywright.example.aggregates.Shop.Channel;
import dev.keywright.example.aggregates.Shop.Login;
import dev.keywright.example.aggregates.Shop.Order;
import dev.keywright.example.aggregates.Shop.OrderLine;
import dev.keywright.example.aggregates.Shop.Post;
import dev.keywright.example.aggregates.Shop.Receipt;
import dev.keywright.example.aggregates.Shop.Settings;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Aggregates on the real server: which items they are made of, and what the one query costs. */
@DynamoDbTest
class AggregatesTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final List<CallEvent> calls = new ArrayList<>();
    private final ShopTable shop;
    private final ShopTable lenient;
    private final ServerTable server;

    AggregatesTest(DynamoDbClient client, @TableName String name) {
        shop = ShopTable.builder(client).tableName(name).listener(calls::add).build();
        lenient = ShopTable.builder(client)
                .tableName(name)
                .listener(calls::add)
                .onUnknownType(UnknownTypes.SKIP)
                .build();
        shop.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
        calls.clear();
    }

    @Test
    void aParentWithItsChildrenIsOneQuery() {
        storeLines("o-981", 3, 1, 2);
        storeLines("o-98", 7);
        storeLines("o-9810", 8);
        Order order = storeOrder("o-981");
        storeOrder("o-98");
        shop.receipt().put(new Receipt("o-981", NOON));
        calls.clear();

        assertThat(shop.orderWithLines().withLines("o-981"))
                .contains(new OrderWithLines(order, List.of(line("o-981", 1), line("o-981", 2), line("o-981", 3))));
        assertThat(calls).singleElement().satisfies(call -> {
            assertThat(call.operation()).isEqualTo("Query");
            assertThat(call.subject()).isEqualTo("OrderWithLines.withLines");
            assertThat(call.index()).isNull();
            assertThat(call.scannedCount()).as("the receipt is not read").isEqualTo(4);
            assertThat(call.capacityUnits()).isEqualTo(0.5);
        });
    }

    @Test
    void aParentMayHaveNoChildren() {
        Order order = storeOrder("o-1");
        assertThat(shop.orderWithLines().withLines("o-1")).contains(new OrderWithLines(order, List.of()));
        assertThat(shop.orderWithLines().withLines("o-1").orElseThrow().lines()).isUnmodifiable();
        assertThat(shop.orderDetails().get("o-1")).contains(new OrderDetails(order, List.of(), Optional.empty(), null));
    }

    @Test
    void childrenWithoutTheirParentAreNoAggregate() {
        storeLines("o-1", 1, 2);
        assertThat(shop.orderWithLines().withLines("o-1")).isEmpty();
        assertThat(shop.orderWithLines().withLines("o-1", 1)).isEmpty();
        assertThat(shop.orderWithLines().withLines("o-2")).isEmpty();
    }

    @Test
    void eachComponentTakesItsOwnItems() {
        Order order = storeOrder("o-1");
        storeLines("o-1", 1, 2);
        Card card = shop.card().put(new Card("o-1", "4711", "code-o-1"));
        Receipt receipt = shop.receipt().put(new Receipt("o-1", NOON));
        calls.clear();

        assertThat(shop.orderDetails().get("o-1"))
                .contains(new OrderDetails(order, List.of(line("o-1", 1), line("o-1", 2)), Optional.of(card), receipt));
        assertThat(calls).extracting(CallEvent::operation).containsExactly("Query");
    }

    @Test
    void noMoreChildrenAreReadThanAsked() {
        Order order = storeOrder("o-1");
        storeLines("o-1", 1, 2, 3, 4, 5);
        for (int most : new int[] {0, 2, 5, 9, Integer.MAX_VALUE}) {
            calls.clear();
            List<OrderLine> lines = shop.orderWithLines()
                    .withLines("o-1", most)
                    .map(OrderWithLines::lines)
                    .orElseThrow();
            assertThat(lines).hasSize(Math.min(most, 5)).startsWith(lines.toArray(new OrderLine[0]));
            assertThat(calls)
                    .singleElement()
                    .satisfies(call -> assertThat(call.scannedCount()).isEqualTo(Math.min(most, 5) + 1));
        }
        assertThat(shop.orderWithLines().withLines("o-1", 1))
                .contains(new OrderWithLines(order, List.of(line("o-1", 1))));
    }

    @Test
    void aNegativeNumberOfChildrenIsRefusedBeforeTheCall() {
        assertThatThrownBy(() -> shop.orderWithLines().withLines("o-1", -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the most children to read must be at least 0, but is -1");
        assertThat(calls).isEmpty();
    }

    @Test
    void goingDownTheParentComesFirstIfItsKeyIsTheHighest() {
        Channel channel = shop.channel().put(new Channel("c-1", "News"));
        for (int hour = 1; hour <= 4; hour++) {
            shop.post().put(post(hour));
        }
        calls.clear();

        assertThat(shop.latestPosts().ofChannel("c-1", 2))
                .contains(new LatestPosts(channel, List.of(post(4), post(3))));
        assertThat(calls)
                .singleElement()
                .satisfies(call -> assertThat(call.scannedCount()).isEqualTo(3));
        assertThat(shop.latestPosts().ofChannel("c-1").orElseThrow().posts())
                .containsExactly(post(4), post(3), post(2), post(1));
    }

    @Test
    void allPagesOfChildrenAreFollowed() {
        storeOrder("o-1");
        for (int number = 1; number <= 4; number++) {
            shop.orderLine().put(new OrderLine("o-1", number, "x".repeat(390_000)));
        }
        calls.clear();

        assertThat(shop.orderWithLines().withLines("o-1").orElseThrow().lines())
                .extracting(OrderLine::number)
                .containsExactly(1, 2, 3, 4);
        assertThat(calls).extracting(CallEvent::operation).containsExactly("Query", "Query");

        shop.order().delete("o-1");
        calls.clear();
        assertThat(shop.orderWithLines().withLines("o-1")).isEmpty();
        assertThat(calls).as("without the parent the rest isn't read").hasSize(1);
    }

    @Test
    void anIndexServesAnAggregateToo() {
        Order order = storeOrder("o-1");
        Card card = shop.card().put(new Card("o-1", "4711", "code-o-1"));
        storeLines("o-1", 1);
        calls.clear();

        assertThat(shop.orderWithCards().byCode("code-o-1")).contains(new OrderWithCards(order, List.of(card)));
        assertThat(calls).singleElement().satisfies(call -> {
            assertThat(call.index()).isEqualTo("GSI1");
            assertThat(call.scannedCount()).isEqualTo(2);
        });
    }

    @Test
    void whatStandsBetweenParentAndChildIsTrimmed() {
        Order order = storeOrder("o-1");
        storeLines("o-1", 1, 2, 3);
        Receipt receipt = shop.receipt().put(new Receipt("o-1", NOON));
        calls.clear();

        assertThat(shop.orderWithReceipt().withReceipt("o-1"))
                .contains(new OrderWithReceipt(order, Optional.of(receipt)));
        assertThat(calls).singleElement().satisfies(call -> {
            assertThat(call.items()).isEqualTo(2);
            assertThat(call.scannedCount()).isEqualTo(5);
            assertThat(call.capacityUnits()).as("strongly consistent").isEqualTo(1.0);
        });
        assertThat(shop.orderWithReceipt().withReceipt("o-1", 1))
                .contains(new OrderWithReceipt(order, Optional.of(receipt)));
    }

    @Test
    void aSecondParentIsAnError() {
        storeOrder("o-1");
        server.put(Shop_OrderMapping.TYPE.toItem(new Order("o-2", "code-o-1")));

        assertThatThrownBy(() -> shop.orderWithCards().byCode("code-o-1"))
                .isInstanceOf(CorruptItemException.class)
                .hasMessage("OrderWithCards.byCode ORDER#o-1 / #ORDER: attribute order should be one Order,"
                        + " but is also ORDER#o-2 / #ORDER");
    }

    @Test
    void aSecondItemOfAComponentForOneIsAnError() {
        storeOrder("o-1");
        shop.card().put(new Card("o-1", "4711", "code-o-1"));
        shop.cash().put(new Cash("o-1"));

        assertThatThrownBy(() -> shop.orderDetails().get("o-1"))
                .isInstanceOf(CorruptItemException.class)
                .hasMessage("OrderDetails.get ORDER#o-1 / PAYMENT#CARD#4711: attribute payment should be"
                        + " one Card or Cash, but is also ORDER#o-1 / PAYMENT#CASH");
    }

    @Test
    void aMissingItemOfAComponentForJustOneIsAnError() {
        Account account = shop.account().put(new Account("a-1"));
        Login login = shop.login().put(new Login("a-1", NOON));

        assertThatThrownBy(() -> shop.accountPage().of("a-1"))
                .isInstanceOf(CorruptItemException.class)
                .hasMessage("AccountPage.of ACCOUNT#a-1 / #ACCOUNT: attribute settings should be one Settings,"
                        + " but is missing");

        Settings settings = shop.settings().put(new Settings("a-1", true));
        assertThat(shop.accountPage().of("a-1")).contains(new AccountPage(account, List.of(login), settings));
        assertThat(shop.accountPage().of("a-1", 2)).isEqualTo(shop.accountPage().of("a-1"));
        assertThatThrownBy(() -> shop.accountPage().of("a-1", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("AccountPage.of ACCOUNT#a-1 / #ACCOUNT: settings is not among the children that were to"
                        + " be read; let it read more");
    }

    @Test
    void anUnknownTypeIsRaisedOrPassedOver() {
        Order order = storeOrder("o-1");
        storeLines("o-1", 1, 3);
        Map<String, AttributeValue> gift = new HashMap<>(Shop_OrderLineMapping.TYPE.toItem(line("o-1", 2)));
        gift.put("type", AttributeValue.fromS("gift"));
        server.put(gift);

        assertThatThrownBy(() -> shop.orderWithLines().withLines("o-1"))
                .isInstanceOf(UnknownTypeException.class)
                .hasMessage("OrderWithLines ORDER#o-1 / LINE#0002: unknown type \"gift\"");
        OrderWithLines known = new OrderWithLines(order, List.of(line("o-1", 1), line("o-1", 3)));
        assertThat(lenient.orderWithLines().withLines("o-1")).contains(known);
        assertThat(lenient.orderWithLines().withLines("o-1", 2)).contains(known);
    }

    private Order storeOrder(String id) {
        return shop.order().create(new Order(id, "code-" + id));
    }

    private void storeLines(String orderId, int... numbers) {
        for (int number : numbers) {
            shop.orderLine().put(line(orderId, number));
        }
    }

    private static OrderLine line(String orderId, int number) {
        return new OrderLine(orderId, number, "line " + number);
    }

    private static Post post(int hour) {
        return new Post("c-1", NOON.plusSeconds(3600L * hour));
    }
}
