package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.plan.KeyAttribute.Source;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Gives each uniqueness constraint of an entity the key of its claim items. Silent as {@link TemplateBinder}. */
final class ClaimResolver {
    private final TableModel table;
    private final EntityModel entity;
    private final TemplateBinder binder;

    ClaimResolver(TableModel table, EntityModel entity, TemplateBinder binder) {
        this.table = table;
        this.entity = entity;
        this.binder = binder;
    }

    List<ClaimPlan> resolve(List<KeyPlan> indexKeys) {
        List<ClaimPlan> claims = new ArrayList<>();
        for (UniqueModel unique : entity.uniques()) {
            ClaimPlan claim = claim(unique, indexKeys);
            if (claim != null) {
                claims.add(claim);
            }
        }
        return List.copyOf(claims);
    }

    private @Nullable ClaimPlan claim(UniqueModel unique, List<KeyPlan> indexKeys) {
        if (unique.key().isEmpty()) {
            for (KeyPlan key : indexKeys) {
                if (key.partition().size() == 1
                        && key.partition().get(0).source() instanceof Source.Templated partition
                        && key.sort().size() <= 1
                        && holdsJust(unique, partition.template(), key)) {
                    return plan(unique, partition.template(), sortOf(key));
                }
            }
        }
        String template = unique.key().isEmpty() ? defaultTemplate(unique) : unique.key();
        BoundTemplate partition = binder.bind(template, entity.shape().attributes());
        return partition == null ? null : plan(unique, partition, null);
    }

    private static boolean holdsJust(UniqueModel unique, BoundTemplate partition, KeyPlan key) {
        Set<String> wanted = new HashSet<>(unique.attributes());
        Set<String> inPartition = names(partition.components());
        boolean sortIsText = key.sort().isEmpty() || key.sort().get(0).source() instanceof Source.Templated;
        return sortIsText && inPartition.equals(wanted) && wanted.containsAll(names(key.parameters()));
    }

    private static Set<String> names(List<Component> components) {
        return components.stream()
                .map(component -> component.path().stream()
                        .map(attribute -> attribute.name())
                        .collect(Collectors.joining(".")))
                .collect(Collectors.toSet());
    }

    private @Nullable BoundTemplate sortOf(KeyPlan key) {
        return !table.sortKey().isEmpty()
                        && !key.sort().isEmpty()
                        && key.sort().get(0).source() instanceof Source.Templated sort
                ? sort.template()
                : null;
    }

    private String defaultTemplate(UniqueModel unique) {
        String head = entity.typeName() + "_" + String.join("_", unique.attributes());
        return head.replace('.', '_').toUpperCase(Locale.ROOT)
                + unique.attributes().stream()
                        .map(name -> table.delimiter() + "{" + name + "}")
                        .collect(Collectors.joining());
    }

    private ClaimPlan plan(UniqueModel unique, BoundTemplate partition, @Nullable BoundTemplate sort) {
        String identifier = JavaNames.identifier(unique.name());
        String typeName = entity.typeName() + TemplateBinder.capitalized(identifier) + "Claim";
        return new ClaimPlan(unique, typeName, identifier, partition, sort);
    }
}
