package dev.keywright.table;

import static dev.keywright.table.Samples.customer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CorruptItemException;
import dev.keywright.orders.Customer;
import dev.keywright.orders.CustomerMapping;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

@DynamoDbTest
class SingleResultTest {
    private static final String EMAIL = "ada@example.com";

    private final RecordedCalls calls = new RecordedCalls();
    private final StaleIndex index;
    private final OrdersTable orders;
    private final RawTable raw;

    SingleResultTest(DynamoDbClient client, @TableName String name) {
        index = new StaleIndex(client);
        orders = OrdersTable.builder(index).tableName(name).listener(calls).build();
        raw = new RawTable(client, name);
    }

    @BeforeEach
    void store() {
        orders.createIfMissing();
        raw.items()
                .forEach(item -> raw.delete(item.get("PK").s(), item.get("SK").s()));
        orders.customer().create(customer("c-5", EMAIL));
        calls.clear();
    }

    @Test
    void oneRowIsOneQueryForTwo() {
        assertThat(orders.customer().byEmail(EMAIL)).contains(customer("c-5", EMAIL));
        assertThat(calls.operations()).containsExactly("Query");
        assertThat(index.lastLimit).isEqualTo(2);
    }

    @Test
    void aRowThatTheTableDeniesIsPassedOver() {
        orders.customer().create(customer("c-1", "changed@example.com"));
        calls.clear();
        index.stale = List.of(customer("c-1", EMAIL));
        assertThat(orders.customer().byEmail(EMAIL)).contains(customer("c-5", EMAIL));
        // The last query is for a third row: two stale ones could have hidden it.
        assertThat(calls.operations()).containsExactly("Query", "GetItem", "GetItem", "Query");
    }

    @Test
    void theRightRowMayComeAfterSeveralStaleOnes() {
        index.stale = List.of(customer("c-1", EMAIL), customer("c-2", EMAIL), customer("c-3", EMAIL));
        assertThat(orders.customer().byEmail(EMAIL)).contains(customer("c-5", EMAIL));
    }

    @Test
    void staleRowsAloneAreNoResult() {
        orders.customer().delete("c-5");
        index.stale = List.of(customer("c-1", EMAIL), customer("c-2", EMAIL));
        assertThat(orders.customer().byEmail(EMAIL)).isEmpty();
    }

    @Test
    void twoItemsInTheTableAreAnError() {
        raw.put(CustomerMapping.TYPE.toItem(customer("c-6", EMAIL)));
        assertThatThrownBy(() -> orders.customer().byEmail(EMAIL))
                .isInstanceOf(CorruptItemException.class)
                .hasMessage("Customer.byEmail CUSTOMER#c-5 / #PROFILE: attribute GSI1PK should be"
                        + " held by this item only, but is held by CUSTOMER#c-6 / #PROFILE too");
    }

    /** An index that still shows what its table no longer holds. */
    private static final class StaleIndex extends ForwardingClient {
        private List<Customer> stale = List.of();
        private Integer lastLimit;

        StaleIndex(DynamoDbClient server) {
            super(server);
        }

        @Override
        public QueryResponse query(QueryRequest request) {
            lastLimit = request.limit();
            List<Map<String, AttributeValue>> rows = new ArrayList<>();
            stale.forEach(customer -> rows.add(CustomerMapping.TYPE.toItem(customer)));
            rows.addAll(super.query(request.toBuilder()
                            .limit(null)
                            .exclusiveStartKey(null)
                            .build())
                    .items());
            int from = 0;
            for (int i = 0; i < rows.size(); i++) {
                if (request.hasExclusiveStartKey()
                        && rows.get(i)
                                .get("PK")
                                .equals(request.exclusiveStartKey().get("PK"))) {
                    from = i + 1;
                }
            }
            int to = Math.min(from + request.limit(), rows.size());
            QueryResponse.Builder response = QueryResponse.builder()
                    .items(rows.subList(from, to))
                    .count(to - from)
                    .scannedCount(to - from);
            if (to - from == request.limit()) {
                Map<String, AttributeValue> last = rows.get(to - 1);
                response.lastEvaluatedKey(Map.of(
                        "PK", last.get("PK"),
                        "SK", last.get("SK"),
                        "GSI1PK", last.get("GSI1PK"),
                        "GSI1SK", last.get("GSI1SK")));
            }
            return response.build();
        }
    }
}
