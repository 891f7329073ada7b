package dev.keywright.benchmarks.heap;

import dev.keywright.CallTotals;
import dev.keywright.RangeQuery;
import dev.keywright.testing.LocalDynamoDb;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Streams 100,000 items, 200 MB and more, through whatever heap this JVM was given: by one query, by one that reads a page
 * ahead, and by a scan in four segments. Prints what lives on the heap every 25,000 items, after a collection.
 */
public final class FlatHeap {
    private static final int ITEMS = 100_000;
    private static final int BATCH = 25;
    private static final int LOOK_EVERY = 25_000;
    private static final String FOLDER = "f-1";
    private static final String TEXT = "0123456789abcdef".repeat(130);

    private FlatHeap() {}

    /** Without arguments. */
    public static void main(String[] args) {
        try (LocalDynamoDb server = LocalDynamoDb.start()) {
            CallTotals totals = new CallTotals();
            ArchiveTable archive =
                    ArchiveTable.builder(server.client()).listener(totals).build();
            archive.createIfMissing();
            store(server.client());
            System.out.printf("heap of at most %d MB%n", Runtime.getRuntime().maxMemory() >> 20);
            RangeQuery<Document, Integer> query = archive.document().inFolder(FOLDER);
            read("query", query.stream());
            read("query with prefetch", query.prefetch().stream());
            try (Stream<Archive> all = archive.scanForBatch(4).stream()) {
                read("scan in 4 segments", all.map(Document.class::cast));
            }
            totals.totals()
                    .forEach(total -> System.out.printf(
                            "%s: %d calls, %d items, %.0f read units%n",
                            total.subject(), total.calls(), total.items(), total.capacityUnits()));
        }
    }

    private static void read(String how, Stream<Document> documents) {
        long start = System.nanoTime();
        long items = 0;
        long characters = 0;
        List<Long> live = new ArrayList<>();
        Iterator<Document> iterator = documents.iterator();
        while (iterator.hasNext()) {
            characters += iterator.next().text().length();
            if (++items % LOOK_EVERY == 0) {
                live.add(liveMegabytes());
            }
        }
        if (items != ITEMS) {
            throw new IllegalStateException(how + " read " + items + " items instead of " + ITEMS);
        }
        System.out.printf(
                "%s: %d items with %d MB of text in %.1f s; live heap in MB: %s%n",
                how, items, characters / 1_000_000, (System.nanoTime() - start) / 1e9, live);
    }

    private static long liveMegabytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    }

    private static void store(DynamoDbClient client) {
        for (int first = 0; first < ITEMS; first += BATCH) {
            List<WriteRequest> batch = new ArrayList<>(BATCH);
            for (int number = first; number < first + BATCH; number++) {
                Document document = new Document(FOLDER, number, TEXT);
                batch.add(WriteRequest.builder()
                        .putRequest(put -> put.item(DocumentMapping.TYPE.toItem(document)))
                        .build());
            }
            BatchWriteItemResponse response =
                    client.batchWriteItem(write -> write.requestItems(Map.of("archive", batch)));
            if (!response.unprocessedItems().isEmpty()) {
                throw new IllegalStateException("the server took only a part of a batch");
            }
        }
    }
}
