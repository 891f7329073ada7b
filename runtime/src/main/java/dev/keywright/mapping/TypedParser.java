package dev.keywright.mapping;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Parses items of several types, told by their type attribute, or by their keys in a table without one. Stands behind each
 * generated {@code XParser}.
 *
 * @param <T> the common supertype
 */
public final class TypedParser<T> implements ItemParser<T> {
    private final String name;
    private final TableLayout layout;
    private final List<EntityType<? extends T>> entities;
    private final Map<String, EntityType<? extends T>> types = new HashMap<>();
    private final Map<Class<?>, EntityType<? extends T>> byClass = new HashMap<>();

    private TypedParser(String name, List<EntityType<? extends T>> entities) {
        this.name = name;
        this.entities = List.copyOf(entities);
        this.layout = entities.get(0).layout();
        for (EntityType<? extends T> entity : entities) {
            types.put(entity.type(), entity);
            byClass.put(entity.entity(), entity);
        }
    }

    /** A parser of the given types of one table; {@code name} is the common supertype's, for messages. */
    public static <T> TypedParser<T> of(String name, List<EntityType<? extends T>> entities) {
        return new TypedParser<>(name, entities);
    }

    /** The name of the common supertype. */
    public String name() {
        return name;
    }

    /**
     * How an entity is mapped.
     *
     * @throws IllegalArgumentException if it is none that the parser knows
     */
    public EntityType<? extends T> typeOf(T entity) {
        EntityType<? extends T> type = byClass.get(entity.getClass());
        if (type == null) {
            throw new IllegalArgumentException(entity.getClass().getName() + " is no entity of " + name);
        }
        return type;
    }

    /** The attributes that every item of the table has. */
    TableLayout layout() {
        return layout;
    }

    @Override
    public T parse(Map<String, AttributeValue> item) {
        EntityType<? extends T> entity = entityOf(item);
        if (entity == null) {
            throw layout.unknownType(name, item);
        }
        return entity.fromItem(item);
    }

    @Override
    public boolean knows(Map<String, AttributeValue> item) {
        return entityOf(item) != null;
    }

    /** As {@link #parse}, but empty for items that Keywright keeps for itself: uniqueness claims. */
    public Optional<T> find(Map<String, AttributeValue> item) {
        return isBookkeeping(item) ? Optional.empty() : Optional.of(parse(item));
    }

    /** Whether it is an item that Keywright keeps for itself: a uniqueness claim. */
    public boolean isBookkeeping(Map<String, AttributeValue> item) {
        return claimOf(item).isPresent();
    }

    /** How an item is mapped; empty for one of a type that the parser doesn't know. */
    public Optional<EntityType<? extends T>> entityTypeOf(Map<String, AttributeValue> item) {
        return Optional.ofNullable(entityOf(item));
    }

    /** Whose claim an item is; empty for what is none. */
    public Optional<ClaimSource> claimOf(Map<String, AttributeValue> item) {
        String type = layout.typeOf(item);
        for (EntityType<? extends T> entity : entities) {
            for (ClaimType claim : entity.claimTypes()) {
                boolean isOfType = claim.keys() == null
                        ? claim.type().equals(type)
                        : claim.keys().matches(layout, item);
                if (isOfType) {
                    return Optional.of(new ClaimSource(entity, claim));
                }
            }
        }
        return Optional.empty();
    }

    private @Nullable EntityType<? extends T> entityOf(Map<String, AttributeValue> item) {
        if (layout.typeAttribute() != null) {
            String type = layout.typeOf(item);
            return type == null ? null : types.get(type);
        }
        for (EntityType<? extends T> entity : entities) {
            if (entity.hasKeyIn(item)) {
                return entity;
            }
        }
        return null;
    }
}
