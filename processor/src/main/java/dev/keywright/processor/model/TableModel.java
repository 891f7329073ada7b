package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.Set;

/**
 * A table with all that is in it. Every stage after reading works on this alone.
 *
 * @param type the table type
 * @param isPublic whether the type is public
 * @param name the table's name
 * @param partitionKey the partition key attribute
 * @param sortKey the sort key attribute; {@code ""} for none
 * @param typeAttribute the type attribute; {@code ""} for none
 * @param delimiter what ends a component of a key
 * @param indexes the indexes in the order written
 * @param entities the entities in source order
 * @param collections the sealed interfaces with patterns, in source order
 * @param aggregates the records of parents and children, in alphabetical order
 * @param views the records of some attributes of an entity, in alphabetical order
 * @param suppressed what {@code @SuppressWarnings("keywright:...")} on the table type quiets
 * @param complete whether no entity and nothing of one was left out for a diagnostic
 * @param at the type
 */
public record TableModel(
        TypeRef type,
        boolean isPublic,
        String name,
        String partitionKey,
        String sortKey,
        String typeAttribute,
        char delimiter,
        List<IndexModel> indexes,
        List<EntityModel> entities,
        List<CollectionModel> collections,
        List<AggregateModel> aggregates,
        List<ViewModel> views,
        Set<String> suppressed,
        boolean complete,
        Location at) {
    /** The stored name of the attribute that tells when items expire, of which a table has one; {@code ""} for none. */
    public String timeToLive() {
        return entities.stream()
                .flatMap(entity -> entity.with(AttributeModel.Role.TIME_TO_LIVE).stream())
                .map(AttributeModel::storedName)
                .findFirst()
                .orElse("");
    }
}
