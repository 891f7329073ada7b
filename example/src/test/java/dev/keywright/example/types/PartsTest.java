package dev.keywright.example.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ConditionFailedException;
import dev.keywright.CorruptItemException;
import dev.keywright.InvalidAttributeException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Updates of parts of nested records. */
@DynamoDbTest
class PartsTest {
    private final Structures stored = Samples.structures();
    private final TypesTable table;
    private final ServerTable server;

    PartsTest(DynamoDbClient client, @TableName String name) {
        table = TypesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void store() {
        server.clear();
        table.structures().create(stored);
    }

    private StructuresUpdate update() {
        return table.structures().update(stored.id());
    }

    @Test
    void partsAreSetAndRemovedAlone() {
        Structures after = update().homeStreet("New")
                .homeDoor(Color.GREEN)
                .homeLines(List.of("one", "two"))
                .removeHomeCity()
                .shelfWidth(90)
                .execute();
        assertThat(after.home()).isEqualTo(new Address("New", null, Optional.of(Color.GREEN), List.of("one", "two")));
        assertThat(after.shelf().getWidth()).isEqualTo(90);
        assertThat(after.shelf().getContents()).isEqualTo(stored.shelf().getContents());
        assertThat(table.structures().getConsistent(stored.id()).map(Structures::home))
                .contains(after.home());
        assertThat(update().removeHomeDoor().removeHomeCity().execute().home().door())
                .isEmpty();
    }

    @Test
    void partsOfPartsAreSetToo() {
        Structures after = update().pairSecondFirst(7)
                .pairSecondSecond(new Sku("z"))
                .pairFirst("f")
                .execute();
        assertThat(after.pair()).isEqualTo(new Pair<>("f", new Pair<>(7, new Sku("z"))));
        assertThat(update().pairSecond(new Pair<>(8, new Sku("y"))).execute().pair())
                .isEqualTo(new Pair<>("f", new Pair<>(8, new Sku("y"))));
    }

    @Test
    void whatMayBeAbsentHasNoPartsToSet() {
        assertThat(StructuresUpdate.class.getMethods())
                .extracting(Method::getName)
                .contains("homeStreet", "work", "holiday")
                .doesNotContain("workStreet", "holidayStreet", "formerStreet", "paymentNumber");
    }

    @Test
    void aWholeAndItsPartAreNotSetByOneUpdate() {
        assertThatIllegalStateException()
                .isThrownBy(() -> update().home(stored.home()).homeStreet("x"))
                .withMessageContaining("home")
                .withMessageContaining("home.street");
        assertThatIllegalStateException()
                .isThrownBy(() -> update().homeStreet("x").home(stored.home()));
        assertThatIllegalStateException()
                .isThrownBy(() -> update().pairSecondFirst(1).pairSecond(new Pair<>(8, new Sku("y"))))
                .withMessageContaining("pair.second.first");
        assertThat(update().homeStreet("x").homeStreet("y").execute().home().street())
                .isEqualTo("y");
    }

    @Test
    @SuppressWarnings("NullAway")
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> update().homeStreet(null))
                .isInstanceOf(InvalidAttributeException.class)
                .hasMessageContaining("home.street");
    }

    @Test
    void whereTheWholeIsMissingTheItemIsCorrupt() {
        Map<String, AttributeValue> item = new HashMap<>(server.onlyItem());
        item.remove("home");
        server.put(item);
        assertThatThrownBy(() -> update().homeStreet("x").execute())
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("home")
                .hasMessageContaining("missing");
        assertThat(server.onlyItem()).isEqualTo(item);
    }

    @Test
    void conditionsGoWithParts() {
        assertThatThrownBy(() -> update().homeStreet("x")
                        .onlyIf(StructuresAttributes.HOME_STREET.eq("elsewhere"))
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
        assertThat(update().homeStreet("x")
                        .onlyIf(StructuresAttributes.HOME_STREET.eq(
                                stored.home().street()))
                        .execute()
                        .home()
                        .street())
                .isEqualTo("x");
    }
}
