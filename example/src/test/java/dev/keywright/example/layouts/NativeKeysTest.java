package dev.keywright.example.layouts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidKeyComponentException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Attributes of the entity as keys, with their own types: numbers sort as numbers. */
@DynamoDbTest
class NativeKeysTest {
    private final List<SdkRequest> sent = new CopyOnWriteArrayList<>();
    private final DynamoDbClient client;
    private final ReadingsTable table;
    private final ServerTable server;

    NativeKeysTest(LocalDynamoDb local, @TableName String name) {
        client = local.clientBuilder()
                .overrideConfiguration(configuration ->
                        configuration.addExecutionInterceptor(new ExecutionInterceptor() {
                            @Override
                            public void beforeExecution(
                                    Context.BeforeExecution context, ExecutionAttributes attributes) {
                                sent.add(context.request());
                            }
                        }))
                .build();
        table = ReadingsTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
        server.clear();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static Reading reading(long sequence, String level) {
        return new Reading("s", sequence, "t", "eu", "b", new BigDecimal(level));
    }

    @Test
    void numbersSortAsNumbers() {
        for (long sequence : new long[] {10, 9, -1, -10, 100, Long.MAX_VALUE, Long.MIN_VALUE, 0}) {
            table.reading().put(reading(sequence, "0"));
        }

        assertThat(table.reading().of("s").list())
                .extracting(Reading::sequence)
                .containsExactly(Long.MIN_VALUE, -10L, -1L, 0L, 9L, 10L, 100L, Long.MAX_VALUE);
        assertThat(table.reading().of("s").after(-10L).until(10L).list())
                .extracting(Reading::sequence)
                .containsExactly(-1L, 0L, 9L, 10L);
        assertThat(table.reading().of("s").from(9L).before(100L).list())
                .extracting(Reading::sequence)
                .containsExactly(9L, 10L);
        assertThat(table.reading().of("s").from(10L).until(9L).list()).isEmpty();
    }

    @Test
    void decimalsSortAsNumbers() {
        table.reading().put(reading(1, "10"));
        table.reading().put(reading(2, "9.99"));
        table.reading().put(reading(3, "-0.5"));

        assertThat(table.reading().byLevel("t").list())
                .extracting(Reading::level)
                .containsExactly(new BigDecimal("-0.5"), new BigDecimal("9.99"), new BigDecimal("10"));
        assertThat(table.reading().byLevel("t").after(new BigDecimal("9.99")).list())
                .extracting(Reading::sequence)
                .containsExactly(1L);
    }

    @Test
    void anIndexWithTheKeysTheOtherWayRound() {
        table.reading().put(reading(7, "0"));

        assertThat(table.reading().inSequence(7).list()).containsExactly(reading(7, "0"));
        assertThat(table.reading().get("s", 7)).contains(reading(7, "0"));
    }

    @Test
    void nothingIsStoredTwice() {
        table.reading().put(reading(7, "0.5"));

        assertThat(server.onlyItem())
                .containsOnlyKeys("sensor", "sequence", "kind", "tenant", "region", "building", "level")
                .containsEntry("sequence", AttributeValue.fromN("7"))
                .containsEntry("kind", AttributeValue.fromS("reading"));
        assertThat(ReadingKeys.parse(server.onlyItem())).isEqualTo(new ReadingKeys.Primary("s", 7));
    }

    @Test
    void anIndexOfSeveralAttributesIsCreatedWithThem() {
        assertThat(
                        client
                                .describeTable(describe -> describe.tableName(server.name()))
                                .table()
                                .globalSecondaryIndexes()
                                .stream()
                                .filter(index -> index.indexName().equals("byPlace"))
                                .map(GlobalSecondaryIndexDescription::keySchema)
                                .findFirst()
                                .orElseThrow())
                .extracting(element -> element.attributeName() + " " + element.keyType())
                .containsExactly("tenant HASH", "region HASH", "building RANGE", "level RANGE");
    }

    @Test
    void anIndexOfSeveralAttributesIsQueriedByThem() {
        sent.clear();
        try {
            table.reading()
                    .inBuilding("t", "eu", "b")
                    .from(new BigDecimal("1.5"))
                    .list();
        } catch (DynamoDbException notOnThisServer) {
            assertThat(notOnThisServer).isNotNull();
        }

        QueryRequest request = (QueryRequest) sent.get(0);
        String condition = request.keyConditionExpression();
        for (Map.Entry<String, String> name : request.expressionAttributeNames().entrySet()) {
            condition = condition.replaceAll(name.getKey() + "\\b", name.getValue());
        }
        for (Map.Entry<String, AttributeValue> value :
                request.expressionAttributeValues().entrySet()) {
            String text = value.getValue().s() == null
                    ? value.getValue().n()
                    : value.getValue().s();
            condition = condition.replaceAll(value.getKey() + "\\b", text);
        }
        assertThat(request.indexName()).isEqualTo("byPlace");
        assertThat(condition).isEqualTo("tenant = t AND region = eu AND building = b AND level >= 1.5");
    }

    @Test
    void anItemWithoutOneOfTheAttributesIsNotInTheIndex() {
        table.reading().put(new Reading("s", 1, "t", "eu", null, BigDecimal.ONE));

        assertThat(server.onlyItem()).doesNotContainKey("building");
        assertThat(server.items("byPlace")).isEmpty();
        assertThat(server.items("byLevel")).hasSize(1);
    }

    @Test
    void anEmptyKeyAttributeIsRefused() {
        sent.clear();

        assertThatThrownBy(() -> table.reading().get("", 1))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Reading.sensor");
        assertThatThrownBy(() -> table.reading().put(new Reading("s", 1, "t", "eu", "", BigDecimal.ONE)))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Reading.building must not be empty");
        assertThatThrownBy(() -> table.reading().update("s", 1).building("x".repeat(1025)))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Reading.building is longer than the 1024 bytes");
        assertThat(sent).isEmpty();
    }
}
