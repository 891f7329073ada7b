package dev.keywright.example.published.saas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.published.saas.Saas.Membership;
import dev.keywright.example.published.saas.Saas.Organization;
import dev.keywright.example.published.saas.Saas.User;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SaasTest {
    private final List<CallEvent> calls = new ArrayList<>();
    private final SaasTable saas;

    SaasTest(DynamoDbClient client, @TableName String name) {
        saas = SaasTable.builder(client).tableName(name).listener(calls::add).build();
        saas.createIfMissing();
    }

    @Test
    void aRelationIsReadFromBothEnds() {
        List<Membership> memberships = new ArrayList<>();
        for (String org : List.of("a", "b", "c")) {
            saas.organization().create(new Organization(org, "free"));
            for (String user : List.of("ann", "bob", "eve")) {
                if (!org.equals("c") || user.equals("eve")) {
                    memberships.add(saas.membership().create(new Membership(org, user, "member")));
                }
            }
        }
        saas.user().create(new User("ann", "Ann"));
        calls.clear();

        assertThat(saas.membership().ofOrganization("a").list())
                .isEqualTo(memberships.stream()
                        .filter(each -> each.org().equals("a"))
                        .toList());
        assertThat(saas.membership().ofUser("eve").list())
                .isEqualTo(memberships.stream()
                        .filter(each -> each.user().equals("eve"))
                        .toList());
        assertThat(calls).hasSize(2);
    }
}
