package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.KeywrightException;
import dev.keywright.condition.Term;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.ClaimType;
import dev.keywright.mapping.EntityType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Deletes one entity with its claims. The entity goes on condition that the attributes that its claims are made of are as
 * they were read, so that just the claims that it holds go with it; when another write was faster, both are done anew. What
 * isn't there is no error.
 */
final class Deletion<E> implements EntityWrite {
    private final Destination destination;
    private final ItemKey<E> key;
    private final EntityType<E> type;
    private final @Nullable AttributeValue version;

    /** What is supposed to be stored; null as long as that has to be read, empty for nothing. */
    private @Nullable Map<String, AttributeValue> supposed;

    private List<Claim> claims = List.of();

    private Deletion(
            Destination destination,
            ItemKey<E> key,
            @Nullable AttributeValue version,
            @Nullable Map<String, AttributeValue> supposed) {
        this.destination = destination;
        this.key = key;
        this.type = key.type();
        this.version = version;
        if (supposed != null) {
            suppose(supposed);
        }
    }

    /** Of whatever is stored; {@code version} is what it has to have, null where there are none. */
    static <E> Deletion<E> of(Destination destination, ItemKey<E> key, @Nullable AttributeValue version) {
        return new Deletion<>(destination, key, version, key.type().claimTypes().isEmpty() ? Map.of() : null);
    }

    /** Of what is stored in place of {@code entity}; spares the read if that has the same claims. */
    static <E> Deletion<E> of(Destination destination, EntityType<E> type, E entity) {
        String versionAttribute = type.version();
        boolean plain = type.claimTypes().isEmpty() && versionAttribute == null;
        Map<String, AttributeValue> item = plain ? Map.of() : type.toItem(entity);
        AttributeValue version = versionAttribute == null ? null : item.get(versionAttribute);
        return new Deletion<>(destination, type.keyOf(entity), version, item);
    }

    /** One DeleteItem, or with claims a transaction. */
    void run() {
        if (type.claimTypes().isEmpty()) {
            deleteAlone();
        } else {
            prepare();
            if (supposed != null && !supposed.isEmpty()) {
                new Commit(destination, key.entity(), List.of(this)).run();
            }
        }
    }

    private void deleteAlone() {
        DeleteItemRequest.Builder request = DeleteItemRequest.builder()
                .tableName(destination.table())
                .key(key.attributes())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
        Term condition = condition();
        if (condition != null) {
            Placeholders placeholders = new Placeholders();
            request.conditionExpression(ConditionExpression.of(condition, placeholders))
                    .expressionAttributeNames(placeholders.names())
                    .expressionAttributeValues(placeholders.values())
                    .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
        }
        DeleteItemRequest built = request.build();
        try {
            ConflictRetry.run(() -> destination.sender().delete(key.entity(), built));
        } catch (ConditionalCheckFailedException e) {
            throw refused(e.item(), e);
        }
    }

    @Override
    public ItemKey<?> key() {
        return key;
    }

    @Override
    public String verb() {
        return "delete";
    }

    @Override
    public void prepare() {
        if (supposed == null) {
            suppose(destination.stored(key));
        }
    }

    private void suppose(Map<String, AttributeValue> item) {
        supposed = item;
        claims = item.isEmpty() || type.claimTypes().isEmpty() ? List.of() : type.claims(type.parse(item));
    }

    @Override
    public TransactWriteItem action() {
        Delete.Builder delete = Delete.builder().tableName(destination.table()).key(key.attributes());
        Term condition = condition();
        if (condition != null) {
            Placeholders placeholders = new Placeholders();
            delete.conditionExpression(ConditionExpression.of(condition, placeholders))
                    .expressionAttributeNames(placeholders.names())
                    .expressionAttributeValues(placeholders.values())
                    .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
        }
        return TransactWriteItem.builder().delete(delete.build()).build();
    }

    /** Null for none. */
    private @Nullable Term condition() {
        List<Term> terms = new ArrayList<>();
        if (version != null) {
            terms.add(ItemTerms.isStored(versionAttribute(), version));
        }
        for (String attribute : claimed()) {
            terms.add(ItemTerms.isStored(attribute, supposed == null ? null : supposed.get(attribute)));
        }
        if (terms.isEmpty()) {
            return null;
        }
        Term asSupposed = new Term.All(List.copyOf(terms));
        return version == null
                ? asSupposed
                : new Term.Any(List.of(ItemTerms.isAbsent(type, destination.expiry()), asSupposed));
    }

    private Set<String> claimed() {
        Set<String> claimed = new LinkedHashSet<>();
        for (ClaimType claimType : type.claimTypes()) {
            claimed.addAll(claimType.attributes());
            claimed.addAll(claimType.conditions());
        }
        return claimed;
    }

    @Override
    public List<Claim> released() {
        return claims;
    }

    /** What is stored is deleted, whatever it is, unless that has another version. */
    @Override
    public boolean adapts(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> stored = item.isEmpty() ? destination.stored(key) : item;
        if (isOfAnotherVersion(stored)) {
            return false;
        }
        suppose(stored);
        return true;
    }

    private String versionAttribute() {
        return Objects.requireNonNull(type.version());
    }

    private boolean isOfAnotherVersion(Map<String, AttributeValue> stored) {
        return version != null && !stored.isEmpty() && !ValueBytes.equal(stored.get(versionAttribute()), version);
    }

    @Override
    public KeywrightException refused(Map<String, AttributeValue> item, Exception cause) {
        Map<String, AttributeValue> found = item.isEmpty() && supposed != null ? supposed : item;
        KeywrightException refusal =
                found.isEmpty() ? null : Refusals.ofPresent(key, found, destination.expiry(), version, cause);
        return refusal == null ? new ConditionFailedException(key, found, cause) : refusal;
    }
}
