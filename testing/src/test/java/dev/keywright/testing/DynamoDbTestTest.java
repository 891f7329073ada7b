package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class DynamoDbTestTest {
    private static String nameBeforeAll = "";

    private final LocalDynamoDb dynamoDb;
    private final DynamoDbClient client;
    private final String table;

    DynamoDbTestTest(LocalDynamoDb dynamoDb, DynamoDbClient client, @TableName String table) {
        this.dynamoDb = dynamoDb;
        this.client = client;
        this.table = table;
    }

    @BeforeAll
    static void keepTableName(@TableName String table) {
        nameBeforeAll = table;
    }

    @BeforeEach
    void sameInLifecycleMethods(LocalDynamoDb dynamoDb, DynamoDbClient client) {
        assertThat(dynamoDb).isSameAs(this.dynamoDb).isSameAs(LocalDynamoDb.shared());
        assertThat(client).isSameAs(this.client).isSameAs(dynamoDb.client());
    }

    @Test
    void clientReachesTheServer(DynamoDbClient client) {
        assertThat(client.listTables().sdkHttpResponse().isSuccessful()).isTrue();
    }

    @Test
    void tableNameBelongsToTheClass(@TableName String name) {
        assertThat(name).isEqualTo(table).isEqualTo(nameBeforeAll).matches("DynamoDbTestTest-[0-9a-f]{8}");
    }

    @Nested
    class InANestedClass {
        @Test
        void tableNameIsThatOfTheOuterClass(@TableName String name) {
            assertThat(name).isEqualTo(table);
        }
    }
}
