package dev.keywright.table;

import dev.keywright.InvalidPageTokenException;
import dev.keywright.PageTokens;
import dev.keywright.key.SortCondition;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns a position in the results of one question into a page token and back. A token holds the start key as DynamoDB
 * gave it, and a fingerprint of what it belongs to: table, pattern, index, direction, arguments, bounds, filter and limit.
 */
final class PositionCodec {
    private static final int FINGERPRINT_BYTES = 8;

    private final PageTokens tokens;
    private final Question<?> question;
    private final int limit;

    PositionCodec(PageTokens tokens, Question<?> question, int limit) {
        this.tokens = tokens;
        this.question = question;
        this.limit = limit;
    }

    String write(Position position) {
        KeyBytes.Writer content = new KeyBytes.Writer();
        content.bytes(fingerprint());
        if (limit < Integer.MAX_VALUE) {
            content.number(position.returned());
        }
        for (String name : question.startKeyNames()) {
            content.value(position.startKey().get(name));
        }
        return tokens.write(content.toByteArray());
    }

    /**
     * The position that a token holds.
     *
     * @throws InvalidPageTokenException if it is not a token of this question
     */
    Position read(String token) {
        KeyBytes.Reader content = new KeyBytes.Reader(tokens.read(token));
        if (!Arrays.equals(content.bytes(FINGERPRINT_BYTES), fingerprint())) {
            throw new InvalidPageTokenException("it belongs to another query, or to other arguments");
        }
        int returned = limit < Integer.MAX_VALUE ? content.number() : 0;
        Map<String, AttributeValue> startKey = new LinkedHashMap<>();
        for (String name : question.startKeyNames()) {
            startKey.put(name, content.value());
        }
        content.end();
        // Whoever makes up a checksum must still stay in the partition and interval that the caller of the query gave.
        if (returned >= limit || !KeyMatch.matches(question.plan(), question.condition(), startKey)) {
            throw new InvalidPageTokenException("its key is none of the query's");
        }
        return new Position(startKey, returned);
    }

    private byte[] fingerprint() {
        QueryPlan<?> plan = question.plan();
        KeyCondition condition = question.condition();
        KeyBytes.Writer bytes = new KeyBytes.Writer();
        bytes.text(question.table().name());
        bytes.text(plan.pattern());
        bytes.text(plan.index() == null ? "" : plan.index());
        bytes.number(plan.isDescending() ? 1 : 0);
        bytes.number(limit);
        if (question.filter() != null) {
            bytes.bytes(question.filter().bytes());
        }
        condition.partitionValues().forEach(bytes::value);
        for (SortCondition sort : condition.sortConditions()) {
            bytes.text(sort.operator().name());
            bytes.value(sort.low());
            bytes.value(sort.high());
            bytes.value(sort.except());
        }
        return Arrays.copyOf(sha256(bytes.toByteArray()), FINGERPRINT_BYTES);
    }

    /** SHA-256, which every Java platform has. */
    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
