package dev.keywright.example;

import dev.keywright.testing.LocalDynamoDb;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** The DynamoDB that the arguments ask for. */
final class Database implements AutoCloseable {
    /** With the SDK's retries. Without it, an address where nothing answers would take minutes. */
    private static final Duration LONGEST_CALL = Duration.ofSeconds(15);

    private final DynamoDbClient client;
    private final @Nullable LocalDynamoDb local;
    private final String address;

    private Database(DynamoDbClientBuilder builder, @Nullable LocalDynamoDb local, Meter meter) {
        this.client = builder.overrideConfiguration(configuration ->
                        configuration.apiCallTimeout(LONGEST_CALL).addExecutionInterceptor(meter))
                .build();
        this.local = local;
        this.address = local == null
                ? "AWS, " + client.serviceClientConfiguration().region()
                : local.endpoint().toString();
    }

    /** Starts the local server where one is asked for; makes no call. */
    static Database open(Arguments arguments, Meter meter) {
        if (arguments.aws()) {
            return new Database(DynamoDbClient.builder(), null, meter);
        }
        LocalDynamoDb local =
                arguments.endpoint() == null ? LocalDynamoDb.start() : LocalDynamoDb.at(arguments.endpoint());
        return new Database(local.clientBuilder(), local, meter);
    }

    DynamoDbClient client() {
        return client;
    }

    String address() {
        return address;
    }

    @Override
    public void close() {
        client.close();
        if (local != null) {
            local.close();
        }
    }
}
