package dev.keywright.example.typeless;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.UniqueViolationException;
import dev.keywright.UnknownTypeException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Nothing but its key says what an item is. */
@DynamoDbTest
class TypelessTableTest {
    private static final Instant NOON = Instant.parse("2026-03-02T12:00:00Z");
    private static final CurrencyPair PAIR = new CurrencyPair("EUR", "USD");

    private final LedgerTable table;
    private final ServerTable server;

    TypelessTableTest(DynamoDbClient client, @TableName String name) {
        table = LedgerTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @Test
    void noTypeIsStored() {
        table.invoice().create(new Invoice(7, "c"));

        assertThat(server.onlyItem())
                .isEqualTo(Map.of(
                        "PK", fromS("INVOICE#00000007"),
                        "SK", fromS("#INVOICE"),
                        "number", fromN("7"),
                        "customer", fromS("c")));
        assertThat(table.invoice().get(7)).contains(new Invoice(7, "c"));
        assertThat(table.invoice().update(7).customer("d").execute()).isEqualTo(new Invoice(7, "d"));
    }

    @Test
    void aCollectionOfSeveralTypesIsRead() {
        table.invoice().create(new Invoice(7, "c"));
        table.payment().create(new Payment(7, NOON));
        table.payment().create(new Payment(70, NOON));

        assertThat(table.billing().ofInvoice(7).list()).containsExactly(new Invoice(7, "c"), new Payment(7, NOON));
    }

    @Test
    void everyItemIsToldByItsKeyAndClaimsAreNotHandedOut() {
        table.invoice().create(new Invoice(7, "c"));
        table.payment().create(new Payment(7, NOON));
        table.supplier().create(new Supplier(-3, "A@b"));
        table.rate().create(new Rate(PAIR, Tier.PLUS, "1.1"));

        assertThat(server.items()).hasSize(5);
        assertThat(server.items().stream().map(LedgerParser::find).flatMap(java.util.Optional::stream))
                .containsExactlyInAnyOrder(
                        new Invoice(7, "c"),
                        new Payment(7, NOON),
                        new Supplier(-3, "A@b"),
                        new Rate(PAIR, Tier.PLUS, "1.1"));
    }

    @Test
    void aKeyOfNoTypeIsUnknown() {
        unknown("INVOICE#7", "#INVOICE");
        unknown("INVOICE#00000007", "PAID#2026-03-02");
        unknown("INVOICE#00000007\n", "#INVOICE");
        unknown("1000000001#1000000002", "S#1000000001");
        unknown("1000000001#1000000001", "S#1000000002");
        unknown("RATE#", "#RATE");
        unknown("RATE#a#b", "#RATE");
        unknown("", "");
        assertThatThrownBy(() -> LedgerParser.parse(Map.of())).isInstanceOf(UnknownTypeException.class);
    }

    private static void unknown(String partition, String sort) {
        Map<String, AttributeValue> item = Map.of("PK", fromS(partition), "SK", fromS(sort));
        assertThatThrownBy(() -> LedgerParser.parse(item))
                .isInstanceOf(UnknownTypeException.class)
                .hasMessageContaining(partition)
                .hasMessageContaining("no known type has such a key");
    }

    @Test
    void claimsAreTakenAndReleased() {
        table.supplier().create(new Supplier(1, "a@b"));

        assertThatThrownBy(() -> table.supplier().create(new Supplier(2, "A@B")))
                .isInstanceOf(UniqueViolationException.class);
        table.supplier().delete(1);
        assertThat(table.supplier().create(new Supplier(2, "A@B")).id()).isEqualTo(2);
    }

    @Test
    void aConvertedValueIsInKeysByItsText() {
        Rate rate = table.rate().create(new Rate(PAIR, Tier.PLUS, "1.1"));

        assertThat(server.onlyItem())
                .containsEntry("PK", fromS("RATE#EUR$23USD"))
                .containsEntry("pair", fromS("EUR#USD"))
                .containsEntry("GSI1PK", fromS("TIER#2"))
                .containsEntry("tier", fromN("2"))
                .containsEntry("GSI1SK", fromS("EUR$23USD"));
        assertThat(table.rate().get(PAIR)).contains(rate);
        assertThat(table.rate().ofPair(Tier.PLUS, PAIR).list()).containsExactly(rate);
        assertThat(table.rate().ofPair(Tier.BASIC, PAIR).list()).isEmpty();
        assertThat(RateKeys.parse(server.onlyItem())).isEqualTo(new RateKeys.Primary(PAIR));
        assertThat(RateKeys.parseGsi1(server.onlyItem())).isEqualTo(new RateKeys.Gsi1(Tier.PLUS, PAIR));
    }
}
