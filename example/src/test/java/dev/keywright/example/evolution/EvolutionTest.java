package dev.keywright.example.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.CorruptItemException;
import dev.keywright.UnknownTypeException;
import dev.keywright.UnknownTypes;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What docs/evolution.md says of items that another version of the model wrote. */
@DynamoDbTest
class EvolutionTest {
    private static final Map<String, AttributeValue> OLD_PROFILE = Map.of(
            "PK", fromS("PROFILE#p"),
            "SK", fromS("#PROFILE"),
            "type", fromS("profile"),
            "id", fromS("p"),
            "name", fromS("Ada"));
    private static final Map<String, AttributeValue> ACCOUNT = Map.of(
            "PK", fromS("ACCOUNT#a"),
            "SK", fromS("#ACCOUNT"),
            "type", fromS("account"),
            "id", fromS("a"),
            "logins", fromN("3"),
            "plan", fromS("PRO"));

    private final ProfilesTable profiles;
    private final AccountsTable accounts;
    private final ServerTable server;

    EvolutionTest(DynamoDbClient client, @TableName String name) {
        profiles = ProfilesTable.builder(client).tableName(name).build();
        accounts = AccountsTable.builder(client).tableName(name).build();
        profiles.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @Test
    void whatMayBeAbsentReadsAsAbsentOrEmpty() {
        server.put(OLD_PROFILE);

        assertThat(profiles.profile().get("p"))
                .contains(new Profile(
                        "p", "Ada", Optional.empty(), OptionalInt.empty(), null, List.of(), Set.of(), Map.of(), null));
    }

    @Test
    void nullReadsAsAbsent() {
        Map<String, AttributeValue> item = new HashMap<>(OLD_PROFILE);
        List.of("nick", "age", "team", "links", "tags", "settings", "address")
                .forEach(attribute -> item.put(attribute, fromNul(true)));
        server.put(item);

        assertThat(profiles.profile().get("p")).get().satisfies(profile -> {
            assertThat(profile.nick()).isEmpty();
            assertThat(profile.team()).isNull();
            assertThat(profile.tags()).isEmpty();
        });
    }

    @Test
    void aRequiredAttributeThatIsMissingIsToldByItsName() {
        corrupt("logins", null, "Account ACCOUNT#a / #ACCOUNT", "logins", "missing");
        corrupt("plan", null, "Account ACCOUNT#a / #ACCOUNT", "plan", "missing");
    }

    @Test
    void anAttributeOfAnotherTypeIsToldByItsName() {
        corrupt("logins", fromS("secret"), "Account ACCOUNT#a / #ACCOUNT", "logins");
        corrupt("logins", fromN("2147483648"), "Account ACCOUNT#a / #ACCOUNT", "logins");
        corrupt("logins", fromN("1.5"), "Account ACCOUNT#a / #ACCOUNT", "logins");
        corrupt("plan", fromS("GOLD"), "Account ACCOUNT#a / #ACCOUNT", "plan");
        corrupt("plan", fromL(List.of()), "Account ACCOUNT#a / #ACCOUNT", "plan");
    }

    @Test
    void aNestedAttributeIsToldByItsPath() {
        Map<String, AttributeValue> item = new HashMap<>(OLD_PROFILE);
        item.put("address", fromM(Map.of("street", fromS("secret"))));
        server.put(item);

        assertThatThrownBy(() -> profiles.profile().get("p"))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("address.city")
                .hasMessageNotContaining("secret");
    }

    @Test
    void aTypeThatIsNotKnownYetIsRefused() {
        Map<String, AttributeValue> item = new HashMap<>(OLD_PROFILE);
        item.put("type", fromS("profileV2"));
        server.put(item);

        assertThatThrownBy(() -> profiles.profile().get("p"))
                .isInstanceOf(UnknownTypeException.class)
                .hasMessageContaining("profileV2");
        assertThatThrownBy(() -> profiles.profiles().of("p").list()).isInstanceOf(UnknownTypeException.class);
        ProfilesTable lenient = ProfilesTable.builder(server.client())
                .tableName(server.name())
                .onUnknownType(UnknownTypes.SKIP)
                .build();
        assertThat(lenient.profiles().of("p").list()).isEmpty();
        assertThatThrownBy(() -> lenient.profile().get("p")).isInstanceOf(UnknownTypeException.class);
    }

    @Test
    void anUpdateKeepsWhatTheModelDoesNotKnow() {
        Map<String, AttributeValue> item = new HashMap<>(OLD_PROFILE);
        item.put("score", fromN("7"));
        server.put(item);

        profiles.profile().update("p").nick("Countess").execute();

        assertThat(server.onlyItem()).containsAllEntriesOf(item).containsEntry("nick", fromS("Countess"));
    }

    @Test
    void aPutDropsWhatTheModelDoesNotKnow() {
        Map<String, AttributeValue> item = new HashMap<>(OLD_PROFILE);
        item.put("score", fromN("7"));
        server.put(item);

        profiles.profile().put(profiles.profile().get("p").orElseThrow());

        assertThat(server.onlyItem()).doesNotContainKey("score").containsAllEntriesOf(OLD_PROFILE);
    }

    @Test
    void anOldItemEntersANewIndexWithTheUpdateThatGivesItItsKey() {
        server.put(OLD_PROFILE);
        assertThat(profiles.profile().inTeam("t").list()).isEmpty();

        profiles.profile().update("p").team("t", "Ada").execute();

        assertThat(profiles.profile().inTeam("t").list()).hasSize(1);
    }

    @Test
    void anOldItemEntersANewIndexWithAPut() {
        Map<String, AttributeValue> item = new HashMap<>(OLD_PROFILE);
        item.put("team", fromS("t"));
        server.put(item);
        assertThat(profiles.profile().inTeam("t").list()).isEmpty();

        profiles.profile().put(profiles.profile().get("p").orElseThrow());

        assertThat(profiles.profile().inTeam("t").list()).hasSize(1);
    }

    private void corrupt(String attribute, AttributeValue value, String... told) {
        Map<String, AttributeValue> item = new HashMap<>(ACCOUNT);
        item.remove(attribute);
        if (value != null) {
            item.put(attribute, value);
        }
        server.put(item);

        assertThatThrownBy(() -> accounts.account().get("a"))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContainingAll(told)
                .hasMessageNotContaining("secret");
    }
}
