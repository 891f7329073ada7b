package dev.keywright.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.PatternPlan.Operation;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/**
 * Checks the planner by brute force: on random tables, whatever it accepts returns just the rows of the question in their order,
 * and whatever it refuses has no key condition that would. {@code -Dkeywright.soundness=100000} looks at more tables.
 */
@Tag("soundness")
final class SoundnessTest {
    private static final int TABLES_A_TRY = Math.max(1, Integer.getInteger("keywright.soundness", 400) / 20);

    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    void whatThePlannerSaysIsSo(@ForAll long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < TABLES_A_TRY; i++) {
            long each = random.nextLong();
            assertThat(Referee.judge(new RandomTables(new Random(each)).next()))
                    .as("table of seed %d", each)
                    .isEmpty();
        }
    }

    @Example
    void randomTablesAreWorthLookingAt() {
        Random random = new Random(1);
        int served = 0;
        int collections = 0;
        int refused = 0;
        Map<Operation, Integer> aggregates = new EnumMap<>(Operation.class);
        for (int i = 0; i < 500; i++) {
            TableModel table = new RandomTables(random).next();
            if (Referee.isFaulty(TableAnalysis.of(table))) {
                continue;
            }
            for (PatternOutcome outcome : TableAnalysis.of(table).patterns()) {
                served += outcome.serving().isEmpty() ? 0 : 1;
                collections += outcome.serving().isEmpty() || outcome.types().size() == 1 ? 0 : 1;
                refused += outcome.refusals().size();
                outcome.serving().stream()
                        .map(PatternPlan::operation)
                        .filter(Operation::isAggregate)
                        .forEach(operation -> aggregates.merge(operation, 1, Integer::sum));
            }
        }
        assertThat(List.of(served, collections, refused)).allMatch(count -> count > 20);
        assertThat(aggregates.values()).hasSize(2).allMatch(count -> count > 5);
    }
}
