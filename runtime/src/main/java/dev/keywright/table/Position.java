package dev.keywright.table;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a page ended.
 *
 * @param startKey the key to go on after; empty for the beginning
 * @param returned how many results the pages so far held; counted only under a limit, which spans the pages
 */
record Position(Map<String, AttributeValue> startKey, int returned) {
    static final Position START = new Position(Map.of(), 0);
}
