package dev.keywright.example.orders;

import static dev.keywright.example.orders.Samples.customer;
import static dev.keywright.example.orders.Samples.line;
import static dev.keywright.example.orders.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CorruptItemException;
import dev.keywright.UnknownTypeException;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items as they are stored become domain objects, or an exception that says what is wrong with which item. */
@DynamoDbTest
class OrdersParserTest {
    private static final Customer ADA = customer("c-42", "Ada@Example.com");
    private static final Order ORDER = order("o-981", "c-42", 1);
    private static final OrderLine LINE = line("o-981", "sku-0007");

    private final OrdersOnServer server;

    OrdersParserTest(LocalDynamoDb dynamoDb, @TableName String name) {
        server = new OrdersOnServer(dynamoDb, name);
    }

    @BeforeEach
    void write() {
        server.orders().customer().create(ADA);
        server.orders().order().create(ORDER);
        server.orders().orderLine().create(LINE);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void everyTypeIsParsed() {
        Orders customer = OrdersParser.parse(server.raw().item("CUSTOMER#c-42", "#PROFILE"));
        assertThat(customer).isEqualTo(ADA);
        assertThat(OrdersParser.parse(server.raw().item("ORDER#o-981", "#ORDER")))
                .isEqualTo(ORDER);
        assertThat(OrdersParser.parse(server.raw().item("ORDER#o-981", "LINE#sku-0007")))
                .isEqualTo(LINE);
    }

    @Test
    void theParserOfACollectionKnowsItsTypesOnly() {
        OrderEntry order = OrderEntryParser.parse(server.raw().item("ORDER#o-981", "#ORDER"));
        assertThat(order).isEqualTo(ORDER);
        assertThat(OrderEntryParser.find(server.raw().item("ORDER#o-981", "LINE#sku-0007")))
                .contains(LINE);
        assertThatThrownBy(() -> OrderEntryParser.parse(server.raw().item("CUSTOMER#c-42", "#PROFILE")))
                .isInstanceOf(UnknownTypeException.class)
                .hasMessage("OrderEntry CUSTOMER#c-42 / #PROFILE: unknown type \"customer\"");
    }

    @Test
    void theWholeTableIsParsedWithoutItsClaims() {
        List<Orders> found = server.raw().items().stream()
                .map(OrdersParser::find)
                .flatMap(Optional::stream)
                .toList();
        assertThat(found).containsExactlyInAnyOrder(ADA, ORDER, LINE);
        assertThat(server.raw().items()).hasSize(4);
    }

    @Test
    void aClaimIsNoEntity() {
        Map<String, AttributeValue> claim = server.raw().item("EMAIL#ada@example.com", "EMAIL");
        assertThat(claim).isNotEmpty();
        assertThat(OrdersParser.find(claim)).isEmpty();
        assertThatThrownBy(() -> OrdersParser.parse(claim))
                .isInstanceOfSatisfying(
                        UnknownTypeException.class, e -> assertThat(e.type()).contains("customerEmailClaim"));
    }

    @Test
    void anUnknownTypeIsNamed() {
        server.raw().corrupt("ORDER#o-981", "LINE#sku-0007", "type", AttributeValue.fromS("refund"));

        expectUnknown("Orders ORDER#o-981 / LINE#sku-0007: unknown type \"refund\"", Optional.of("refund"));
        assertThatThrownBy(() -> server.orders().orderEntry().withLines("o-981").list())
                .isInstanceOf(UnknownTypeException.class)
                .hasMessageContaining("ORDER#o-981 / LINE#sku-0007: unknown type \"refund\"");
    }

    @Test
    void aMissingTypeIsTold() {
        server.raw().corrupt("ORDER#o-981", "LINE#sku-0007", "type", null);
        expectUnknown("Orders ORDER#o-981 / LINE#sku-0007: the item has no type", Optional.empty());
    }

    @Test
    void aTypeThatIsNoTextIsNone() {
        server.raw().corrupt("ORDER#o-981", "LINE#sku-0007", "type", AttributeValue.fromN("7"));
        expectUnknown("Orders ORDER#o-981 / LINE#sku-0007: the item has no type", Optional.empty());
    }

    private void expectUnknown(String message, Optional<String> type) {
        Map<String, AttributeValue> item = server.raw().item("ORDER#o-981", "LINE#sku-0007");
        assertThatThrownBy(() -> OrdersParser.parse(item))
                .isInstanceOfSatisfying(UnknownTypeException.class, e -> {
                    assertThat(e.key()).isEqualTo("ORDER#o-981 / LINE#sku-0007");
                    assertThat(e.type()).isEqualTo(type);
                })
                .hasMessage(message);
        assertThatThrownBy(() -> OrdersParser.find(item)).isInstanceOf(UnknownTypeException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "status,   S, MISLAID,    one of OrderStatus, other text",
        "status,   N, 86753,      one of OrderStatus, a number",
        "total,    S, a lot,      a number,           text",
        "placedAt, S, yesterday,  an ISO-8601 instant, other text",
        "orderId,  -, -,          text,               missing",
    })
    void aCorruptAttributeIsNamedWithWhatWasExpectedAndFound(
            String attribute, String kind, String value, String expected, String found) {
        server.raw().corrupt("ORDER#o-981", "#ORDER", attribute, attributeValue(kind, value));

        assertThatThrownBy(() -> OrdersParser.parse(server.raw().item("ORDER#o-981", "#ORDER")))
                .isInstanceOfSatisfying(CorruptItemException.class, e -> {
                    assertThat(e.key()).isEqualTo("ORDER#o-981 / #ORDER");
                    assertThat(e.attribute()).isEqualTo(attribute);
                    assertThat(e.expected()).isEqualTo(expected);
                    assertThat(e.found()).isEqualTo(found);
                })
                .hasMessageNotContaining(value.equals("-") ? "null" : value);
        assertThatThrownBy(() -> server.orders().order().get("o-981")).isInstanceOf(CorruptItemException.class);
    }

    private static AttributeValue attributeValue(String kind, String value) {
        return switch (kind) {
            case "S" -> AttributeValue.fromS(value);
            case "N" -> AttributeValue.fromN(value);
            default -> null;
        };
    }
}
