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

/** The key in an index: three components, one of them a time. */
@State(Scope.Thread)
public class CustomerKeyBenchmark {
    private final Purchase[] purchases = Samples.purchases();
    private int turn;

    private Purchase next() {
        return purchases[turn++ & (Samples.COUNT - 1)];
    }

    @Benchmark
    public Map<String, AttributeValue> floor() {
        return FloorMapping.customerKey(next());
    }

    @Benchmark
    public Map<String, AttributeValue> keywright() {
        Purchase purchase = next();
        return PurchaseKeys.gsi1(purchase.customerId(), purchase.placedAt(), purchase.id())
                .attributes();
    }

    @Benchmark
    public Map<String, AttributeValue> ordinary() {
        return OrdinaryMapping.customerKey(next());
    }

    @Benchmark
    public Map<String, AttributeValue> enhanced() {
        return Schemas.customerKey(next());
    }
}
