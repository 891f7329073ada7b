package dev.keywright.benchmarks;

import dev.keywright.benchmarks.model.Address;
import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** What is mapped: different values, so that no branch is always taken the same way. */
final class Samples {
    /** A power of two. */
    static final int COUNT = 64;

    private static final Instant START = Instant.parse("2026-12-01T09:30:00.123456789Z");
    private static final List<Status> STATUSES = List.of(Status.values());

    private Samples() {}

    static Purchase[] purchases() {
        Purchase[] purchases = new Purchase[COUNT];
        for (int i = 0; i < COUNT; i++) {
            purchases[i] = purchase(i);
        }
        return purchases;
    }

    static Purchase purchase(int i) {
        return new Purchase(
                "o-" + (100_000 + i),
                "c-" + (5_000 + i),
                STATUSES.get(i % STATUSES.size()),
                BigDecimal.valueOf(12_025L + 77L * i, 2),
                START.plusSeconds(977L * i),
                7 * i,
                9_000_000_000L + i,
                i % 2 == 0,
                List.of("alpha", "beta", "gamma" + i),
                Map.of("color", "red", "size", "L", "batch", "b" + i),
                new Address("Main Street " + i, "Springfield", String.valueOf(12_345 + i)),
                null);
    }

    /** An item as a response of the SDK holds it: its own kind of map, and names that are nobody's constants. */
    static Map<String, AttributeValue> asRead(Map<String, AttributeValue> item) {
        return GetItemResponse.builder().item(withOwnNames(item)).build().item();
    }

    private static Map<String, AttributeValue> withOwnNames(Map<String, AttributeValue> attributes) {
        Map<String, AttributeValue> copy = new LinkedHashMap<>();
        attributes.forEach((name, value) -> copy.put(
                String.valueOf(name.toCharArray()),
                value.hasM() ? AttributeValue.fromM(withOwnNames(value.m())) : value));
        return copy;
    }
}
