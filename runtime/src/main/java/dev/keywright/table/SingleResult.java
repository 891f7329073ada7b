package dev.keywright.table;

import dev.keywright.CorruptItemException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Answers a pattern of at most one result. An index follows its table with a delay, so while a value moves from one item to
 * another it may show both, or rows that are no longer true: more than one row is checked against the table.
 */
final class SingleResult<T> {
    private final Sender sender;
    private final Question<T> question;

    SingleResult(Sender sender, Question<T> question) {
        this.sender = sender;
        this.question = question;
    }

    /**
     * The one result, if there is one. One call, where there is at most one row.
     *
     * @throws CorruptItemException if two items in the table answer the pattern
     */
    Optional<T> find() {
        QueryRun<T> run = new QueryRun<>(sender, question, 0, Map.of());
        List<Map<String, AttributeValue>> rows = List.of();
        while (rows.isEmpty() && !run.ended()) {
            rows = run.next(2);
        }
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        if (rows.size() == 1 && run.ended()) {
            return Optional.of(question.plan().parser().parse(rows.get(0)));
        }
        return Optional.ofNullable(confirmed(rows, run)).map(question.plan().parser()::parse);
    }

    /** The only item of which the table says what its row in the index says; null for none. */
    private @Nullable Map<String, AttributeValue> confirmed(
            List<Map<String, AttributeValue>> firstRows, QueryRun<T> run) {
        EntityReads reads = new EntityReads(sender, question.table().name(), question.expiry());
        Map<String, AttributeValue> confirmed = null;
        List<Map<String, AttributeValue>> rows = firstRows;
        while (true) {
            for (Map<String, AttributeValue> row : rows) {
                Map<String, AttributeValue> item =
                        reads.item(question.plan().pattern(), question.primaryKeyOf(row), true);
                if (question.matches(item)) {
                    if (confirmed != null) {
                        throw twoResults(confirmed, item);
                    }
                    confirmed = item;
                }
            }
            if (run.ended()) {
                return confirmed;
            }
            rows = run.next(2);
        }
    }

    private CorruptItemException twoResults(Map<String, AttributeValue> first, Map<String, AttributeValue> second) {
        return new CorruptItemException(
                question.plan().pattern(),
                question.table().describeKey(first),
                String.join(", ", question.plan().partition()),
                "held by this item only",
                "held by " + question.table().describeKey(second) + " too");
    }
}
