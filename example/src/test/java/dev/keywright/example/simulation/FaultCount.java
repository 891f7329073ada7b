package dev.keywright.example.simulation;

import dev.keywright.example.faults.FaultPlan;
import dev.keywright.example.faults.FaultyHttpClient;

/** How many requests of a writer have gone wrong since its call began. */
final class FaultCount {
    private final FaultyHttpClient http;
    private final FaultPlan plan;

    FaultCount(FaultyHttpClient http, FaultPlan plan) {
        this.http = http;
        this.plan = plan;
    }

    void reset() {
        http.plan(plan);
    }

    int count() {
        return http.faults();
    }

    boolean seen() {
        return count() > 0;
    }
}
