package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import java.util.List;

/**
 * An attribute that is more than a value: a version, a counter, or what tells when an item expires.
 *
 * @param entity the entity
 * @param attribute the attribute
 */
record RoleUse(EntityModel entity, AttributeModel attribute) {
    /** Those of a table with a role, in the order of the source. */
    static List<RoleUse> of(TableAnalysis analysis, Role role) {
        return analysis.table().entities().stream()
                .flatMap(entity -> of(entity, role).stream())
                .toList();
    }

    /** Those of an entity. */
    static List<RoleUse> of(EntityModel entity, Role role) {
        return entity.shape().attributes().stream()
                .filter(attribute -> attribute.role() == role)
                .map(attribute -> new RoleUse(entity, attribute))
                .toList();
    }

    /** Whether a path leads to what writes change by themselves, so that no key, condition or claim could follow. */
    static boolean isChanging(AttributePath path) {
        return path instanceof AttributePath.Found found
                && isChanging(found.path().get(0));
    }

    /** As {@link #isChanging(AttributePath)}, of an attribute. */
    static boolean isChanging(AttributeModel attribute) {
        return attribute.role() == Role.VERSION || attribute.role() == Role.COUNTER;
    }

    /** What a changing attribute is, in words: {@code a version, which each write changes}. */
    static String changing(AttributePath path) {
        return path instanceof AttributePath.Found found && found.path().get(0).role() == Role.VERSION
                ? "a version, which each write changes"
                : "a counter, which is changed by adding to it";
    }

    /** {@code @Version}, {@code @TimeToLive}, {@code @Counter}. */
    String annotation() {
        return "@" + attribute.role().annotation();
    }

    /** Where the annotation stands. */
    Location at() {
        return attribute.at().annotation(Places.ANNOTATIONS + attribute.role().annotation(), 0);
    }

    /** The value, absent or not. */
    ValueType content() {
        return attribute.value().content();
    }

    /** A diagnostic about it: {@code @Version on rev of Order: } and a verdict. */
    Diagnostic diagnostic(Code code, String verdict) {
        return Diagnostic.of(
                code,
                at(),
                annotation() + " on " + attribute.name() + " of "
                        + entity.type().simpleName() + ": " + verdict);
    }

    /** The type, and the converter if there is one, in words: {@code a String}. */
    String describe() {
        String type = Words.withArticle(attribute.value().type().declared());
        return content() instanceof ValueType.Converted converted
                ? type + " that " + converted.converter().simpleName() + " converts"
                : type;
    }

    /** The component as it would be with another type. */
    String with(String type) {
        return annotation() + " " + type + " " + attribute.name();
    }
}
