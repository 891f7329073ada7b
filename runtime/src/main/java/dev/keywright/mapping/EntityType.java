package dev.keywright.mapping;

import dev.keywright.InvalidKeyComponentException;
import dev.keywright.ItemKey;
import dev.keywright.key.KeyLimits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How one entity is mapped to items. Generated {@code XMapping} classes extend it, one stateless instance each.
 *
 * @param <E> the entity
 */
public abstract class EntityType<E> implements ItemParser<E> {
    private final Class<E> entity;
    private final String name;
    private final String type;
    private final AttributeValue typeValue;
    private final TableLayout layout;
    private final @Nullable KeyShape keys;

    /**
     * Called by generated code.
     *
     * @param entity the entity
     * @param type the value of the type attribute of its items
     * @param layout the attributes that every item of the table has
     */
    protected EntityType(Class<E> entity, String type, TableLayout layout) {
        this(entity, type, layout, null);
    }

    /**
     * Called by generated code of a table without a type attribute.
     *
     * @param keys what the primary keys of its items look like
     */
    protected EntityType(Class<E> entity, String type, TableLayout layout, @Nullable KeyShape keys) {
        this.entity = entity;
        this.name = entity.getSimpleName();
        this.type = type;
        this.typeValue = AttributeValue.createS(type);
        this.layout = layout;
        this.keys = keys;
    }

    /** The class of the entity. */
    public final Class<E> entity() {
        return entity;
    }

    /** The simple name of the entity. */
    public final String name() {
        return name;
    }

    /** The value of the type attribute of its items. */
    public final String type() {
        return type;
    }

    /** The attributes that every item of the table has. */
    public final TableLayout layout() {
        return layout;
    }

    /** The primary key of an entity. */
    public abstract ItemKey<E> keyOf(E entity);

    /** The item of an entity, with all its key attributes; read-only. */
    public abstract Map<String, AttributeValue> toItem(E entity);

    /** The entity of an item that is known to be of this type. */
    public abstract E fromItem(Map<String, AttributeValue> item);

    /** The uniqueness constraints of the entity. */
    public List<ClaimType> claimTypes() {
        return List.of();
    }

    /** The claims that an entity holds, at most one a constraint. */
    public List<Claim> claims(E entity) {
        return List.of();
    }

    /** The stored name of the attribute that counts the writes of an item; null for none. */
    public @Nullable String version() {
        return null;
    }

    /** The stored names of the attributes that are only added to. */
    public List<String> counters() {
        return List.of();
    }

    /** What the keys of its items in indexes are made of, of those that change. */
    public List<KeyInputs> keyInputs() {
        return List.of();
    }

    /** The item of an entity that isn't stored yet: its first version. */
    public final Map<String, AttributeValue> toNewItem(E entity) {
        String version = version();
        return version == null ? toItem(entity) : withVersion(toItem(entity), version, 1);
    }

    /** An item with that version. */
    public static Map<String, AttributeValue> withVersion(
            Map<String, AttributeValue> item, String attribute, long version) {
        Map<String, AttributeValue> versioned = new LinkedHashMap<>(item);
        versioned.put(attribute, Numbers.of(version));
        return versioned;
    }

    /** What {@code entity} is read as, once {@code item} is stored: itself, unless it has a version, or expires. */
    public final E stored(E entity, Map<String, AttributeValue> item) {
        boolean expires = layout.timeToLive() != null && item.containsKey(layout.timeToLive());
        return version() == null && !expires ? entity : fromItem(item);
    }

    @Override
    public final E parse(Map<String, AttributeValue> item) {
        if (!knows(item)) {
            throw layout.unknownType(name, item);
        }
        return fromItem(item);
    }

    @Override
    public final boolean knows(Map<String, AttributeValue> item) {
        return layout.typeAttribute() == null ? hasKeyIn(item) : type.equals(layout.typeOf(item));
    }

    /** Whether an item's key is like those of this type, in a table without a type attribute. */
    final boolean hasKeyIn(Map<String, AttributeValue> item) {
        return keys == null || keys.matches(layout, item);
    }

    /** A partition key value, checked for DynamoDB's limits. */
    public final AttributeValue partitionKeyValue(String text) {
        return KeyLimits.partition(name, layout.partitionKey(), text);
    }

    /** A sort key value, checked for DynamoDB's limits. */
    public final AttributeValue sortKeyValue(String text) {
        return KeyLimits.sort(name, layout.requiredSortKey(), text);
    }

    /**
     * The stored form of one attribute, as an update needs it; null if the value isn't stored at all, as an empty set isn't.
     *
     * @throws dev.keywright.InvalidAttributeException if the value is null or can't be stored
     */
    public final <A> @Nullable AttributeValue encode(String attribute, ValueCodec<A> codec, @Nullable A value) {
        ItemWriter item = writer(1);
        item.put(attribute, codec, value);
        return item.build().get(attribute);
    }

    /**
     * A value that a component of a key is read from.
     *
     * @throws InvalidKeyComponentException if it is null
     */
    protected final <A> A inKey(String path, @Nullable A value) {
        if (value == null) {
            throw new InvalidKeyComponentException(name, path, "must not be null");
        }
        return value;
    }

    /** The type attribute's value, the same object for every item. */
    final AttributeValue typeValue() {
        return typeValue;
    }

    /** Starts an item of at most {@code capacity} attributes. */
    protected final ItemWriter writer(int capacity) {
        return new ItemWriter(this, capacity);
    }

    /** Starts the reading of an item. */
    protected final ItemReader reader(Map<String, AttributeValue> item) {
        return new ItemReader(this, item);
    }
}
