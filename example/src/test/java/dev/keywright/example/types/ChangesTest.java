package dev.keywright.example.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.Condition;
import dev.keywright.ConditionFailedException;
import dev.keywright.CorruptItemException;
import dev.keywright.InvalidAttributeException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Conditions on attributes of every type, and updates that change what is there. */
@DynamoDbTest
class ChangesTest {
    private final Scalars scalars = Samples.scalars();
    private final Collections collections = Samples.collections();
    private final TypesTable table;
    private final ServerTable server;

    ChangesTest(DynamoDbClient client, @TableName String name) {
        table = TypesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void store() {
        server.clear();
        table.scalars().create(scalars);
        table.collections().create(collections);
    }

    private void holds(Condition<Scalars> condition) {
        table.scalars().update(scalars.id()).note("n").onlyIf(condition).execute();
        assertThatThrownBy(() -> table.scalars()
                        .update(scalars.id())
                        .note("n")
                        .onlyIf(condition.not())
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
    }

    private void holdsOfCollections(Condition<Collections> condition) {
        table.collections()
                .update(collections.id())
                .emptyList(List.of())
                .onlyIf(condition)
                .execute();
        assertThatThrownBy(() -> table.collections()
                        .update(collections.id())
                        .emptyList(List.of())
                        .onlyIf(condition.not())
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void everyScalarEqualsItself() {
        holds(ScalarsAttributes.YES.eq(scalars.yes()));
        holds(ScalarsAttributes.TINY.eq(scalars.tiny()));
        holds(ScalarsAttributes.LARGE.eq(scalars.large()));
        holds(ScalarsAttributes.SINGLE.eq(scalars.single()));
        holds(ScalarsAttributes.TWICE.eq(scalars.twice()));
        holds(ScalarsAttributes.LETTER.eq(scalars.letter()));
        holds(ScalarsAttributes.DECIMAL.eq(scalars.decimal()));
        holds(ScalarsAttributes.WHOLE.eq(scalars.whole()));
        holds(ScalarsAttributes.COLOR.eq(scalars.color()));
        holds(ScalarsAttributes.UUID.eq(scalars.uuid()));
        holds(ScalarsAttributes.URI.eq(scalars.uri()));
        holds(ScalarsAttributes.BYTES.eq(scalars.bytes()));
        holds(ScalarsAttributes.BUFFER.eq(scalars.buffer()));
        holds(ScalarsAttributes.SKU.eq(scalars.sku()));
        holds(ScalarsAttributes.RESERVED.eq(scalars.reserved()));
        holds(ScalarsAttributes.ALSO_RESERVED.eq(scalars.alsoReserved()));
        holds(ScalarsAttributes.ODD.eq(scalars.odd()));
    }

    @Test
    void everyComparisonThereIs() {
        holds(ScalarsAttributes.RESERVED.ne(scalars.reserved() + 1));
        holds(ScalarsAttributes.RESERVED.lt(scalars.reserved() + 1));
        holds(ScalarsAttributes.RESERVED.le(scalars.reserved()));
        holds(ScalarsAttributes.RESERVED.gt(scalars.reserved() - 1));
        holds(ScalarsAttributes.RESERVED.ge(scalars.reserved()));
        holds(ScalarsAttributes.RESERVED.between(scalars.reserved(), scalars.reserved()));
        holds(ScalarsAttributes.RESERVED
                .between(scalars.reserved() + 1, scalars.reserved() - 1)
                .not());
        holds(ScalarsAttributes.COLOR.in(Color.values()));
        holds(ScalarsAttributes.ODD.beginsWith(scalars.odd().substring(0, 1)));
        holds(ScalarsAttributes.ODD.contains(scalars.odd().substring(1)));
        holds(ScalarsAttributes.ODD.size().eq(scalars.odd().length()));
        holds(ScalarsAttributes.ODD.exists().and(ScalarsAttributes.YES.exists()));
        holds(ScalarsAttributes.ODD.notExists().or(ScalarsAttributes.YES.eq(scalars.yes())));
        holds(ScalarsAttributes.BYTES.size().ge(0));
        holds(ScalarsAttributes.BYTES.beginsWith(Arrays.copyOf(scalars.bytes(), 1)));
        holdsOfCollections(
                CollectionsAttributes.LIST.contains(collections.list().get(0)));
        holdsOfCollections(CollectionsAttributes.LIST.eq(collections.list()));
        holdsOfCollections(
                CollectionsAttributes.LIST.size().eq(collections.list().size()));
        holdsOfCollections(CollectionsAttributes.STRINGS.eq(collections.strings()));
        holdsOfCollections(CollectionsAttributes.COLORS.contains(
                collections.colors().iterator().next()));
        holdsOfCollections(CollectionsAttributes.MAP.size().eq(collections.map().size()));
        holdsOfCollections(CollectionsAttributes.ABSENT.notExists());
        holdsOfCollections(CollectionsAttributes.EMPTY_SET.notExists());
    }

    @Test
    void valuesThatNothingEqualsAreRefusedBeforeTheCall() {
        assertThatThrownBy(() -> ScalarsAttributes.TWICE.eq(Double.NaN))
                .isInstanceOf(InvalidAttributeException.class)
                .hasMessageStartingWith("Scalars.twice ");
        assertThatThrownBy(() -> CollectionsAttributes.STRINGS.eq(Set.of()))
                .isInstanceOf(InvalidAttributeException.class)
                .hasMessageStartingWith("Collections.strings is not stored where it is empty");
        assertThatIllegalArgumentException().isThrownBy(() -> ScalarsAttributes.MIDDLE.in());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ScalarsAttributes.MIDDLE.in(java.util.Collections.nCopies(101, 1)));
        Condition<Scalars> huge = Stream.generate(ScalarsAttributes.MIDDLE::exists)
                .limit(150)
                .reduce(Condition::and)
                .orElseThrow();
        assertThatIllegalArgumentException().isThrownBy(() -> holds(huge));
        assertThatIllegalArgumentException().isThrownBy(() -> huge.or(huge));
    }

    @Test
    void aFailedConditionTellsWhatIsStored() {
        assertThatThrownBy(() -> table.scalars()
                        .update(scalars.id())
                        .note("n")
                        .onlyIf(ScalarsAttributes.MIDDLE.eq(scalars.middle() + 1))
                        .execute())
                .isInstanceOfSatisfying(
                        ConditionFailedException.class,
                        failed -> assertThat(failed.item()).get().isInstanceOf(Scalars.class));
    }

    @Test
    void listsGrowAtTheirEnd() {
        List<String> expected = new ArrayList<>(collections.list());
        expected.addAll(List.of("x", "y", "z"));

        Collections after = table.collections()
                .update(collections.id())
                .appendToList(List.of("x", "y"))
                .appendToList(List.of("z"))
                .appendToAbsent(List.of("first"))
                .execute();

        assertThat(after.list()).isEqualTo(expected);
        assertThat(after.absent()).containsExactly("first");
    }

    @Test
    void setsGainAndLoseElements() {
        Collections after = table.collections()
                .update(collections.id())
                .addToStrings(Set.of("new"))
                .addToStrings(Set.of("new", "newer"))
                .removeFromInts(collections.ints())
                .addToDecimals(Set.of(new BigDecimal("7.25")))
                .addToColors(Set.of(Color.values()))
                .addToEmptySet(Set.of("a"))
                .execute();

        assertThat(after.strings()).containsAll(collections.strings()).contains("new", "newer");
        assertThat(after.ints()).isEmpty();
        assertThat(after.decimals()).contains(new BigDecimal("7.25"));
        assertThat(after.colors()).containsExactlyInAnyOrder(Color.values());
        assertThat(after.emptySet()).containsExactly("a");
    }

    @Test
    void whatIsAddedSeveralTimesAddsUp() {
        Scalars after = table.scalars()
                .update(scalars.id())
                .addToLarge(-3)
                .addToLarge(-4)
                .addToCount(2)
                .execute();

        assertThat(after.large()).isEqualTo(scalars.large() - 7);
        assertThat(after.count()).isEqualTo(scalars.count() == null ? 2 : scalars.count() + 2);
    }

    /** DynamoDB's numbers are wider than Java's, and only the item that it returns tells. */
    @Test
    void aSumBeyondItsTypeIsToldAndMendedBySettingIt() {
        table.scalars().update(scalars.id()).middle(Integer.MAX_VALUE).execute();

        assertThatThrownBy(() ->
                        table.scalars().update(scalars.id()).addToMiddle(1).execute())
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("middle");
        assertThatThrownBy(() -> table.scalars().get(scalars.id())).isInstanceOf(CorruptItemException.class);
        assertThat(table.scalars().update(scalars.id()).middle(7).execute().middle())
                .isEqualTo(7);
    }

    @Test
    void oneAttributeIsWrittenInOneWay() {
        assertThatIllegalStateException()
                .isThrownBy(() -> table.scalars().update("s").middle(1).addToMiddle(1))
                .withMessageStartingWith("middle is written in two ways");
        assertThatIllegalStateException()
                .isThrownBy(() -> table.collections()
                        .update("c")
                        .addToStrings(Set.of("a"))
                        .removeFromStrings(Set.of("b")));
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        table.collections().update("c").addToStrings(Set.of()).execute())
                .withMessageEndingWith("sets nothing");
    }
}
