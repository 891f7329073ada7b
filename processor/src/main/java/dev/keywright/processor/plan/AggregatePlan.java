package dev.keywright.processor.plan;

import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PartModel;
import java.util.List;

/** An aggregate, planned; {@code parts} in the order of its components, the parent first. */
public record AggregatePlan(AggregateModel aggregate, List<Part> parts, List<PatternPlan> patterns) {
    /** A component with the entities whose items it takes. */
    public record Part(PartModel model, List<EntityModel> members) {}
}
