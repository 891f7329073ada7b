package dev.keywright.example.faults;

import dev.keywright.testing.LocalDynamoDb;
import java.time.Duration;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A client over a network that fails, whose retries wait no longer than a test should. */
public final class FaultyDynamoDb implements AutoCloseable {
    private final FaultyHttpClient http = new FaultyHttpClient();
    private final DynamoDbClient client;

    public FaultyDynamoDb(LocalDynamoDb dynamoDb, int attempts) {
        BackoffStrategy backoff = BackoffStrategy.exponentialDelay(Duration.ofMillis(1), Duration.ofMillis(5));
        this.client = dynamoDb.clientBuilder()
                .httpClient(http)
                .overrideConfiguration(
                        override -> override.retryStrategy(AwsRetryStrategy.standardRetryStrategy().toBuilder()
                                .maxAttempts(attempts)
                                .backoffStrategy(backoff)
                                .throttlingBackoffStrategy(backoff)
                                .circuitBreakerEnabled(false)
                                .build()))
                .build();
    }

    public FaultyHttpClient http() {
        return http;
    }

    public DynamoDbClient client() {
        return client;
    }

    @Override
    public void close() {
        client.close();
        http.close();
    }
}
