package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.identity.spi.ResolveIdentityRequest;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

class LocalDynamoDbTest {
    private static final Map<String, AttributeValue> ADA =
            Map.of("PK", AttributeValue.fromS("CUSTOMER#ada"), "name", AttributeValue.fromS("Ada"));

    @Test
    void clientsReadWhatOthersWrote() {
        try (LocalDynamoDb dynamoDb = LocalDynamoDb.start(Hosts.withoutEndpoint(), false);
                DynamoDbClient other = dynamoDb.clientBuilder().build()) {
            createTable(dynamoDb.client());
            dynamoDb.client().putItem(put -> put.tableName("customers").item(ADA));

            assertThat(other.getItem(get -> get.tableName("customers").key(Map.of("PK", ADA.get("PK"))))
                            .item())
                    .isEqualTo(ADA);
            assertThat(dynamoDb.client()).isSameAs(dynamoDb.client());
        }
    }

    @Test
    void eachStartedOneIsEmpty() {
        try (LocalDynamoDb first = LocalDynamoDb.start(Hosts.withoutEndpoint(), false);
                LocalDynamoDb second = LocalDynamoDb.start(Hosts.withoutEndpoint(), false)) {
            createTable(first.client());

            assertThat(second.client().listTables().tableNames()).isEmpty();
            assertThat(first.endpoint()).isNotEqualTo(second.endpoint());
        }
    }

    @Test
    void closeEndsTheServer() {
        LocalDynamoDb dynamoDb = LocalDynamoDb.start(Hosts.withoutEndpoint(), false);
        assertThat(Ports.isOpen(dynamoDb.endpoint())).isTrue();

        dynamoDb.close();
        dynamoDb.close();

        assertThat(Ports.isOpen(dynamoDb.endpoint())).isFalse();
        assertThatThrownBy(dynamoDb::client)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the DynamoDB at " + dynamoDb.endpoint() + " is closed");
    }

    @Test
    void sharedOneIsNotClosedByThoseWhoShareIt() {
        LocalDynamoDb shared = LocalDynamoDb.shared();
        shared.close();

        assertThat(LocalDynamoDb.shared()).isSameAs(shared);
        assertThat(shared.client().listTables().sdkHttpResponse().isSuccessful())
                .isTrue();
    }

    @Test
    void givenEndpointIsUsedAndLeftRunning() {
        try (LocalDynamoDb server = LocalDynamoDb.start(Hosts.withoutEndpoint(), false)) {
            Map<String, String> properties =
                    Map.of(Endpoint.PROPERTY, server.endpoint().toString());
            Host host = Hosts.linux(properties, Map.of(), Path.of(""));
            try (LocalDynamoDb given = LocalDynamoDb.start(host, false);
                    LocalDynamoDb same = LocalDynamoDb.at(server.endpoint())) {
                createTable(given.client());
                assertThat(same.client().listTables().tableNames()).containsExactly("customers");
                assertThat(given.endpoint()).isEqualTo(server.endpoint());
            }
            assertThat(Ports.isOpen(server.endpoint())).isTrue();
        }
    }

    @Test
    void emulatorGetsMadeUpCredentials() throws Exception {
        try (DynamoDbClient client = LocalDynamoDb.at(URI.create("http://localhost:8000"))
                .clientBuilder()
                .build()) {
            var configuration = client.serviceClientConfiguration();
            assertThat(configuration.region()).isEqualTo(Region.US_EAST_1);
            assertThat(configuration
                            .credentialsProvider()
                            .resolveIdentity(ResolveIdentityRequest.builder().build())
                            .get())
                    .isEqualTo(AwsBasicCredentials.create("local", "local"));
        }
    }

    @Test
    void serviceGetsTheCredentialsThatTheSdkFinds() {
        try (DynamoDbClient client = LocalDynamoDb.at(URI.create("https://dynamodb.eu-west-1.amazonaws.com"))
                .clientBuilder()
                .region(Region.EU_WEST_1)
                .build()) {
            assertThat(client.serviceClientConfiguration().credentialsProvider().toString())
                    .contains("DefaultCredentialsProvider");
        }
    }

    @Test
    void invalidEndpointIsRefused() {
        assertThatThrownBy(() -> LocalDynamoDb.at(URI.create("localhost:8000")))
                .isInstanceOf(LocalDynamoDbUnavailableException.class)
                .hasMessage("the given endpoint is \"localhost:8000\": it must be an address such as"
                        + " http://localhost:8000");
    }

    private static void createTable(DynamoDbClient client) {
        client.createTable(table -> table.tableName("customers")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("PK")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("PK")
                        .keyType(KeyType.HASH)
                        .build()));
    }
}
