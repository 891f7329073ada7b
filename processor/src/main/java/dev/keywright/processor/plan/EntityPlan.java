package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import java.util.List;

/** An entity, planned: all that its generated classes need. */
public record EntityPlan(
        EntityModel entity,
        KeyPlan primary,
        List<KeyPlan> indexKeys,
        List<ClaimPlan> claims,
        List<PatternPlan> patterns,
        UpdatePlan update) {}
