package dev.keywright.benchmarks;

import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.PurchaseMapping;
import dev.keywright.benchmarks.rival.FloorMapping;
import dev.keywright.benchmarks.rival.OrdinaryMapping;
import dev.keywright.benchmarks.rival.enhanced.ImmutablePurchase;
import dev.keywright.benchmarks.rival.enhanced.PurchaseBean;
import dev.keywright.benchmarks.rival.enhanced.Schemas;
import java.util.Arrays;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** From a domain object to the item that is put. */
@State(Scope.Thread)
public class ToItemBenchmark {
    private final Purchase[] purchases = Samples.purchases();
    private final PurchaseBean[] beans =
            Arrays.stream(purchases).map(PurchaseBean::of).toArray(PurchaseBean[]::new);
    private final ImmutablePurchase[] immutables =
            Arrays.stream(purchases).map(ImmutablePurchase::of).toArray(ImmutablePurchase[]::new);
    private int turn;

    private int next() {
        return turn++ & (Samples.COUNT - 1);
    }

    @Benchmark
    public Map<String, AttributeValue> floor() {
        return FloorMapping.toItem(purchases[next()]);
    }

    @Benchmark
    public Map<String, AttributeValue> keywright() {
        return PurchaseMapping.TYPE.toItem(purchases[next()]);
    }

    @Benchmark
    public Map<String, AttributeValue> ordinary() {
        return OrdinaryMapping.toItem(purchases[next()]);
    }

    @Benchmark
    public Map<String, AttributeValue> enhancedBean() {
        return Schemas.BEAN.itemToMap(beans[next()], true);
    }

    @Benchmark
    public Map<String, AttributeValue> enhancedImmutable() {
        return Schemas.IMMUTABLE.itemToMap(immutables[next()], true);
    }

    @Benchmark
    public Map<String, AttributeValue> enhancedStatic() {
        return Schemas.STATIC.itemToMap(beans[next()], true);
    }
}
