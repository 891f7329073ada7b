package dev.keywright.table;

import dev.keywright.condition.Comparison;
import dev.keywright.condition.Term;
import dev.keywright.mapping.EntityType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What writes require of the item that is stored under their key. */
final class ItemTerms {
    private ItemTerms() {}

    /** There is none, or one that has expired. */
    static Term isAbsent(EntityType<?> type, Expiry expiry) {
        Term absent = new Term.NotExists(List.of(type.layout().partitionKey()));
        Term expired = expiry.hasExpired();
        return expired == null ? absent : new Term.Any(List.of(absent, expired));
    }

    /** There is one of that type, which hasn't expired; where types aren't stored, of any type. */
    static Term isThere(EntityType<?> type, Expiry expiry) {
        return new Term.All(ofThere(type, expiry));
    }

    /** What {@link #isThere} consists of. */
    static List<Term> ofThere(EntityType<?> type, Expiry expiry) {
        List<Term> terms = new ArrayList<>();
        String typeAttribute = type.layout().typeAttribute();
        terms.add(
                typeAttribute == null
                        ? new Term.Exists(List.of(type.layout().partitionKey()))
                        : isStored(typeAttribute, AttributeValue.fromS(type.type())));
        Term live = expiry.isLive();
        if (live != null) {
            terms.add(live);
        }
        return terms;
    }

    /** An attribute has that value; null for none at all. */
    static Term isStored(String attribute, @Nullable AttributeValue value) {
        List<String> path = List.of(attribute);
        return value == null ? new Term.NotExists(path) : new Term.Compare(path, Comparison.EQUAL, value);
    }
}
