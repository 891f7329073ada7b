package dev.keywright.example.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.BatchScan;
import dev.keywright.CallEvent;
import dev.keywright.InvalidPageTokenException;
import dev.keywright.ScanProgress;
import dev.keywright.UnknownTypeException;
import dev.keywright.UnknownTypes;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class ScanForBatchTest {
    private final List<CallEvent> calls = new CopyOnWriteArrayList<>();
    private final DynamoDbClient client;
    private final String name;
    private final OrdersTable orders;
    private final List<Orders> stored = new ArrayList<>();

    ScanForBatchTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
        orders =
                OrdersTable.builder(client).tableName(name).listener(calls::add).build();
        orders.createIfMissing();
        new RawTable(client, name).clear();
    }

    @BeforeEach
    void store() {
        for (int i = 0; i < 30; i++) {
            stored.add(orders.customer().create(Samples.customer("c-" + i, "a" + i + "@example.com")));
            stored.add(orders.order().put(Samples.order("o-" + i, "c-" + i, i)));
            stored.add(orders.orderLine().put(Samples.line("o-" + i, "sku")));
        }
        calls.clear();
    }

    private static <T> List<T> list(BatchScan<T> scan) {
        try (Stream<T> items = scan.stream()) {
            return items.toList();
        }
    }

    @Test
    void everyEntityIsReadOnceAndNoClaim() {
        for (int segments : List.of(1, 3, 8)) {
            assertThat(list(orders.scanForBatch(segments))).containsExactlyInAnyOrderElementsOf(stored);
            assertThat(list(orders.scanForBatch(segments).pageSize(2))).containsExactlyInAnyOrderElementsOf(stored);
        }
        assertThat(calls).allMatch(call -> call.operation().equals("Scan"));
    }

    @Test
    void aScanGoesOnWhereAnotherStood() {
        List<Orders> read = new ArrayList<>();
        List<ScanProgress> progress = new ArrayList<>();
        BatchScan<Orders> some = orders.scanForBatch(4).pageSize(3).maxPages(7).onProgress(progress::add);

        read.addAll(list(some));
        assertThat(read).hasSizeLessThan(stored.size());
        for (int i = 0; i < 20; i++) {
            read.addAll(list(some.resume(progress.get(progress.size() - 1).tokens())));
        }

        assertThat(read).containsExactlyInAnyOrderElementsOf(stored);
        assertThat(progress.get(progress.size() - 1).share()).hasValue(1);
        assertThat(list(some.resume(progress.get(progress.size() - 1).tokens())))
                .isEmpty();
    }

    @Test
    void whatWasHandedOverIsNotReadAgainWhenAScanIsBroughtToAnEnd() {
        List<Orders> read = new ArrayList<>();
        List<ScanProgress> progress = new ArrayList<>();
        BatchScan<Orders> scan = orders.scanForBatch(2).pageSize(4).onProgress(progress::add);
        int told;
        try (Stream<Orders> items = scan.stream()) {
            Iterator<Orders> all = items.iterator();
            while (progress.size() < 5) {
                read.add(all.next());
            }
            told = (int) progress.get(4).items();
        }

        List<Orders> handedOver = new ArrayList<>(read.subList(0, told));
        handedOver.addAll(list(scan.resume(progress.get(4).tokens())));
        assertThat(handedOver).containsExactlyInAnyOrderElementsOf(stored);
    }

    @Test
    void progressTellsItemsCapacityAndShare() {
        List<ScanProgress> progress = new ArrayList<>();

        list(orders.scanForBatch(1).pageSize(50).onProgress(progress::add));

        ScanProgress last = progress.get(progress.size() - 1);
        assertThat(last.items()).isEqualTo(90);
        assertThat(last.scannedCount()).isEqualTo(120);
        assertThat(last.capacityUnits())
                .isEqualTo(calls.stream().mapToDouble(CallEvent::capacityUnits).sum());
        assertThat(progress.get(0).share().orElseThrow()).isBetween(0.3, 0.6);
    }

    @Test
    void readUnitsASecondAreKeptTo() {
        long start = System.nanoTime();

        list(orders.scanForBatch(4).pageSize(5).readUnitsPerSecond(40));

        double units = calls.stream().mapToDouble(CallEvent::capacityUnits).sum();
        double seconds = (System.nanoTime() - start) / 1e9;
        assertThat(seconds).isGreaterThan((units - 5) / 40);
    }

    @Test
    void nothingIsReadBeforeTheStreamIsAndNoFurtherThanOnePageAhead() throws InterruptedException {
        try (Stream<Orders> items = orders.scanForBatch(2).pageSize(3).stream()) {
            assertThat(calls).isEmpty();
            items.iterator().next();
            Thread.sleep(Duration.ofMillis(200).toMillis());
            assertThat(calls).hasSizeLessThanOrEqualTo(3);
        }
        Thread.sleep(Duration.ofMillis(200).toMillis());
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.getName().startsWith("keywright-scan-" + name));
    }

    @Test
    void whatAThreadRaisesIsRaisedOnce() {
        OrdersTable missing =
                OrdersTable.builder(client).tableName(name + "-none").build();

        assertThatThrownBy(() -> list(missing.scanForBatch(3)))
                .isInstanceOf(software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException.class);
    }

    @Test
    void itemsOfUnknownTypesAreRaisedOrPassedOver() {
        client.putItem(put -> put.tableName(name)
                .item(Map.of(
                        "PK", AttributeValue.fromS("X#1"),
                        "SK", AttributeValue.fromS("X"),
                        "type", AttributeValue.fromS("x"))));
        OrdersTable lenient = OrdersTable.builder(client)
                .tableName(name)
                .onUnknownType(UnknownTypes.SKIP)
                .build();

        assertThatThrownBy(() -> list(orders.scanForBatch(2))).isInstanceOf(UnknownTypeException.class);
        assertThat(list(lenient.scanForBatch(2))).containsExactlyInAnyOrderElementsOf(stored);
    }

    @Test
    void tokensOfOtherScansAreRefused() {
        List<ScanProgress> progress = new ArrayList<>();
        list(orders.scanForBatch(2).onProgress(progress::add));
        List<String> tokens = progress.get(0).tokens();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> orders.scanForBatch(3).resume(tokens));
        assertThatThrownBy(() -> orders.scanForBatch(2).resume(List.of(tokens.get(1), tokens.get(0))))
                .isInstanceOf(InvalidPageTokenException.class);
        assertThatThrownBy(() -> OrdersTable.builder(client)
                        .tableName(name + "-other")
                        .build()
                        .scanForBatch(2)
                        .resume(tokens))
                .isInstanceOf(InvalidPageTokenException.class);
        assertThatIllegalArgumentException().isThrownBy(() -> orders.scanForBatch(0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orders.scanForBatch(1).readUnitsPerSecond(0));
    }
}
