package dev.keywright;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A read of the whole table, for batch jobs: a migration, an export, a count of everything. It costs half a read unit for
 * each 4 KB of the table, whatever comes of it, and competes with the application for the table's capacity; what an
 * application asks while somebody waits is a question for an access pattern. Immutable; nothing is sent before the stream is
 * read.
 *
 * <p>Items come in no order. One that is written while the scan is under way may be in it or not.
 *
 * @param <T> what an item is read as; items that Keywright keeps for itself are left out
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Scan.html">DynamoDB: scanning tables</a>
 */
public interface BatchScan<T> {
    /**
     * How many items DynamoDB reads for one response, where that is to be less than 1 MB holds.
     *
     * @throws IllegalArgumentException if {@code items} is below 1
     */
    BatchScan<T> pageSize(int items);

    /**
     * Ends after so many responses, of all segments together; {@link #resume} goes on from there.
     *
     * @throws IllegalArgumentException if {@code pages} is below 1
     */
    BatchScan<T> maxPages(int pages);

    /**
     * Waits before a request as long as this takes to consume what the requests before it did. A single response may take
     * 128 units, which is where it begins to even out; {@link #pageSize} makes it smoother.
     *
     * @throws IllegalArgumentException if {@code units} isn't above 0
     */
    BatchScan<T> readUnitsPerSecond(double units);

    /** Whom to tell after each page, on the thread that reads the stream. */
    BatchScan<T> onProgress(Consumer<ScanProgress> listener);

    /**
     * Goes on where another scan of the table with as many segments stood.
     *
     * @throws InvalidPageTokenException if a token is damaged, altered, of another table or of another number of segments
     */
    BatchScan<T> resume(List<String> tokens);

    /**
     * The items. Each segment is read by a thread of its own, one page ahead of what the stream is at; close the stream where
     * it isn't read to its end, which ends the threads. What a thread raises is raised by the stream, once.
     *
     * @throws UnknownTypeException while it is read, if an item is of an unknown type and the table doesn't skip those
     */
    Stream<T> stream();
}
