package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * A change of one template that sets an entity's keys, or a constraint's claims, apart from others.
 *
 * @param text the change, as it is written
 * @param after the table after it
 */
record Rewrite(String text, TableAnalysis after) {
    /** The first change of the list that helps; else what is said instead. */
    static String firstThat(Predicate<TableAnalysis> helps, List<Rewrite> candidates, String otherwise) {
        return candidates.stream()
                .filter(candidate -> helps.test(candidate.after()))
                .map(Rewrite::text)
                .findFirst()
                .orElse(otherwise);
    }

    /** Ways to rewrite a key: the type's name in front of the sort template, then of the partition template. */
    static List<Rewrite> of(TableAnalysis analysis, EntityKeys keys, KeyPlan plan) {
        EntityModel entity = keys.entity();
        List<Rewrite> rewrites = new ArrayList<>();
        for (KeyModel key : entity.keys()) {
            if (key.at().equals(plan.at())) {
                String delimiter = String.valueOf(analysis.table().delimiter());
                String name = Words.literal(entity.typeName());
                if (!key.sort().isEmpty()) {
                    String sort = key.sort().indexOf('{') < 0 ? delimiter + name : name + delimiter + key.sort();
                    rewrites.add(key(
                            analysis,
                            entity,
                            "sort = \"" + sort + "\"",
                            key,
                            new KeyModel(key.index(), key.partition(), sort, key.when(), key.at())));
                }
                if (key.partition().isEmpty()) {
                    continue;
                }
                String partition = name + delimiter + key.partition();
                rewrites.add(key(
                        analysis,
                        entity,
                        "partition = \"" + partition + "\"",
                        key,
                        new KeyModel(key.index(), partition, key.sort(), key.when(), key.at())));
            }
        }
        return rewrites;
    }

    /** The way to rewrite a claim: a key that begins with type and constraint. */
    static List<Rewrite> of(TableAnalysis analysis, EntityKeys keys, ClaimPlan claim) {
        UniqueModel unique = claim.unique();
        String delimiter = String.valueOf(analysis.table().delimiter());
        StringBuilder template = new StringBuilder(
                keys.entity().typeName().toUpperCase(Locale.ROOT) + "_" + Words.literal(unique.name()));
        claim.components().forEach(component -> {
            String format = component.format().name();
            template.append(delimiter)
                    .append('{')
                    .append(component.reference().replaceFirst(":.*", ""))
                    .append(format.isEmpty() ? "" : ":" + format)
                    .append('}');
        });
        Location at = unique.at();
        return List.of(new Rewrite(
                "key = \"" + template + "\" in the @Unique of "
                        + keys.entity().type().simpleName(),
                WhatIf.unique(
                        analysis,
                        at,
                        old -> new UniqueModel(
                                old.attributes(), template.toString(), old.name(), old.when(), old.at()))));
    }

    private static Rewrite key(
            TableAnalysis analysis, EntityModel entity, String text, KeyModel old, KeyModel changed) {
        String annotation = old.index().isEmpty() ? "" : " in the @Key of " + old.index();
        return new Rewrite(
                text + annotation + " on " + entity.type().simpleName(),
                WhatIf.key(analysis, old.at(), key -> changed));
    }
}
