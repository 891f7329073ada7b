package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeywrightException;
import dev.keywright.UnknownTypeException;
import dev.keywright.VersionConflictException;
import dev.keywright.mapping.EntityType;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tells from the item that is stored why a write that needs one was refused. */
final class Refusals {
    private Refusals() {}

    /**
     * What to raise; null if the item is as it has to be, so that it was another condition.
     *
     * @param item the stored item, empty for none
     * @param version the version that it has to have; null for any
     */
    static @Nullable KeywrightException ofPresent(
            ItemKey<?> key,
            Map<String, AttributeValue> item,
            Expiry expiry,
            @Nullable AttributeValue version,
            @Nullable Exception cause) {
        if (item.isEmpty() || expiry.isExpired(item)) {
            return new ItemNotFoundException(key, cause);
        }
        EntityType<?> type = key.type();
        String typeAttribute = type.layout().typeAttribute();
        if (typeAttribute != null) {
            AttributeValue stored = item.get(typeAttribute);
            if (stored == null || !type.type().equals(stored.s())) {
                return new UnknownTypeException(type.name(), key.toString(), stored == null ? null : stored.s());
            }
        }
        String versionAttribute = type.version();
        if (version != null && versionAttribute != null && !ValueBytes.equal(item.get(versionAttribute), version)) {
            return new VersionConflictException(key, item, cause);
        }
        return null;
    }
}
