package dev.keywright.table;

import dev.keywright.ClaimFinding;
import dev.keywright.ClaimFinding.Kind;
import dev.keywright.ItemKey;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.ClaimSource;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.TypedParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;

/** Reads a whole table, and compares its claims with its entities, each pair as of one moment. */
final class ClaimCheck {
    private final Destination destination;
    private final TypedParser<?> parser;
    private final ClaimItems claimItems;
    private final List<ClaimFinding> findings = new ArrayList<>();
    private final List<ClaimMend> mends = new ArrayList<>();
    private long entities;
    private long claims;

    ClaimCheck(Destination destination, TypedParser<?> parser) {
        this.destination = destination;
        this.parser = parser;
        this.claimItems = new ClaimItems(destination);
    }

    /** What is found. */
    TableClaims run() {
        Map<String, AttributeValue> startKey = Map.of();
        do {
            ScanRequest.Builder request = ScanRequest.builder()
                    .tableName(destination.table())
                    .consistentRead(true)
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
            if (!startKey.isEmpty()) {
                request.exclusiveStartKey(startKey);
            }
            ScanResponse response = destination.sender().scan(parser.name(), request.build());
            response.items().forEach(this::look);
            startKey = response.lastEvaluatedKey();
        } while (!startKey.isEmpty());
        return new TableClaims(List.copyOf(findings), List.copyOf(mends), entities, claims);
    }

    private void look(Map<String, AttributeValue> item) {
        if (destination.expiry().isExpired(item)) {
            return;
        }
        Optional<ClaimSource> source = parser.claimOf(item);
        if (source.isPresent()) {
            claims++;
            lookAtClaim(source.get(), item);
        } else {
            parser.entityTypeOf(item).ifPresent(type -> lookAtEntity(type, item));
        }
    }

    private <E> void lookAtEntity(EntityType<E> type, Map<String, AttributeValue> item) {
        if (type.claimTypes().isEmpty()) {
            return;
        }
        entities++;
        E entity = type.parse(item);
        type.claims(entity).forEach(claim -> compare(type.keyOf(entity), claim));
    }

    private void lookAtClaim(ClaimSource source, Map<String, AttributeValue> item) {
        Claim claim = Claim.of(source.claim(), source.entity().layout(), item);
        compare(ClaimItems.ownerIn(item, source.entity()), claim);
    }

    private void compare(ItemKey<?> owner, Claim claim) {
        TransactGetItemsRequest request = TransactGetItemsRequest.builder()
                .transactItems(get(owner.attributes()), get(claimItems.key(claim, owner)))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
        List<ItemResponse> both = ConflictRetry.run(() -> destination.sender().transactGet(owner.entity(), request))
                .responses();
        Map<String, AttributeValue> entity = live(both.get(0).item());
        Map<String, AttributeValue> held = live(both.get(1).item());
        Kind kind = kind(holds(owner.type(), entity, claim), held, owner);
        if (kind != null) {
            String text = owner.type().layout().describe(claimItems.key(claim, owner));
            ClaimFinding finding = new ClaimFinding(kind, owner, claim.type().constraint(), text);
            if (!findings.contains(finding)) {
                findings.add(finding);
                mends.add(new ClaimMend(destination, finding, owner, claim, entity));
            }
        }
    }

    private static @Nullable Kind kind(boolean hasValue, Map<String, AttributeValue> held, ItemKey<?> owner) {
        boolean owned = !held.isEmpty()
                && KeyId.of(ClaimItems.ownerIn(held, owner.type())).equals(KeyId.of(owner));
        if (hasValue) {
            return owned ? null : held.isEmpty() ? Kind.MISSING : Kind.CONTESTED;
        }
        return owned ? Kind.ORPHAN : null;
    }

    private static <E> boolean holds(EntityType<E> type, Map<String, AttributeValue> item, Claim claim) {
        return !item.isEmpty()
                && type.knows(item)
                && type.claims(type.parse(item)).contains(claim);
    }

    private Map<String, AttributeValue> live(Map<String, AttributeValue> item) {
        return destination.expiry().isExpired(item) ? Map.of() : item;
    }

    private TransactGetItem get(Map<String, AttributeValue> key) {
        return TransactGetItem.builder()
                .get(get -> get.tableName(destination.table()).key(key))
                .build();
    }
}
