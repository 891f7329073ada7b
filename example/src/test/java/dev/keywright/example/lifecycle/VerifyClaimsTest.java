package dev.keywright.example.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.ClaimFinding;
import dev.keywright.ClaimFinding.Kind;
import dev.keywright.ClaimReport;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class VerifyClaimsTest {
    private final AccountsTable accounts;
    private final ServerTable server;

    VerifyClaimsTest(DynamoDbClient client, @TableName String name) {
        accounts = AccountsTable.builder(client).tableName(name).build();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        accounts.createIfMissing();
        server.clear();
    }

    @Test
    void claimsThatFitAreNoFinding() {
        accounts.account().create(account("a-1"));
        accounts.account().create(new Account("a-2", "x@example.com", "free", Optional.of(Instant.EPOCH)));
        accounts.session()
                .create(new Session("s-1", "ada", "device", Instant.now().plusSeconds(600)));
        accounts.note().put(new Note("n-1", "text"));
        ClaimReport report = accounts.verifyClaims();
        assertThat(report.isClean()).isTrue();
        assertThat(report.entities()).isEqualTo(3);
        assertThat(report.claims()).isEqualTo(2);
        assertThat(report.mend()).isEmpty();
    }

    @Test
    void missingClaimsAreTaken() {
        accounts.account().create(account("a-1"));
        accounts.session()
                .create(new Session("s-1", "ada", "device", Instant.now().plusSeconds(600)));
        delete("ACCOUNT_EMAIL#a-1@example.com");
        delete("SESSION_DEVICE#device");
        ClaimReport report = accounts.verifyClaims();
        assertThat(report.findings())
                .containsExactlyInAnyOrder(
                        new ClaimFinding(
                                Kind.MISSING,
                                AccountKeys.of("a-1"),
                                "email",
                                "ACCOUNT_EMAIL#a-1@example.com / ACCOUNT_EMAIL#a-1@example.com"),
                        new ClaimFinding(
                                Kind.MISSING,
                                SessionKeys.of("s-1"),
                                "device",
                                "SESSION_DEVICE#device / SESSION_DEVICE#device"));
        assertThat(report.findings().get(0)).asString().contains("MISSING").contains("claim");
        assertThat(report.mend()).isEmpty();
        assertThat(accounts.verifyClaims().isClean()).isTrue();
        assertThat(server.items().stream()
                        .filter(item -> item.get("type").s().equals("sessionDeviceClaim"))
                        .map(item -> item.get("expiresAt")))
                .doesNotContainNull()
                .hasSize(1);
    }

    @Test
    void orphansAreReleased() {
        accounts.account().create(account("a-1"));
        accounts.account().create(account("a-2"));
        delete("ACCOUNT#a-1");
        accounts.account().get("a-2").ifPresent(account -> {
            Map<String, AttributeValue> item = new HashMap<>(AccountMapping.TYPE.toItem(account));
            item.put("email", AttributeValue.fromS("new@example.com"));
            server.put(item);
        });
        ClaimReport report = accounts.verifyClaims();
        assertThat(report.findings())
                .extracting(ClaimFinding::kind)
                .containsExactlyInAnyOrder(Kind.ORPHAN, Kind.ORPHAN, Kind.MISSING);
        assertThat(report.mend()).isEmpty();
        assertThat(accounts.verifyClaims().isClean()).isTrue();
        assertThat(server.items()).hasSize(2);
    }

    @Test
    void aContestedValueIsLeftToItsOwners() {
        accounts.account().create(account("a-1"));
        server.put(AccountMapping.TYPE.toItem(new Account("a-2", "a-1@example.com", "free", Optional.empty())));
        ClaimReport report = accounts.verifyClaims();
        assertThat(report.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.kind()).isEqualTo(Kind.CONTESTED))
                .satisfies(finding -> assertThat(finding.entity()).isEqualTo(AccountKeys.of("a-2")));
        assertThat(report.mend()).isEqualTo(report.findings());
    }

    @Test
    void whatHasChangedSinceIsNotMended() {
        accounts.account().create(account("a-1"));
        delete("ACCOUNT_EMAIL#a-1@example.com");
        ClaimReport report = accounts.verifyClaims();
        accounts.account()
                .update("a-1")
                .email("b@example.com", "a-1@example.com", Optional.empty())
                .execute();
        assertThat(report.mend()).isEqualTo(report.findings());
        assertThat(accounts.verifyClaims().isClean()).isTrue();
    }

    private void delete(String partition) {
        Map<String, AttributeValue> item = server.items().stream()
                .filter(each -> each.get("PK").s().equals(partition))
                .findFirst()
                .orElseThrow();
        server.client()
                .deleteItem(delete ->
                        delete.tableName(server.name()).key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
    }

    private static Account account(String id) {
        return new Account(id, id + "@example.com", "free", Optional.empty());
    }
}
