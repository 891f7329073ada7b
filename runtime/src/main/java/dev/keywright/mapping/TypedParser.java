package dev.keywright.mapping;

import dev.keywright.UnknownTypeException;
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
    private final @Nullable String typeAttribute;
    private final List<EntityType<? extends T>> entities;
    private final Map<String, EntityType<? extends T>> types = new HashMap<>();
    private final Set<String> bookkeeping = new HashSet<>();
    private final List<KeyShape> bookkeepingKeys = new ArrayList<>();

    private TypedParser(String name, List<EntityType<? extends T>> entities) {
        this.name = name;
        this.entities = List.copyOf(entities);
        this.layout = entities.get(0).layout();
        this.typeAttribute = layout.typeAttribute();
        for (EntityType<? extends T> entity : entities) {
            types.put(entity.type(), entity);
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

    @Override
    public T parse(Map<String, AttributeValue> item) {
        if (typeAttribute == null) {
            return byKey(item).fromItem(item);
        }
        String type = typeOf(item, typeAttribute);
        EntityType<? extends T> entity = type == null ? null : types.get(type);
        if (entity == null) {
            throw new UnknownTypeException(name, layout.describe(item), type);
        }
        return entity.fromItem(item);
    }

    /** As {@link #parse}, but empty for items that Keywright keeps for itself: uniqueness claims. */
    public Optional<T> find(Map<String, AttributeValue> item) {
        return isBookkeeping(item) ? Optional.empty() : Optional.of(parse(item));
    }

    private boolean isBookkeeping(Map<String, AttributeValue> item) {
        if (typeAttribute == null) {
            return bookkeepingKeys.stream().anyMatch(keys -> keys.matches(layout, item));
        }
        String type = typeOf(item, typeAttribute);
        return type != null && bookkeeping.contains(type);
    }

    private EntityType<? extends T> byKey(Map<String, AttributeValue> item) {
        for (EntityType<? extends T> entity : entities) {
            if (entity.hasKeyIn(item)) {
                return entity;
            }
        }
        throw UnknownTypeException.ofKey(name, layout.describe(item));
    }

    private static @Nullable String typeOf(Map<String, AttributeValue> item, String typeAttribute) {
        AttributeValue value = item.get(typeAttribute);
        return value == null ? null : value.s();
    }
}
