package dev.keywright.table;

import dev.keywright.TransactionFailedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Commits writes together, and finds the one at fault when DynamoDB cancels them. */
final class Transactions {
    private final Sender sender;

    Transactions(Sender sender) {
        this.sender = sender;
    }

    /**
     * A write whose condition failed; nothing was written.
     *
     * @param action which one, in the order given
     * @param item the stored item, where the action asked for it; empty if there is none
     * @param cause what the SDK raised
     */
    record Refusal(int action, Map<String, AttributeValue> item, TransactionCanceledException cause) {}

    /**
     * Commits the writes; conflicts with others are tried again. All attempts, the SDK's too, have one token, so that they
     * never commit twice.
     *
     * @return null if they are committed, else the first write whose condition failed
     * @throws TransactionFailedException if no condition failed, and the transaction was cancelled all the same
     */
    @Nullable
    Refusal commit(String subject, List<TransactWriteItem> actions) {
        TransactWriteItemsRequest request = TransactWriteItemsRequest.builder()
                .transactItems(actions)
                .clientRequestToken(UUID.randomUUID().toString())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
        try {
            ConflictRetry.run(() -> sender.transact(subject, request));
            return null;
        } catch (TransactionCanceledException e) {
            return refusal(e);
        }
    }

    /** The reasons come in the order of the actions. */
    private static Refusal refusal(TransactionCanceledException e) {
        List<String> codes = new ArrayList<>();
        for (CancellationReason reason : e.cancellationReasons()) {
            if ("ConditionalCheckFailed".equals(reason.code())) {
                return new Refusal(codes.size(), reason.item(), e);
            }
            codes.add(reason.code() == null ? "None" : reason.code());
        }
        throw new TransactionFailedException(codes, e);
    }
}
