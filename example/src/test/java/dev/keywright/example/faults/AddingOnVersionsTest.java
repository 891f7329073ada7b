package dev.keywright.example.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What is added on condition of a version is added once, and never told as a conflict with itself. */
@DynamoDbTest
class AddingOnVersionsTest {
    private final FaultyDynamoDb faulty;
    private final TalliesTable tallies;

    AddingOnVersionsTest(LocalDynamoDb dynamoDb, @TableName String name) {
        faulty = new FaultyDynamoDb(dynamoDb, 3);
        tallies = TalliesTable.builder(faulty.client()).tableName(name).build();
    }

    @BeforeEach
    void store() {
        tallies.createIfMissing();
        tallies.tally().getConsistent("t").ifPresent(tallies.tally()::delete);
        tallies.tally().create(new Tally("t", 5, List.of("a"), Set.of("x", "y"), Set.of(1, 2), 0));
    }

    @AfterEach
    void close() {
        faulty.close();
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "CORRUPT")
    void numbersAndLists(Fault fault) {
        faulty.http().plan(FaultPlan.of("TransactWriteItems", fault));
        Tally after = tallies.tally()
                .update("t", 1)
                .addToTotal(2)
                .appendToLines(List.of("b"))
                .execute();
        assertThat(faulty.http().faults()).isEqualTo(1);
        assertThat(after).isEqualTo(new Tally("t", 7, List.of("a", "b"), Set.of("x", "y"), Set.of(1, 2), 2));
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "CORRUPT")
    void sets(Fault fault) {
        faulty.http().plan(FaultPlan.of("UpdateItem", fault));
        Tally after = tallies.tally()
                .update("t", 1)
                .addToTags(Set.of("x", "z"))
                .removeFromSizes(Set.of(2, 3))
                .execute();
        assertThat(faulty.http().faults()).isEqualTo(1);
        assertThat(after).isEqualTo(new Tally("t", 5, List.of("a"), Set.of("x", "y", "z"), Set.of(1), 2));
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "CORRUPT")
    void theLastOfASet(Fault fault) {
        faulty.http().plan(FaultPlan.of("UpdateItem", fault));
        Tally after =
                tallies.tally().update("t", 1).removeFromSizes(Set.of(1, 2)).execute();
        assertThat(faulty.http().faults()).isEqualTo(1);
        assertThat(after.sizes()).isEmpty();
    }
}
