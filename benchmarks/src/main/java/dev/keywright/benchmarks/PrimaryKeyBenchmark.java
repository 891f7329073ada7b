package dev.keywright.benchmarks;

import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.PurchaseKeys;
import dev.keywright.benchmarks.rival.FloorMapping;
import dev.keywright.benchmarks.rival.OrdinaryMapping;
import dev.keywright.benchmarks.rival.enhanced.Schemas;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key parameter of a GetItem: one component, and a constant. */
@State(Scope.Thread)
public class PrimaryKeyBenchmark {
    private final Purchase[] purchases = Samples.purchases();
    private int turn;

    private Purchase next() {
        return purchases[turn++ & (Samples.COUNT - 1)];
    }

    @Benchmark
    public Map<String, AttributeValue> floor() {
        return FloorMapping.primaryKey(next());
    }

    @Benchmark
    public Map<String, AttributeValue> keywright() {
        return PurchaseKeys.of(next().id()).attributes();
    }

    @Benchmark
    public Map<String, AttributeValue> ordinary() {
        return OrdinaryMapping.primaryKey(next());
    }

    @Benchmark
    public Map<String, AttributeValue> enhanced() {
        return Schemas.primaryKey(next());
    }
}
