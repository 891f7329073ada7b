package dev.keywright.mapping;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    private final Set<String> bookkeeping = new HashSet<>();
    private final List<KeyShape> bookkeepingKeys = new ArrayList<>();

    private TypedParser(String name, List<EntityType<? extends T>> entities) {
        this.name = name;
        this.entities = List.copyOf(entities);
        this.layout = entities.get(0).layout();
        for (EntityType<? extends T> entity : entities) {
            types.put(entity.type(), entity);
            byClass.put(entity.entity(), entity);
            for (ClaimType claim : entity.claimTypes()) {
                bookkeeping.add(claim.type());
                if (claim.keys() != null) {
                    bookkeepingKeys.add(claim.keys());
                }
            }
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
        if (layout.typeAttribute() == null) {
            return bookkeepingKeys.stream().anyMatch(keys -> keys.matches(layout, item));
        }
        String type = layout.typeOf(item);
        return type != null && bookkeeping.contains(type);
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
