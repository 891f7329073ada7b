package dev.keywright.example.roles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidAttributeException;
import dev.keywright.example.roles.Leases.Tally;
import dev.keywright.example.roles.Leases.UntilBoxed;
import dev.keywright.example.roles.Leases.UntilInstant;
import dev.keywright.example.roles.Leases.UntilInt;
import dev.keywright.example.roles.Leases.UntilLong;
import dev.keywright.example.roles.Leases.UntilMaybe;
import dev.keywright.example.roles.Leases.UntilOptional;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Updates of the expiry and of counters, of each type. */
@DynamoDbTest
class RolesTest {
    private static final Instant NOW = Instant.parse("2026-03-02T09:14:00Z");
    private static final Instant SOON = NOW.plusSeconds(60);
    private static final Instant LATER = NOW.plusSeconds(3600);
    private static final AttributeValue STORED = AttributeValue.fromN(Long.toString(LATER.getEpochSecond()));

    private final LeasesTable table;
    private final ServerTable server;

    RolesTest(DynamoDbClient client, @TableName String name) {
        table = LeasesTable.builder(client)
                .tableName(name)
                .clock(Clock.fixed(NOW, ZoneOffset.UTC))
                .build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @Test
    void anExpiryIsSetAtAnInstant() {
        table.untilInstant().create(new UntilInstant("a", SOON));
        assertThat(table.untilInstant().update("a").until(LATER).execute()).isEqualTo(new UntilInstant("a", LATER));
        expectStored(STORED);
        table.untilInstant().update("a").until(NOW).execute();
        assertThat(table.untilInstant().get("a")).isEmpty();
    }

    @Test
    void anOptionalExpiryIsSetAndRemoved() {
        table.untilMaybe().create(new UntilMaybe("a", Optional.empty()));
        assertThat(table.untilMaybe().update("a").until(LATER).execute().until())
                .contains(LATER);
        expectStored(STORED);
        assertThat(table.untilMaybe().update("a").removeUntil().execute().until())
                .isEmpty();
        assertThat(server.onlyItem()).doesNotContainKey("until");
    }

    @Test
    void anExpiryIsSetInSeconds() {
        long later = LATER.getEpochSecond();
        int soon = (int) SOON.getEpochSecond();
        table.untilInt().create(new UntilInt("a", soon));
        assertThat(table.untilInt().update("a").until((int) later).execute().until())
                .isEqualTo((int) later);
        expectStored(STORED);
        clear();
        table.untilLong().create(new UntilLong("a", soon));
        assertThat(table.untilLong().update("a").until(later).execute().until()).isEqualTo(later);
        expectStored(STORED);
        clear();
        table.untilBoxed().create(new UntilBoxed("a", null));
        assertThat(table.untilBoxed().update("a").until(later).execute().until())
                .isEqualTo(later);
        expectStored(STORED);
        assertThat(table.untilBoxed().update("a").removeUntil().execute().until())
                .isNull();
        clear();
        table.untilOptional().create(new UntilOptional("a", OptionalLong.empty()));
        assertThat(table.untilOptional().update("a").until(later).execute().until())
                .hasValue(later);
        expectStored(STORED);
        assertThat(table.untilOptional().update("a").removeUntil().execute().until())
                .isEmpty();
    }

    @Test
    void millisecondsAreRefusedByUpdatesAsByEveryWrite() {
        long milliseconds = LATER.toEpochMilli();
        table.untilLong().create(new UntilLong("a", SOON.getEpochSecond()));
        table.untilBoxed().create(new UntilBoxed("a", null));
        table.untilOptional().create(new UntilOptional("a", OptionalLong.empty()));
        assertThatThrownBy(() -> table.untilLong().create(new UntilLong("b", milliseconds)))
                .isInstanceOf(InvalidAttributeException.class)
                .hasMessageContaining("UntilLong.until ");
        assertThatThrownBy(
                        () -> table.untilLong().update("a").until(milliseconds).execute())
                .isInstanceOf(InvalidAttributeException.class)
                .hasMessageContaining("UntilLong.until ");
        assertThatThrownBy(
                        () -> table.untilBoxed().update("a").until(milliseconds).execute())
                .isInstanceOf(InvalidAttributeException.class);
        assertThatThrownBy(() ->
                        table.untilOptional().update("a").until(milliseconds).execute())
                .isInstanceOf(InvalidAttributeException.class);
    }

    @Test
    void nothingIsAddedToAnExpiry() {
        assertThat(methods(Leases_UntilLongUpdate.class)).doesNotContain("addToUntil");
    }

    @Test
    void countersAreOnlyAddedTo() {
        table.tally().create(new Tally("a", 1, 2L, null, 0.5, new BigDecimal("0.1")));
        Tally after = table.tally()
                .update("a")
                .addToInts(-3)
                .addToLongs(Long.MAX_VALUE - 2)
                .addToMaybe(4)
                .addToDoubles(0.25)
                .addToDecimals(new BigDecimal("0.2"))
                .execute();
        assertThat(after).isEqualTo(new Tally("a", -2, Long.MAX_VALUE, 4, 0.75, new BigDecimal("0.3")));
        assertThat(table.tally().getConsistent("a")).contains(after);
        assertThat(methods(Leases_TallyUpdate.class))
                .contains("addToInts", "addToMaybe")
                .doesNotContain("ints", "longs", "maybe", "removeMaybe", "doubles", "decimals");
    }

    private void expectStored(AttributeValue until) {
        assertThat(server.onlyItem()).containsEntry("until", until);
    }

    private static Stream<String> methods(Class<?> update) {
        return Stream.of(update.getDeclaredMethods()).map(Method::getName);
    }
}
