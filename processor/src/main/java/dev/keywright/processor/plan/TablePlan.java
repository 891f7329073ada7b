package dev.keywright.processor.plan;

import dev.keywright.processor.model.TableModel;
import java.util.List;

/** A table without errors, planned: the input of the writers. */
public record TablePlan(
        TableModel table,
        List<EntityPlan> entities,
        List<CollectionPlan> collections,
        List<AggregatePlan> aggregates,
        List<ViewPlan> views) {}
