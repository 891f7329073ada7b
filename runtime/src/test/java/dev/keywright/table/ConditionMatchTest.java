package dev.keywright.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.condition.Comparison;
import dev.keywright.condition.Term;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** What is decided here is what the server decides. {@code -Dkeywright.tries=10000} tries more. */
@DynamoDbTest
class ConditionMatchTest {
    private static final int TERMS = Integer.getInteger("keywright.tries", 400);
    private static final long SEED = Long.getLong("keywright.seed", 20261201);
    private static final List<List<String>> PATHS =
            List.of(List.of("a"), List.of("b"), List.of("m", "a"), List.of("m", "b"), List.of("m"));

    private final Random random = new Random(SEED);
    private final DynamoDbClient client;
    private final String table;

    ConditionMatchTest(DynamoDbClient client, @TableName String table) {
        this.client = client;
        this.table = table;
    }

    @Test
    void aTermHoldsHereWhereItHoldsInDynamoDb() {
        createTable();
        Map<String, Map<String, AttributeValue>> items = new HashMap<>();
        for (int i = 0; i < 60; i++) {
            Map<String, AttributeValue> item = item("i" + i);
            client.putItem(put -> put.tableName(table).item(item));
            items.put("i" + i, item);
        }
        for (int i = 0; i < TERMS; i++) {
            Term term = term(3);
            List<String> here = items.values().stream()
                    .filter(item -> ConditionMatch.holds(term, item))
                    .map(item -> item.get("id").s())
                    .sorted()
                    .toList();
            assertThat(matchesOnServer(term)).as("seed %s: %s", SEED, term).isEqualTo(here);
        }
    }

    private List<String> matchesOnServer(Term term) {
        Placeholders placeholders = new Placeholders();
        String expression = ConditionExpression.of(term, placeholders);
        return client
                .scanPaginator(scan -> scan.tableName(table)
                        .filterExpression(expression)
                        .expressionAttributeNames(placeholders.names())
                        .expressionAttributeValues(placeholders.values()))
                .items()
                .stream()
                .map(item -> item.get("id").s())
                .sorted()
                .toList();
    }

    private void createTable() {
        client.createTable(create -> create.tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build())
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build()));
    }

    private Map<String, AttributeValue> item(String id) {
        Map<String, AttributeValue> item = attributes();
        if (random.nextInt(3) > 0) {
            item.put("m", AttributeValue.fromM(attributes()));
        }
        item.put("id", AttributeValue.fromS(id));
        return item;
    }

    private Map<String, AttributeValue> attributes() {
        Map<String, AttributeValue> attributes = new HashMap<>();
        for (String name : List.of("a", "b")) {
            if (random.nextInt(4) > 0) {
                attributes.put(name, value());
            }
        }
        return attributes;
    }

    private AttributeValue value() {
        return switch (random.nextInt(12)) {
            case 0, 1, 2 -> AttributeValue.fromS(text());
            case 3, 4, 5 -> AttributeValue.fromN(number());
            case 6 -> AttributeValue.fromB(bytes());
            case 7 -> AttributeValue.fromBool(random.nextBoolean());
            case 8 -> AttributeValue.fromSs(List.of("x", text() + "y"));
            case 9 -> AttributeValue.fromNs(List.of("1", "2"));
            case 10 -> AttributeValue.fromL(List.of(AttributeValue.fromS(text()), AttributeValue.fromN(number())));
            default -> AttributeValue.fromNul(true);
        };
    }

    private String text() {
        return List.of("x", "xy", "y", "é", "x😀").get(random.nextInt(5));
    }

    private String number() {
        return List.of("1", "1.0", "2", "-3.5", "100").get(random.nextInt(5));
    }

    private SdkBytes bytes() {
        return SdkBytes.fromByteArray(new byte[] {(byte) random.nextInt(2), (byte) (random.nextInt(2) - 1)});
    }

    private AttributeValue comparable() {
        return switch (random.nextInt(3)) {
            case 0 -> AttributeValue.fromS(text());
            case 1 -> AttributeValue.fromN(number());
            default -> AttributeValue.fromB(bytes());
        };
    }

    private Term term(int depth) {
        List<String> path = PATHS.get(random.nextInt(PATHS.size()));
        Comparison any = Comparison.values()[random.nextInt(6)];
        return switch (random.nextInt(depth > 0 ? 11 : 8)) {
            case 0, 1 -> new Term.Compare(path, any, comparable());
            case 2 -> new Term.Compare(path, random.nextBoolean() ? Comparison.EQUAL : Comparison.NOT_EQUAL, value());
            case 3 -> new Term.In(path, List.of(value(), value()));
            case 4 -> random.nextBoolean() ? new Term.Exists(path) : new Term.NotExists(path);
            case 5 -> new Term.BeginsWith(path, AttributeValue.fromS(text()));
            case 6 ->
                new Term.Contains(
                        path, random.nextBoolean() ? AttributeValue.fromS(text()) : AttributeValue.fromN(number()));
            case 7 -> new Term.Size(path, any, AttributeValue.fromN(Integer.toString(random.nextInt(4))));
            case 8 -> new Term.All(terms(depth));
            case 9 -> new Term.Any(terms(depth));
            default -> new Term.Not(term(depth - 1));
        };
    }

    private List<Term> terms(int depth) {
        List<Term> terms = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            terms.add(term(depth - 1));
        }
        return terms;
    }
}
