package dev.keywright.processor.plan;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.KeyAttribute.Source;
import dev.keywright.processor.template.BoundTemplate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds what else a query would read: rows of types that the pattern doesn't ask for, claims among them.
 */
public final class Intruders {
    private final TableModel table;
    private final List<EntityKeys> entities;

    /**
     * Something that a query could read besides what it is asked for.
     *
     * @param of the entity
     * @param key its key; null for a claim
     * @param claim its claim; null for a key
     */
    public record Intruder(
            EntityKeys of, @Nullable KeyPlan key, @Nullable ClaimPlan claim) {
        /** Its name, and its key as it is written. */
        public String describe() {
            String name = of.entity().type().simpleName();
            if (claim != null) {
                return "claims of " + name + " \"" + claim.unique().name() + "\" "
                        + claim.partition().source();
            }
            return key == null ? name : name + " " + key.describe();
        }
    }

    /** For the entities of a table. */
    public Intruders(TableAnalysis analysis) {
        this(analysis.table(), analysis.entities());
    }

    Intruders(TableModel table, List<EntityKeys> entities) {
        this.table = table;
        this.entities = entities;
    }

    /** What a pattern's query could read besides what it asks for. */
    public List<Intruder> of(PatternOutcome outcome) {
        PatternPlan plan = outcome.plan();
        if (plan == null || plan.operation() == PatternPlan.Operation.GET) {
            return List.of();
        }
        Overlap overlap = new Overlap(plan, table.delimiter());
        List<Intruder> intruders = new ArrayList<>();
        for (EntityKeys keys : entities) {
            for (KeyPlan key : keys.all()) {
                if (!outcome.reads(keys.entity(), key)
                        && key.index().equals(plan.key().index())
                        && overlap.with(key.partition(), key.sort())) {
                    intruders.add(new Intruder(keys, key, null));
                }
            }
            for (ClaimPlan claim : keys.claims()) {
                List<KeyAttribute> partition = claimKey(plan.key().partition(), claim);
                List<KeyAttribute> sort = claimKey(plan.key().sort(), claim);
                if (partition.size() == plan.key().partition().size()
                        && sort.size() == plan.key().sort().size()
                        && overlap.with(partition, sort)) {
                    intruders.add(new Intruder(keys, null, claim));
                }
            }
        }
        return List.copyOf(intruders);
    }

    /** The attributes of the key as a claim's items have them; fewer, if they have not all. */
    private List<KeyAttribute> claimKey(List<KeyAttribute> key, ClaimPlan claim) {
        List<KeyAttribute> attributes = new ArrayList<>();
        BoundTemplate sort = claim.sort() == null ? claim.partition() : claim.sort();
        for (KeyAttribute attribute : key) {
            if (attribute.name().equals(table.partitionKey())) {
                attributes.add(new KeyAttribute(attribute.name(), new Source.Templated(claim.partition())));
            } else if (attribute.name().equals(table.sortKey())) {
                attributes.add(new KeyAttribute(attribute.name(), new Source.Templated(sort)));
            } else if (attribute.name().equals(table.typeAttribute())) {
                attributes.add(new KeyAttribute(attribute.name(), new Source.Type(claim.typeName())));
            }
        }
        return attributes;
    }
}
