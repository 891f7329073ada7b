package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.List;

/**
 * A template where it stands in the source.
 *
 * @param annotation the annotation and its type, as a headline begins: {@code @Key(index = "GSI1") on Order}
 * @param kind what it is a template of: {@code partition}, {@code sort}, {@code key}
 * @param source the template
 * @param at the member
 */
record TemplateUse(String annotation, String kind, String source, Location at) {
    /** All templates of an entity that aren't empty. */
    static List<TemplateUse> of(EntityModel entity) {
        String name = entity.type().simpleName();
        List<TemplateUse> uses = new ArrayList<>();
        for (KeyModel key : entity.keys()) {
            String annotation = describe(key) + " on " + name;
            add(uses, annotation, "partition", key.partition(), key.at());
            add(uses, annotation, "sort", key.sort(), key.at());
        }
        for (UniqueModel unique : entity.uniques()) {
            add(uses, "@Unique \"" + unique.name() + "\" on " + name, "key", unique.key(), unique.at());
        }
        return List.copyOf(uses);
    }

    /** {@code @Key}, or {@code @Key(index = "GSI1")}. */
    static String describe(KeyModel key) {
        return key.index().isEmpty() ? "@Key" : "@Key(index = \"" + key.index() + "\")";
    }

    private static void add(List<TemplateUse> uses, String annotation, String kind, String source, Location at) {
        if (!source.isEmpty()) {
            uses.add(new TemplateUse(annotation, kind, source, at.member(kind)));
        }
    }
}
