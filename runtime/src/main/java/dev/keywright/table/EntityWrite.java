package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.KeywrightException;
import dev.keywright.mapping.Claim;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * A write of one entity in a transaction, alone or among others: what it does to the entity's own item, and which claims go
 * with that. For one transaction, which may take several tries.
 */
interface EntityWrite {
    /** The key of the entity's own item. */
    ItemKey<?> key();

    /** What it is in a word, for messages: {@code create}. */
    String verb();

    /** Reads what it takes to know before the first try. */
    default void prepare() {}

    /** What it does to the entity's own item. */
    TransactWriteItem action();

    /** The claims that it gives up. */
    default List<Claim> released() {
        return List.of();
    }

    /** The claims that it takes. */
    default List<Claim> taken() {
        return List.of();
    }

    /** When the claims that it takes expire; null for never. */
    default @Nullable AttributeValue expiry() {
        return null;
    }

    /** Whether it does something else now that {@code item} turned out to be stored; empty for none. */
    default boolean adapts(Map<String, AttributeValue> item) {
        return false;
    }

    /** What to raise when the condition on the entity's own item failed; {@code item} is what is stored, empty for none. */
    KeywrightException refused(Map<String, AttributeValue> item, Exception cause);

    /** For messages: {@code create Customer CUSTOMER#c-42 / #PROFILE}. */
    default String describe() {
        return verb() + " " + key().entity() + " " + key();
    }
}
