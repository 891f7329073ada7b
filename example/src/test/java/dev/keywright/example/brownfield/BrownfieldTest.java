package dev.keywright.example.brownfield;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromSs;

import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** A table that the plain SDK made and filled, with a layout of its own: items stay as they are, byte for byte. */
@DynamoDbTest
class BrownfieldTest {
    private static final Map<String, AttributeValue> USER = Map.of(
            "hk", fromS("user|42"),
            "rk", fromS("profile"),
            "_et", fromS("USR"),
            "id", fromS("42"),
            "n", fromS("Ada #1"),
            "mail", fromS("Ada@Example.com"),
            "tags", fromSs(List.of("a", "b")));
    private static final Map<String, AttributeValue> PURCHASE = Map.of(
            "hk", fromS("user|42"),
            "rk", fromS("p|000007"),
            "_et", fromS("PUR"),
            "uid", fromS("42"),
            "no", fromN("7"),
            "open", fromBool(true),
            "placed", fromN("1772442840000"),
            "amt", fromN("12.5"),
            "gs1", fromS("open"),
            "gs2", fromS("1772442840000|000007"));
    private static final User ADA = new User("42", "Ada #1", "Ada@Example.com", Set.of("a", "b"));
    private static final Purchase SEVEN =
            new Purchase("42", 7, true, Instant.ofEpochMilli(1772442840000L), new BigDecimal("12.5"));

    private final LegacyTable table;
    private final ServerTable server;

    BrownfieldTest(DynamoDbClient client, @TableName String name) {
        server = new ServerTable(client, name);
        try {
            client.createTable(create -> create.tableName(name)
                    .billingMode(BillingMode.PAY_PER_REQUEST)
                    .attributeDefinitions(text("hk"), text("rk"), text("mail"), text("gs1"), text("gs2"))
                    .keySchema(key("hk", KeyType.HASH), key("rk", KeyType.RANGE))
                    .globalSecondaryIndexes(
                            index("by_mail", key("mail", KeyType.HASH)),
                            index("by_state", key("gs1", KeyType.HASH), key("gs2", KeyType.RANGE))));
        } catch (ResourceInUseException alreadyThere) {
            server.clear();
        }
        table = LegacyTable.builder(client).tableName(name).build();
    }

    @BeforeEach
    void fillAsOthersDo() {
        server.clear();
        server.put(USER);
        server.put(PURCHASE);
    }

    @Test
    void theModelFitsTheTable() {
        table.createIfMissing();

        assertThat(server.items()).containsExactlyInAnyOrder(USER, PURCHASE);
    }

    @Test
    void whatOthersWroteIsRead() {
        assertThat(table.user().get("42")).contains(ADA);
        assertThat(table.user().byMail("Ada@Example.com").list()).containsExactly(ADA);
        assertThat(table.purchase().get("42", 7)).contains(SEVEN);
        assertThat(table.purchase().of("42").from(1).list()).containsExactly(SEVEN);
        assertThat(table.purchase().open().list()).containsExactly(SEVEN);
        assertThat(server.items().stream().map(LegacyParser::parse)).containsExactlyInAnyOrder(ADA, SEVEN);
    }

    @Test
    void whatIsWrittenIsAsOthersWriteIt() {
        server.clear();

        table.user().put(ADA);
        table.purchase().put(SEVEN);

        assertThat(server.items()).allSatisfy(item -> {
            if (item.containsKey("tags")) {
                assertThat(item.get("tags").ss()).containsExactlyInAnyOrder("a", "b");
                Map<String, AttributeValue> others = new HashMap<>(item);
                others.put("tags", USER.get("tags"));
                assertThat(others).isEqualTo(USER);
            } else {
                assertThat(item).isEqualTo(PURCHASE);
            }
        });
    }

    @Test
    void anUpdateLeavesTheRestAlone() {
        table.user().update("42").name("Ada").execute();

        Map<String, AttributeValue> expected = new HashMap<>(USER);
        expected.put("n", fromS("Ada"));
        assertThat(server.items()).containsExactlyInAnyOrder(expected, PURCHASE);
    }

    private static AttributeDefinition text(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    private static GlobalSecondaryIndex index(String name, KeySchemaElement... keys) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys)
                .projection(projection -> projection.projectionType(ProjectionType.ALL))
                .build();
    }
}
