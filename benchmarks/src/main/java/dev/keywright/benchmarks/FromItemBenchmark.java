package dev.keywright.benchmarks;

import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.PurchaseMapping;
import dev.keywright.benchmarks.rival.FloorMapping;
import dev.keywright.benchmarks.rival.OrdinaryMapping;
import dev.keywright.benchmarks.rival.enhanced.ImmutablePurchase;
import dev.keywright.benchmarks.rival.enhanced.PurchaseBean;
import dev.keywright.benchmarks.rival.enhanced.Schemas;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** From the item of a response to the domain object. */
@State(Scope.Thread)
public class FromItemBenchmark {
    private final List<Map<String, AttributeValue>> items = Arrays.stream(Samples.purchases())
            .map(OrdinaryMapping::toItem)
            .map(Samples::asRead)
            .toList();
    private int turn;

    private Map<String, AttributeValue> next() {
        return items.get(turn++ & (Samples.COUNT - 1));
    }

    @Benchmark
    public Purchase floor() {
        return FloorMapping.fromItem(next());
    }

    @Benchmark
    public Purchase keywright() {
        return PurchaseMapping.TYPE.fromItem(next());
    }

    @Benchmark
    public Purchase ordinary() {
        return OrdinaryMapping.fromItem(next());
    }

    @Benchmark
    public PurchaseBean enhancedBean() {
        return Schemas.BEAN.mapToItem(next());
    }

    @Benchmark
    public ImmutablePurchase enhancedImmutable() {
        return Schemas.IMMUTABLE.mapToItem(next());
    }

    @Benchmark
    public PurchaseBean enhancedStatic() {
        return Schemas.STATIC.mapToItem(next());
    }
}
