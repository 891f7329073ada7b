package dev.keywright;

/**
 * A partial update of one item, as the generated {@code XUpdate} classes set it up.
 *
 * @param <E> the entity
 */
public interface Update<E> {
    /**
     * Writes the changes; what isn't set stays as it is, and an item that isn't there is not created.
     *
     * @return the entity as it is stored then
     * @throws IllegalStateException if nothing is set
     * @throws ItemNotFoundException if there is no item
     * @throws ConditionFailedException if a condition of the update does not hold
     * @throws VersionConflictException if the item has another version than the update was started with
     * @throws UniqueViolationException if another item holds a value that must be unique
     */
    E execute();
}
