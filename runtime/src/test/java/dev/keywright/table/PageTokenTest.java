package dev.keywright.table;

import static dev.keywright.table.Samples.at;
import static dev.keywright.table.Samples.line;
import static dev.keywright.table.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.Condition;
import dev.keywright.InvalidPageTokenException;
import dev.keywright.Page;
import dev.keywright.PageTokens;
import dev.keywright.Query;
import dev.keywright.UnknownTypes;
import dev.keywright.condition.Comparison;
import dev.keywright.condition.Term;
import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import dev.keywright.mapping.ItemParser;
import dev.keywright.orders.Order;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class PageTokenTest {
    private static final int MUTATIONS = 100_000;
    private static final String SECRET = "a secret of ours that is long enough";

    private final RecordedCalls calls = new RecordedCalls();
    private final DynamoDbClient client;
    private final String name;
    private final OrdersTable orders;

    PageTokenTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
        orders = OrdersTable.builder(client).tableName(name).listener(calls).build();
    }

    @BeforeEach
    void store() {
        orders.createIfMissing();
        for (int hour = 0; hour < 6; hour++) {
            orders.order().put(order("o-" + hour, "c-1", hour));
            orders.orderLine().put(line("o-1", "sku-" + hour));
        }
        calls.clear();
    }

    @Test
    void aTokenIsUrlSafeText() {
        assertThat(orders.order().byCustomer("c-1").page(2).nextToken().orElseThrow())
                .matches("[A-Za-z0-9_-]+");
    }

    @Test
    void anAlteredTokenIsNeverAccepted() {
        mutationsAreRefused(orders);
    }

    @Test
    void anAlteredSealedTokenIsNeverAccepted() {
        mutationsAreRefused(sealed(SECRET));
    }

    private void mutationsAreRefused(OrdersTable table) {
        Query<?> query = table.order().byCustomer("c-1");
        String token = query.page(2).nextToken().orElseThrow();
        calls.clear();
        Random random = new Random(42);
        for (int i = 0; i < MUTATIONS; i++) {
            String altered = mutate(token, random);
            if (!altered.equals(token)) {
                assertRefused(query, altered);
            }
        }
        assertThat(calls.events()).isEmpty();
        assertThat(query.page(2, token).items()).hasSize(2);
    }

    private OrdersTable sealed(String secret, String... older) {
        return OrdersTable.builder(client)
                .tableName(name)
                .listener(calls)
                .pageTokens(PageTokens.sealed(secret, older))
                .build();
    }

    @Test
    void aSealedTokenShowsNothingAndIsAnotherOneEachTime() {
        Query<?> query = sealed(SECRET).order().byCustomer("c-1");
        String token = query.page(2).nextToken().orElseThrow();

        assertThat(token)
                .matches("[A-Za-z0-9_-]+")
                .isNotEqualTo(query.page(2).nextToken().orElseThrow());
        assertThat(new String(Base64.getUrlDecoder().decode(token), StandardCharsets.ISO_8859_1))
                .doesNotContain("c-1")
                .doesNotContain("o-");
    }

    @Test
    void aSealedTokenTakesNoOtherFormAndNoOtherSecret() {
        String plain = orders.order().byCustomer("c-1").page(2).nextToken().orElseThrow();
        String sealed =
                sealed(SECRET).order().byCustomer("c-1").page(2).nextToken().orElseThrow();
        calls.clear();

        assertRefused(sealed(SECRET).order().byCustomer("c-1"), plain);
        assertRefused(orders.order().byCustomer("c-1"), sealed);
        assertRefused(sealed(SECRET + "x").order().byCustomer("c-1"), sealed);
        assertRefused(sealed(SECRET).order().byCustomer("c-2"), sealed);
        assertThat(calls.events()).isEmpty();
    }

    @Test
    void secretsAreChangedOneAfterTheOther() {
        String old =
                sealed(SECRET).order().byCustomer("c-1").page(2).nextToken().orElseThrow();
        OrdersTable both = sealed("another secret of ours", SECRET);

        Page<?> second = both.order().byCustomer("c-1").page(2, old);
        assertThat(second.items()).hasSize(2);
        String renewed = second.nextToken().orElseThrow();
        assertThat(sealed("another secret of ours")
                        .order()
                        .byCustomer("c-1")
                        .page(9, renewed)
                        .items())
                .hasSize(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PageTokens.sealed("short"))
                .withMessage("a secret for page tokens has at least 16 bytes, but one has 5");
    }

    @Test
    void aTokenOfAnotherFilterIsRefused() {
        Query<Order> query = orders.order().byCustomer("c-1");
        Condition<Order> cheap = total(Comparison.LESS, "100");
        String token = query.filter(cheap).page(2).nextToken().orElseThrow();
        calls.clear();

        assertRefused(query, token);
        assertRefused(query.filter(total(Comparison.LESS, "101")), token);
        assertRefused(query.filter(total(Comparison.AT_MOST, "100")), token);
        assertThat(calls.events()).isEmpty();
        assertThat(query.filter(total(Comparison.LESS, "100.0")).page(2, token).items())
                .hasSize(2);
    }

    private static Condition<Order> total(Comparison comparison, String amount) {
        return Condition.of(new Term.Compare(List.of("total"), comparison, AttributeValue.fromN(amount)));
    }

    @Test
    void garbageIsRefused() {
        Query<?> query = orders.order().byCustomer("c-1");
        for (String garbage : List.of("", "A", "AQ", "====", "%%%", "\u00e9", "null", "AQ".repeat(9000))) {
            assertRefused(query, garbage);
        }
        assertThat(calls.events()).isEmpty();
    }

    @Test
    void aTokenOfAnotherQueryIsRefused() {
        String token = orders.order().byCustomer("c-1").page(2).nextToken().orElseThrow();
        String ofLines = orders.orderLine().lines("o-1").page(2).nextToken().orElseThrow();
        OrdersTable other = OrdersTable.builder(client)
                .tableName(name + "-other")
                .listener(calls)
                .build();
        calls.clear();

        assertRefused(orders.order().byCustomer("c-2"), token);
        assertRefused(orders.order().byCustomer("c-1").after(at(1)), token);
        assertRefused(orders.order().byCustomer("c-1").limit(5), token);
        assertRefused(orders.order().open(), token);
        assertRefused(other.order().byCustomer("c-1"), token);
        assertRefused(orders.orderLine().linesDescending("o-1"), ofLines);
        assertRefused(orders.orderLine().lines("o-2"), ofLines);
        assertThat(calls.events()).isEmpty();
    }

    @Test
    void aForgedStartKeyStaysWithinPartitionAndInterval() {
        Question<Map<String, AttributeValue>> question = question(SortCondition.between(text("B"), text("D")));
        PositionCodec codec = new PositionCodec(PageTokens.plain(), question, 10);
        String good = codec.write(position("P", "C", 3));
        assertThat(codec.read(good)).isEqualTo(position("P", "C", 3));

        for (Position forged :
                List.of(position("Q", "C", 3), position("P", "A", 3), position("P", "E", 3), position("P", "C", 10))) {
            String token = codec.write(forged);
            assertThatThrownBy(() -> codec.read(token)).isInstanceOf(InvalidPageTokenException.class);
        }
        String ofNumber = codec.write(new Position(
                Map.of("PK", text("P"), "SK", text("s"), "IPK", text("P"), "ISK", AttributeValue.fromN("3")), 0));
        assertThatThrownBy(() -> codec.read(ofNumber)).isInstanceOf(InvalidPageTokenException.class);
    }

    @Test
    void theRowThatIsDroppedMayBeWhereAPageEnded() {
        PositionCodec codec = new PositionCodec(
                PageTokens.plain(),
                question(SortCondition.between(text("B"), text("D")).without(text("D"))),
                Integer.MAX_VALUE);
        assertThat(codec.read(codec.write(position("P", "D", 0)))).isEqualTo(position("P", "D", 0));
    }

    @Test
    void whatIsWellSignedButMalformedIsRefused() {
        PositionCodec codec = new PositionCodec(PageTokens.plain(), question(SortCondition.any()), 10);
        byte[] content = PageTokens.plain().read(codec.write(position("P", "C", 3)));
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            byte[] altered = content.clone();
            int at = 8 + random.nextInt(content.length - 8);
            altered[at] = (byte) random.nextInt(256);
            try {
                Position read = codec.read(PageTokens.plain().write(altered));
                assertThat(read.startKey().get("IPK")).isEqualTo(text("P"));
                assertThat(read.returned()).isBetween(0, 9);
            } catch (InvalidPageTokenException expected) {
                assertThat(expected).hasMessageStartingWith("invalid page token: ");
            }
        }
    }

    @Test
    void aTokenHoldsKeysOfAnyType() {
        QueryPlan<Map<String, AttributeValue>> plan =
                QueryPlan.of("X.y", rows()).index("I", List.of("a", "b"), List.of("n", "m"));
        Question<Map<String, AttributeValue>> question = new Question<>(
                TableDefinition.named("t").key("PK"),
                plan,
                KeyCondition.partition(text("x"), AttributeValue.fromN("1"))
                        .sort(SortCondition.of(Operator.GREATER, AttributeValue.fromN("-7"))),
                UnknownTypes.RAISE,
                null,
                new Expiry(null, Clock.systemUTC()));
        Map<String, AttributeValue> key = Map.of(
                "PK",
                AttributeValue.fromB(software.amazon.awssdk.core.SdkBytes.fromByteArray(new byte[] {0, -1})),
                "a",
                text("x"),
                "b",
                AttributeValue.fromN("1"),
                "n",
                AttributeValue.fromN("-6.5"),
                "m",
                AttributeValue.fromN("1E-20"));
        PositionCodec codec = new PositionCodec(PageTokens.plain(), question, Integer.MAX_VALUE);
        assertThat(codec.read(codec.write(new Position(key, 0))).startKey()).isEqualTo(key);
    }

    private void assertRefused(Query<?> query, String token) {
        assertThatThrownBy(() -> query.page(2, token)).isInstanceOf(InvalidPageTokenException.class);
    }

    private static String mutate(String token, Random random) {
        StringBuilder text = new StringBuilder(token);
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ ";
        int at = random.nextInt(token.length());
        char any = alphabet.charAt(random.nextInt(alphabet.length()));
        switch (random.nextInt(6)) {
            case 0 -> text.setCharAt(at, any);
            case 1 -> text.insert(at, any);
            case 2 -> text.deleteCharAt(at);
            case 3 -> text.setLength(at);
            case 4 -> text.append(any);
            default -> {
                byte[] bytes = Base64.getUrlDecoder().decode(token);
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
                return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
            }
        }
        return text.toString();
    }

    private static Question<Map<String, AttributeValue>> question(SortCondition condition) {
        return new Question<>(
                TableDefinition.named("t").key("PK", "SK"),
                QueryPlan.of("X.y", rows()).index("I", "IPK", "ISK"),
                KeyCondition.partition("P").sort(condition),
                UnknownTypes.RAISE,
                null,
                new Expiry(null, Clock.systemUTC()));
    }

    private static Position position(String partition, String sort, int returned) {
        return new Position(
                Map.of("PK", text("p"), "SK", text("s"), "IPK", text(partition), "ISK", text(sort)), returned);
    }

    private static ItemParser<Map<String, AttributeValue>> rows() {
        return item -> item;
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }
}
