package dev.keywright.table;

import dev.keywright.InvalidPageTokenException;
import dev.keywright.PageTokens;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where one segment of a scan stands.
 *
 * @param number its number, from 0
 * @param of how many there are
 * @param startKey where it goes on, empty for the beginning
 * @param ended whether all of it was read
 */
record ScanSegment(int number, int of, Map<String, AttributeValue> startKey, boolean ended) {
    private static final String KIND = "scan";

    /** One that wasn't begun. */
    static ScanSegment start(int number, int of) {
        return new ScanSegment(number, of, Map.of(), false);
    }

    ScanSegment at(Map<String, AttributeValue> lastEvaluatedKey) {
        return new ScanSegment(number, of, lastEvaluatedKey, lastEvaluatedKey.isEmpty());
    }

    String token(PageTokens tokens, TableDefinition table) {
        KeyBytes.Writer content = head(table);
        content.number(ended ? 1 : 0);
        content.number(startKey.size());
        for (KeyAttribute attribute : table.key()) {
            if (!startKey.isEmpty()) {
                content.value(startKey.get(attribute.name()));
            }
        }
        return tokens.write(content.toByteArray());
    }

    /** The segment of that number that a token was made of. */
    static ScanSegment read(String token, PageTokens tokens, TableDefinition table, int number, int of) {
        KeyBytes.Reader content = new KeyBytes.Reader(tokens.read(token));
        byte[] head = start(number, of).head(table).toByteArray();
        if (!Arrays.equals(content.bytes(head.length), head)) {
            throw new InvalidPageTokenException("it belongs to another table, or to another segment of a scan");
        }
        boolean ended = content.number() == 1;
        Map<String, AttributeValue> startKey = new LinkedHashMap<>();
        if (content.number() > 0) {
            for (KeyAttribute attribute : table.key()) {
                startKey.put(attribute.name(), content.value());
            }
        }
        content.end();
        return new ScanSegment(number, of, startKey, ended);
    }

    private KeyBytes.Writer head(TableDefinition table) {
        KeyBytes.Writer content = new KeyBytes.Writer();
        content.text(KIND);
        content.text(table.name());
        content.number(number);
        content.number(of);
        return content;
    }
}
