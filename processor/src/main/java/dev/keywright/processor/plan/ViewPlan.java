package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ViewModel;
import java.util.List;

/**
 * A view, planned.
 *
 * @param view the record
 * @param entity what it is a view of
 * @param attributes those of the entity that it has, in its own order
 * @param patterns its patterns
 */
public record ViewPlan(
        ViewModel view, EntityModel entity, List<AttributeModel> attributes, List<PatternPlan> patterns) {}
