package dev.keywright.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

@DynamoDbTest
class TableCreationTest {
    private final RecordedCalls calls = new RecordedCalls();
    private final DynamoDbClient client;
    private final String name;

    TableCreationTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
    }

    @AfterEach
    void dropTable() {
        try {
            client.deleteTable(delete -> delete.tableName(name));
        } catch (ResourceNotFoundException e) {
            // A test that creates none.
        }
    }

    @Test
    void theRequestSaysWhatTheDefinitionSays() {
        var request = rich().createRequest();
        assertThat(request.billingModeAsString()).isEqualTo("PAY_PER_REQUEST");
        assertThat(request.attributeDefinitions())
                .extracting(attribute -> attribute.attributeName() + attribute.attributeTypeAsString())
                .containsExactly("PKS", "nN", "GSI1PKS", "tenantS", "regionB", "LSI1SKS");
        assertThat(request.keySchema())
                .extracting(element -> element.attributeName() + " " + element.keyTypeAsString())
                .containsExactly("PK HASH", "n RANGE");
        assertThat(request.globalSecondaryIndexes()).hasSize(2);
        assertThat(request.globalSecondaryIndexes().get(1).keySchema())
                .extracting(element -> element.attributeName() + " " + element.keyTypeAsString())
                .containsExactly("tenant HASH", "region RANGE");
        assertThat(request.globalSecondaryIndexes().get(1).projection().nonKeyAttributes())
                .containsExactly("a", "b");
        assertThat(request.localSecondaryIndexes()).hasSize(1);
    }

    @Test
    void aTableIsCreatedOnceAndFoundAfterwards() {
        create(rich());
        assertThat(calls.operations()).containsExactly("DescribeTable", "CreateTable", "DescribeTable");
        create(rich());
        assertThat(client.describeTable(describe -> describe.tableName(name))
                        .table()
                        .tableStatus())
                .isEqualTo(TableStatus.ACTIVE);
    }

    @Test
    void severalMayCreateATableAtOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Callable<Void>> creators = Stream.<Callable<Void>>generate(() -> () -> {
                    OrdersTable.builder(client).tableName(name).build().createIfMissing();
                    return null;
                })
                .limit(8)
                .toList();
        for (Future<Void> creator : threads.invokeAll(creators)) {
            creator.get();
        }
        threads.shutdown();
    }

    @Test
    void aTableThatIsNotActiveYetIsWaitedFor() {
        int[] describes = {0};
        DynamoDbClient slow = new ForwardingClient(client) {
            @Override
            public DescribeTableResponse describeTable(DescribeTableRequest request) {
                DescribeTableResponse response = super.describeTable(request);
                return ++describes[0] > 3
                        ? response
                        : response.toBuilder()
                                .table(response.table().toBuilder()
                                        .tableStatus(TableStatus.CREATING)
                                        .build())
                                .build();
            }
        };
        OrdersTable.builder(slow).tableName(name).build().createIfMissing();
        assertThat(describes[0]).isEqualTo(4);
    }

    @Test
    void anotherKeyIsAnError() {
        create(TableDefinition.named(name).key("id"));
        assertThatThrownBy(() -> create(TableDefinition.named(name).key("PK", "SK")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("table " + name + " is there, but is not as defined: its key is partition [id (S)], sort []"
                        + " instead of partition [PK (S)], sort [SK (S)]");
        assertThatThrownBy(() -> create(TableDefinition.named(name).key(KeyAttribute.number("id"))))
                .hasMessageContaining("partition [id (S)], sort [] instead of partition [id (N)], sort []");
    }

    @Test
    void aMissingOrDifferentIndexIsAnError() {
        create(TableDefinition.named(name).key("PK", "SK").globalIndex("GSI1", "GSI1PK", "GSI1SK"));
        assertThatThrownBy(() -> create(TableDefinition.named(name)
                        .key("PK", "SK")
                        .globalIndex("GSI1", "GSI1PK")
                        .globalIndex("GSI2", "GSI2PK", "GSI2SK")
                        .localIndex("LSI1", "LSI1SK")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("global index GSI1 has partition [GSI1PK (S)], sort [GSI1SK (S)], projection ALL"
                        + " instead of partition [GSI1PK (S)], sort [], projection ALL")
                .hasMessageContaining("global index GSI2 is missing")
                .hasMessageContaining("local index LSI1 is missing");
        assertThatThrownBy(() -> create(TableDefinition.named(name)
                        .key("PK", "SK")
                        .globalIndex(
                                "GSI1",
                                List.of(KeyAttribute.text("GSI1PK")),
                                List.of(KeyAttribute.text("GSI1SK")),
                                Projection.keysOnly())))
                .hasMessageContaining("projection KEYS_ONLY");
    }

    @Test
    void anIndexThatTheDefinitionDoesNotKnowIsLeftAlone() {
        create(TableDefinition.named(name).key("PK", "SK").globalIndex("GSI9", "GSI9PK", "GSI9SK"));
        create(TableDefinition.named(name).key("PK", "SK"));
    }

    private void create(TableDefinition definition) {
        new TableBuilder<>(client, definition, table -> table)
                .listener(calls)
                .build()
                .createIfMissing();
    }

    private TableDefinition rich() {
        return TableDefinition.named(name)
                .key(KeyAttribute.text("PK"), KeyAttribute.number("n"))
                .globalIndex("GSI1", "GSI1PK")
                .globalIndex(
                        "GSI2",
                        List.of(KeyAttribute.text("tenant")),
                        List.of(KeyAttribute.binary("region")),
                        Projection.include(List.of("b", "a")))
                .localIndex("LSI1", "LSI1SK");
    }
}
