package dev.keywright.processor.plan;

import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import java.util.List;

/** An item collection, planned. */
public record CollectionPlan(CollectionModel collection, List<EntityModel> members, List<PatternPlan> patterns) {}
