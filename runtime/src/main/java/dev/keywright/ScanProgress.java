package dev.keywright;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How far a {@link BatchScan} is, told after each page whose items were all handed over.
 *
 * @param items how many items were handed over
 * @param scannedCount how many items DynamoDB read for them
 * @param capacityUnits the read units consumed
 * @param share the share of the table that was read, from 0 to 1: an estimate, as DynamoDB counts a table's items every six
 *     hours or so. Empty where it counts none
 * @param tokens for {@link BatchScan#resume}: where each segment stands, so that all that was handed over is left out
 */
public record ScanProgress(
        long items, long scannedCount, double capacityUnits, OptionalDouble share, List<String> tokens) {}
