package dev.keywright.table;

import dev.keywright.mapping.EntityType;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Builds the put of an item on condition that none has its key, or one that has expired; alone or for a transaction. */
record PutIfAbsent(Destination destination, EntityType<?> type, Map<String, AttributeValue> item) {
    PutItemRequest request() {
        Placeholders placeholders = new Placeholders();
        return PutItemRequest.builder()
                .tableName(destination.table())
                .item(item)
                .conditionExpression(condition(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
    }

    TransactWriteItem action() {
        Placeholders placeholders = new Placeholders();
        Put put = Put.builder()
                .tableName(destination.table())
                .item(item)
                .conditionExpression(condition(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build();
        return TransactWriteItem.builder().put(put).build();
    }

    private String condition(Placeholders placeholders) {
        return ConditionExpression.of(ItemTerms.isAbsent(type, destination.expiry()), placeholders);
    }
}
