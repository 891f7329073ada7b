package dev.keywright.example.faults;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Says what goes wrong with each request. Asked by one thread at a time. */
@FunctionalInterface
public interface FaultPlan {
    /** Nothing goes wrong. */
    FaultPlan NONE = operation -> null;

    /** What goes wrong with the next request; null for nothing. */
    @Nullable
    Fault next(String operation);

    /** These faults for the next requests of that operation, and no more. */
    static FaultPlan of(String operation, Fault... faults) {
        Deque<Fault> left = new ArrayDeque<>(List.of(faults));
        return asked -> asked.equals(operation) ? left.poll() : null;
    }

    /** Always the same fault of that operation. */
    static FaultPlan always(String operation, Fault fault) {
        return asked -> asked.equals(operation) ? fault : null;
    }

    /** Any fault, in that share of all requests. */
    static FaultPlan random(long seed, double share) {
        Random random = new Random(seed);
        Fault[] faults = Fault.values();
        return operation -> random.nextDouble() < share ? faults[random.nextInt(faults.length)] : null;
    }
}
