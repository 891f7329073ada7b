package dev.keywright.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.Page;
import dev.keywright.Query;
import dev.keywright.UnknownTypes;
import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import dev.keywright.mapping.ItemParser;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@DynamoDbTest
class NativeKeysTest {
    private final ItemParser<Integer> number =
            item -> Integer.valueOf(item.get("n").n());

    @Test
    void numbersAreKeysAsTheyAre(DynamoDbClient client, @TableName String name) {
        TableClient table = new TableBuilder<>(
                        client,
                        TableDefinition.named(name).key(KeyAttribute.text("tenant"), KeyAttribute.number("n")),
                        any -> any)
                .build();
        table.createIfMissing();
        for (int n = -5; n < 20; n++) {
            Map<String, AttributeValue> item =
                    Map.of("tenant", AttributeValue.fromS("t"), "n", AttributeValue.fromN(Integer.toString(n)));
            client.putItem(put -> put.tableName(name).item(item));
        }
        QueryPlan<Integer> plan = QueryPlan.of("Reading.above", number).table("tenant", "n");
        Query<Integer> query = table.query(
                plan, KeyCondition.partition("t").sort(SortCondition.of(Operator.GREATER, AttributeValue.fromN("-3"))));

        List<Integer> read = new ArrayList<>();
        Page<Integer> page = query.page(7);
        read.addAll(page.items());
        while (page.nextToken().isPresent()) {
            page = query.page(7, page.nextToken().get());
            read.addAll(page.items());
        }
        assertThat(read).hasSize(22).isSorted().startsWith(-2).endsWith(19);
        assertThat(table.query(plan.descending(), KeyCondition.partition("t")).first())
                .contains(19);
    }

    @Test
    void aKeyMayHaveSeveralAttributes() {
        QueryRequest request = new Question<>(
                        TableDefinition.named("t").key("PK", "SK"),
                        QueryPlan.of("Reading.x", number)
                                .index("GSI1", List.of("tenant", "region"), List.of("year", "month"))
                                .descending(),
                        KeyCondition.partition(AttributeValue.fromS("t"), AttributeValue.fromN("4"))
                                .sortEquals(AttributeValue.fromN("2026"))
                                .sortBetween(AttributeValue.fromN("3"), AttributeValue.fromN("5")),
                        UnknownTypes.RAISE,
                        null,
                        new Expiry(null, Clock.systemUTC()))
                .items(25, Map.of());

        assertThat(request.keyConditionExpression())
                .isEqualTo("#0 = :0 AND #1 = :1 AND #2 = :2 AND #3 BETWEEN :3 AND :4");
        assertThat(request.expressionAttributeNames())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("#0", "tenant", "#1", "region", "#2", "year", "#3", "month"));
        assertThat(request.expressionAttributeValues())
                .hasSize(5)
                .containsEntry(":1", AttributeValue.fromN("4"))
                .containsEntry(":4", AttributeValue.fromN("5"));
        assertThat(request.scanIndexForward()).isFalse();
        assertThat(request.limit()).isEqualTo(25);
        assertThat(request.hasExclusiveStartKey()).isFalse();
        assertThat(request.returnConsumedCapacityAsString()).isEqualTo("TOTAL");
    }
}
