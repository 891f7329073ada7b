package dev.keywright.example.requests;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.faults.Fault;
import dev.keywright.example.faults.FaultPlan;
import dev.keywright.example.faults.FaultyHttpClient;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.PageViews;
import dev.keywright.example.lifecycle.Quota;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** A commit has one token for all its attempts, and another commit has another. */
@DynamoDbTest
class RequestTokenTest {
    private final List<TransactWriteItemsRequest> attempts = new CopyOnWriteArrayList<>();
    private final FaultyHttpClient http = new FaultyHttpClient();
    private final DynamoDbClient client;
    private final AccountsTable accounts;
    private final ServerTable server;

    RequestTokenTest(LocalDynamoDb dynamoDb, @TableName String name) {
        client = dynamoDb.clientBuilder()
                .httpClient(http)
                .overrideConfiguration(configuration ->
                        configuration.addExecutionInterceptor(new ExecutionInterceptor() {
                            @Override
                            public void beforeTransmission(
                                    Context.BeforeTransmission context, ExecutionAttributes attributes) {
                                if (context.request() instanceof TransactWriteItemsRequest request) {
                                    attempts.add(request);
                                }
                            }
                        }))
                .build();
        accounts = AccountsTable.builder(client).tableName(name).build();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void store() {
        accounts.createIfMissing();
        server.clear();
        accounts.pageViews().create(new PageViews("p", 1, Optional.empty()));
    }

    @AfterEach
    void close() {
        client.close();
        http.close();
    }

    private void add(int views) {
        accounts.transaction()
                .update(accounts.pageViews().update("p").addToViews(views))
                .commit();
    }

    private long views() {
        return accounts.pageViews().getConsistent("p").orElseThrow().views();
    }

    private List<String> tokens() {
        return attempts.stream()
                .map(TransactWriteItemsRequest::clientRequestToken)
                .toList();
    }

    /** The SDK sends again what failed, and we what met a conflict. */
    @Test
    void allAttemptsOfOneCommitHaveOneToken() {
        http.plan(FaultPlan.of("TransactWriteItems", Fault.SERVER_ERROR, Fault.CONFLICT, Fault.RESET_AFTER));
        add(2);
        assertThat(tokens()).hasSize(4).doesNotContainNull();
        assertThat(tokens().stream().distinct()).hasSize(1);
        assertThat(views()).isEqualTo(3);
    }

    @Test
    void theServerCommitsOneTokenOnce() {
        add(2);
        client.transactWriteItems(attempts.get(0));
        assertThat(views()).isEqualTo(3);
    }

    @Test
    void anotherCommitHasAnotherToken() {
        add(2);
        add(2);
        assertThat(tokens()).hasSize(2).doesNotHaveDuplicates();
        assertThat(views()).isEqualTo(5);
    }

    /** An upsert that finds no item puts one: DynamoDB refuses other actions under a token that it knows. */
    @Test
    void aTryWithOtherActionsHasAnotherToken() {
        LocalDate day = LocalDate.parse("2026-03-01");
        accounts.transaction()
                .update(accounts.quota().upsert("u", day).addToUsed(2))
                .commit();
        assertThat(tokens()).hasSize(2).doesNotHaveDuplicates();
        assertThat(accounts.quota().getConsistent("u", day).map(Quota::used)).contains(2);
    }
}
