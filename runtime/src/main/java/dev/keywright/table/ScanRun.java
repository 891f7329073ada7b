package dev.keywright.table;

import dev.keywright.ScanProgress;
import dev.keywright.UnknownTypes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * A scan under way: a thread for each segment reads pages, and the one thread that takes the items hands them over. A segment
 * reads its next page while the one before it is handed over, and no further.
 */
final class ScanRun<T> implements Iterator<T>, AutoCloseable {
    /** What a thread has to tell: a page, that its segment ended or was left off, or what went wrong. */
    private record Told(
            int segment,
            @Nullable ScanResponse page,
            @Nullable Throwable failure) {}

    private final Sender sender;
    private final ScanSettings<T> settings;
    private final List<ScanSegment> segments;
    private final BlockingQueue<Told> told = new LinkedBlockingQueue<>();
    private final List<Semaphore> ahead = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger pagesLeft;
    private final ReadPace pace;
    private int running;
    private boolean started;
    private boolean closed;
    private @Nullable Told current;
    private Iterator<Map<String, AttributeValue>> rows = Collections.emptyIterator();
    private @Nullable T next;
    private long tableItems;
    private long items;
    private long scanned;
    private double units;

    ScanRun(Sender sender, ScanSettings<T> settings) {
        this.sender = sender;
        this.settings = settings;
        this.segments = new ArrayList<>(settings.segments());
        this.pagesLeft = new AtomicInteger(settings.maxPages());
        this.pace = new ReadPace(settings.unitsPerSecond());
    }

    @Override
    public boolean hasNext() {
        if (!started) {
            start();
        }
        while (next == null && !closed) {
            if (rows.hasNext()) {
                next = read(rows.next());
            } else {
                turnPage();
            }
        }
        return next != null;
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        T item = Objects.requireNonNull(next);
        next = null;
        items++;
        return item;
    }

    private @Nullable T read(Map<String, AttributeValue> item) {
        try {
            boolean skips = settings.unknownTypes() == UnknownTypes.SKIP;
            return settings.expiry().isExpired(item)
                            || settings.parser().isBookkeeping(item)
                            || (skips && !settings.parser().knows(item))
                    ? null
                    : settings.parser().parse(item);
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    private void start() {
        started = true;
        if (settings.progress() != null) {
            tableItems = sender.describe(DescribeTableRequest.builder()
                            .tableName(settings.definition().name())
                            .build())
                    .table()
                    .itemCount();
        }
        for (ScanSegment segment : segments) {
            Semaphore permits = new Semaphore(1);
            ahead.add(permits);
            if (!segment.ended()) {
                Thread thread = new Thread(
                        () -> readAll(segment, permits),
                        "keywright-scan-" + settings.definition().name() + "-" + segment.number());
                thread.setDaemon(true);
                threads.add(thread);
            }
        }
        running = threads.size();
        threads.forEach(Thread::start);
        closed = running == 0;
    }

    /** By the thread of one segment. */
    private void readAll(ScanSegment from, Semaphore permits) {
        ScanSegment at = from;
        Throwable failure = null;
        try {
            while (!at.ended()) {
                permits.acquire();
                pace.await();
                if (pagesLeft.getAndDecrement() <= 0) {
                    break;
                }
                ScanResponse page = sender.scan(settings.definition().name(), request(at));
                pace.consumed(Sender.units(page.consumedCapacity()));
                at = at.at(page.lastEvaluatedKey());
                told.add(new Told(from.number(), page, null));
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            failure = e;
        }
        told.add(new Told(from.number(), null, failure));
    }

    private ScanRequest request(ScanSegment at) {
        ScanRequest.Builder request = ScanRequest.builder()
                .tableName(settings.definition().name())
                .segment(at.number())
                .totalSegments(at.of())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
        if (settings.pageSize() > 0) {
            request.limit(settings.pageSize());
        }
        if (!at.startKey().isEmpty()) {
            request.exclusiveStartKey(at.startKey());
        }
        return request.build();
    }

    /** Done with one page, on to the next that a segment has. */
    private void turnPage() {
        Told before = current;
        if (before != null && before.page() != null) {
            ScanResponse page = before.page();
            segments.set(before.segment(), segments.get(before.segment()).at(page.lastEvaluatedKey()));
            scanned += page.scannedCount();
            units += Sender.units(page.consumedCapacity());
            current = null;
            tell();
        }
        if (running == 0) {
            close();
            return;
        }
        Told now = take();
        if (now.page() == null) {
            running--;
            if (now.failure() instanceof RuntimeException failure) {
                close();
                throw failure;
            }
            if (now.failure() instanceof Error failure) {
                close();
                throw failure;
            }
            return;
        }
        current = now;
        rows = now.page().items().iterator();
        ahead.get(now.segment()).release();
    }

    private Told take() {
        try {
            return told.take();
        } catch (InterruptedException e) {
            close();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while it waited for a page of the scan", e);
        }
    }

    private void tell() {
        if (settings.progress() != null) {
            boolean all = segments.stream().allMatch(ScanSegment::ended);
            OptionalDouble share = all
                    ? OptionalDouble.of(1)
                    : tableItems == 0
                            ? OptionalDouble.empty()
                            : OptionalDouble.of(Math.min(1, scanned / (double) tableItems));
            List<String> tokens = segments.stream()
                    .map(segment -> segment.token(settings.tokens(), settings.definition()))
                    .toList();
            settings.progress().accept(new ScanProgress(items, scanned, units, share, tokens));
        }
    }

    /** Ends the threads. */
    @Override
    public void close() {
        closed = true;
        threads.forEach(Thread::interrupt);
    }
}
