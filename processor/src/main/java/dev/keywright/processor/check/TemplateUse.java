package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;

/**
 * A template where it stands in the source.
 *
 * @param entity the entity
 * @param annotation the annotation and its type, as a headline begins: {@code @Key(index = "GSI1") on Order}
 * @param kind what it is a template of: {@code partition}, {@code sort}, {@code key}
 * @param template the template
 * @param at the member
 */
record TemplateUse(EntityModel entity, String annotation, String kind, KeyTemplate template, Location at) {
    /** All templates of a table that aren't empty. */
    static List<TemplateUse> of(TableAnalysis analysis) {
        List<TemplateUse> uses = new ArrayList<>();
        for (EntityKeys keys : analysis.entities()) {
            addAll(uses, keys.entity(), analysis.delimiter());
        }
        return List.copyOf(uses);
    }

    private static void addAll(List<TemplateUse> uses, EntityModel entity, Delimiter delimiter) {
        String name = entity.type().simpleName();
        for (KeyModel key : entity.keys()) {
            String annotation = describe(key) + " on " + name;
            add(uses, entity, annotation, "partition", KeyTemplate.parse(key.partition(), delimiter), key.at());
            add(uses, entity, annotation, "sort", KeyTemplate.parse(key.sort(), delimiter), key.at());
        }
        for (UniqueModel unique : entity.uniques()) {
            String annotation = "@Unique \"" + unique.name() + "\" on " + name;
            add(uses, entity, annotation, "key", KeyTemplate.parse(unique.key(), delimiter), unique.at());
        }
    }

    private static void add(
            List<TemplateUse> uses,
            EntityModel entity,
            String annotation,
            String kind,
            KeyTemplate template,
            Location at) {
        if (!template.source().isEmpty()) {
            uses.add(new TemplateUse(entity, annotation, kind, template, at.member(kind)));
        }
    }

    /** {@code @Key}, or {@code @Key(index = "GSI1")}. */
    static String describe(KeyModel key) {
        return key.index().isEmpty() ? "@Key" : "@Key(index = \"" + key.index() + "\")";
    }

    /** Whether it is the key of a claim. */
    boolean isOfClaim() {
        return kind.equals("key");
    }

    /** Something to tell about it, with what stands there. */
    Diagnostic diagnostic(Code code, String verdict) {
        return Diagnostic.of(code, at, annotation + ": the " + kind + " template " + verdict)
                .found("\"" + template.source() + "\"");
    }

    /** The member with another template: {@code sort = "AT#{takenAt}#{sensor}"}. */
    String with(String other) {
        return kind + " = \"" + other + "\"";
    }

    /** The member with a placeholder of the template replaced. */
    String replacing(String placeholder, String other) {
        return with(template.source().replace(placeholder, other));
    }
}
