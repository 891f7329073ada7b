package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.readme.Readme;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The program, run within this JVM. */
@DynamoDbTest
class OrdersExampleTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void asksTheFiveQuestionsWithOneRequestEachAndNoScan(LocalDynamoDb server, @TableName String table)
            throws IOException {
        assertThat(run("--endpoint", server.endpoint().toString(), "--table", table))
                .isZero();

        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(output()).contains("48 customers, 240 orders, ", """

                1. Get a customer profile
                   orders.customer().get("c-42")
                   GetItem on the table: PK = CUSTOMER#c-42 AND SK = #PROFILE
                   1 item, 1 request, 0.5 read units
                       c-42      Ada Lovelace     ada.lovelace@example.com

                2. Get an order with its lines
                   orders.orderEntry().withLines("o-981").list()
                   Query on the table: PK = ORDER#o-981 AND SK BETWEEN #ORDER AND LINE$
                   7 items, 1 request, 0.5 read units
                """, """

                3. List a customer's orders, newest first
                   orders.order().byCustomer("c-42").list()
                   Query on GSI1: GSI1PK = CUSTOMER#c-42 AND begins_with(GSI1SK, PLACED#)
                """, """

                4. Find a customer by email
                   orders.customer().byEmail("Ada.Lovelace@Example.com")
                   Query on GSI1: GSI1PK = EMAIL#ada.lovelace@example.com AND GSI1SK = EMAIL
                   1 item, 1 request, 0.5 read units
                       c-42      Ada Lovelace     ada.lovelace@example.com

                5. List open orders across customers, oldest first
                   orders.order().open().list()
                   Query on GSI2: GSI2PK = STATUS#OPEN AND begins_with(GSI2SK, PLACED#)
                """);
        assertThat(output()).contains(Readme.read().output());
        assertThat(output()).doesNotContain("Scan");
        assertThat(output().lines())
                .filteredOn(line -> line.matches(" +\\d+ items?, 1 request, .*"))
                .hasSize(5);
    }

    @Test
    void showsWhatTheGeneratedCodeTakesCareOf(LocalDynamoDb server, @TableName String table) {
        assertThat(run("--endpoint", server.endpoint().toString(), "--table", table))
                .isZero();

        assertThat(output())
                .containsPattern("create c-901 with ADA.Lovelace@example.com +refused: email is taken\n")
                .containsPattern("get c-901 +nothing was written\n")
                .containsPattern("becomes SHIPPED +24 open orders\n")
                .containsPattern("becomes OPEN +25 open orders\n")
                .containsPattern("create c-902 with new@example.com +refused: email is taken\n")
                .containsPattern("create c-902 with new@example.com +created\n");
    }

    @Test
    void runsAgainOnTheSameTable(LocalDynamoDb server, @TableName String table) {
        String[] arguments = {"--endpoint", server.endpoint().toString(), "--table", table};
        assertThat(run(arguments)).isZero();
        String first = answers();
        out.reset();
        assertThat(run(arguments)).isZero();
        assertThat(answers()).isEqualTo(first);
    }

    @Test
    void badArgumentsAreOneLineAndExitCode2() {
        assertThat(run("--endpoint", "nowhere")).isEqualTo(2);
        assertThat(output()).isEmpty();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("orders example: --endpoint \"nowhere\" is not an address such as http://localhost:8000;"
                        + " --help lists the options\n");
    }

    @Test
    void helpListsTheOptions() {
        assertThat(run("--help")).isZero();
        assertThat(output()).contains("--endpoint URI", "--aws", "--table NAME", "--help");
        assertThat(output().lines()).allMatch(line -> line.length() <= 120);
    }

    @Test
    void anUnreachableEndpointIsOneLineAndExitCode1() {
        assertThat(run("--endpoint", "http://127.0.0.1:1")).isEqualTo(1);
        assertThat(output()).isEmpty();
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .singleElement()
                .asString()
                .startsWith("orders example: http://127.0.0.1:1: ")
                .contains("Connection refused");
    }

    @Test
    void aTableOfAnotherKeyIsOneLineAndExitCode1(LocalDynamoDb server, DynamoDbClient client, @TableName String name) {
        String table = name + "-other";
        client.createTable(create -> create.tableName(table)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build())
                .billingMode("PAY_PER_REQUEST"));

        assertThat(run("--endpoint", server.endpoint().toString(), "--table", table))
                .isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .singleElement()
                .asString()
                .contains("table " + table + " is there, but is not as defined");
    }

    private int run(String... arguments) {
        return OrdersExample.run(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                arguments);
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    private String answers() {
        return output().substring(output().indexOf("Five questions"));
    }
}
