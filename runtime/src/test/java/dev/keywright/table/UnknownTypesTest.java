package dev.keywright.table;

import static dev.keywright.table.Samples.customer;
import static dev.keywright.table.Samples.line;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.Page;
import dev.keywright.Query;
import dev.keywright.UnknownTypeException;
import dev.keywright.UnknownTypes;
import dev.keywright.orders.CustomerMapping;
import dev.keywright.orders.OrderEntry;
import dev.keywright.orders.OrderLine;
import dev.keywright.orders.OrderLineMapping;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that a newer version of the application wrote, in the midst of those that this one knows. */
@DynamoDbTest
class UnknownTypesTest {
    private final RecordedCalls calls = new RecordedCalls();
    private final OrdersTable strict;
    private final OrdersTable lenient;
    private final RawTable raw;

    UnknownTypesTest(DynamoDbClient client, @TableName String name) {
        strict = OrdersTable.builder(client).tableName(name).build();
        lenient = OrdersTable.builder(client)
                .tableName(name)
                .listener(calls)
                .onUnknownType(UnknownTypes.SKIP)
                .build();
        raw = new RawTable(client, name);
    }

    @BeforeEach
    void store() {
        strict.createIfMissing();
        raw.items()
                .forEach(item -> raw.delete(item.get("PK").s(), item.get("SK").s()));
        for (int i = 1; i <= 6; i++) {
            strict.orderLine().put(line("o-1", "sku-" + i));
        }
        retype(OrderLineMapping.TYPE.toItem(line("o-1", "sku-0")), "gift");
        retype(OrderLineMapping.TYPE.toItem(line("o-1", "sku-3")), "gift");
        retype(OrderLineMapping.TYPE.toItem(line("o-1", "sku-4")), null);
        calls.clear();
    }

    @Test
    void areRaisedUnlessTheTableSaysOtherwise() {
        assertThatThrownBy(() -> strict.orderEntry().withLines("o-1").list())
                .isInstanceOf(UnknownTypeException.class)
                .hasMessage("OrderEntry ORDER#o-1 / LINE#sku-0: unknown type \"gift\"");
    }

    @Test
    void arePassedOverInEachFormOfAnswer() {
        Query<OrderEntry> query = lenient.orderEntry().withLines("o-1");
        List<OrderEntry> known =
                List.of(line("o-1", "sku-1"), line("o-1", "sku-2"), line("o-1", "sku-5"), line("o-1", "sku-6"));

        assertThat(query.list()).isEqualTo(known);
        assertThat(query.stream()).isEqualTo(known);
        assertThat(query.first()).contains(known.get(0));
        assertThat(query.count()).isEqualTo(4);
        assertThat(query.limit(3).list()).isEqualTo(known.subList(0, 3));
        assertThat(query.limit(3).count()).isEqualTo(3);
        assertThat(query.pageSize(1).list()).isEqualTo(known);
        List<OrderEntry> paged = new ArrayList<>();
        query.pageSize(2).pages().forEach(page -> paged.addAll(page.items()));
        assertThat(paged).isEqualTo(known);
    }

    @Test
    void makeNoPageShorterThanAsked() {
        Query<OrderEntry> query = lenient.orderEntry().withLines("o-1");
        List<OrderEntry> paged = new ArrayList<>();
        Page<OrderEntry> page = query.page(3);
        while (true) {
            assertThat(page.items().size() == 3 || page.nextToken().isEmpty()).isTrue();
            paged.addAll(page.items());
            if (page.nextToken().isEmpty()) {
                break;
            }
            page = query.page(3, page.nextToken().get());
        }
        assertThat(paged).isEqualTo(query.list());
    }

    @Test
    void costOneMoreCallOnlyWhereTheyLeaveAnAnswerShort() {
        lenient.orderEntry().withLines("o-1").limit(2).list();
        assertThat(calls.operations()).containsExactly("Query", "Query");
        calls.clear();

        lenient.orderEntry().withLines("o-1").list();
        assertThat(calls.operations()).containsExactly("Query");
    }

    @Test
    void areNoSecondResultOfAPatternOfOne() {
        retype(CustomerMapping.TYPE.toItem(customer("c-1", "ada@example.com")), "guest");
        assertThat(lenient.customer().byEmail("ada@example.com")).isEmpty();

        raw.put(CustomerMapping.TYPE.toItem(customer("c-2", "ada@example.com")));
        assertThat(lenient.customer().byEmail("ada@example.com")).contains(customer("c-2", "ada@example.com"));
    }

    @Test
    void areRaisedByAReadOfTheirKey() {
        retype(CustomerMapping.TYPE.toItem(customer("c-1", "ada@example.com")), "guest");
        assertThatThrownBy(() -> lenient.customer().get("c-1")).isInstanceOf(UnknownTypeException.class);
    }

    @Test
    void aClaimIsNeverHandedOut() {
        strict.customer().create(customer("c-7", "eve@example.com"));
        Map<String, AttributeValue> claim = raw.items().stream()
                .filter(item -> item.get("type").s().equals("customerEmailClaim"))
                .findFirst()
                .orElseThrow();
        Map<String, AttributeValue> astray = new HashMap<>(claim);
        astray.put("PK", AttributeValue.fromS("ORDER#o-1"));
        astray.put("SK", AttributeValue.fromS("LINE#astray"));
        raw.put(astray);

        assertThat(lenient.orderEntry().withLines("o-1").list()).hasSize(4).allMatch(OrderLine.class::isInstance);
    }

    /** Stores the item with another type, or without one. */
    private void retype(Map<String, AttributeValue> item, String type) {
        Map<String, AttributeValue> other = new HashMap<>(item);
        other.remove("type");
        if (type != null) {
            other.put("type", AttributeValue.fromS(type));
        }
        raw.put(other);
    }
}
