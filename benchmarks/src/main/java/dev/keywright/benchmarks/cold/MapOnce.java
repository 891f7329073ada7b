package dev.keywright.benchmarks.cold;

import dev.keywright.benchmarks.model.Address;
import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.PurchaseMapping;
import dev.keywright.benchmarks.model.Status;
import dev.keywright.benchmarks.rival.FloorMapping;
import dev.keywright.benchmarks.rival.enhanced.PurchaseBean;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Maps one item both ways, the first thing that a JVM does: {@code MapOnce <how>}; with {@code sdk} it makes one attribute
 * value only, which everything else pays for too. Prints the microseconds of CPU of its
 * thread and the classes that were loaded for it, beyond those of the JVM and of the asking.
 */
final class MapOnce {
    private MapOnce() {}

    public static void main(String[] args) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();
        long loadedBefore = classes.getTotalLoadedClassCount();
        long nanosBefore = threads.getCurrentThreadCpuTime();
        String id = map(args[0]);
        long nanos = threads.getCurrentThreadCpuTime() - nanosBefore;
        long loaded = classes.getTotalLoadedClassCount() - loadedBefore;
        if (!id.equals("o-1")) {
            throw new IllegalStateException("read another item: " + id);
        }
        System.out.println(nanos / 1_000 + " " + loaded);
    }

    private static String map(String how) {
        Purchase purchase = purchase();
        return switch (how) {
            case "sdk" -> AttributeValue.createS(purchase.id()).s();
            case "keywright" ->
                PurchaseMapping.TYPE
                        .fromItem(PurchaseMapping.TYPE.toItem(purchase))
                        .id();
            case "floor" ->
                FloorMapping.fromItem(searchable(FloorMapping.toItem(purchase))).id();
            case "enhanced" -> mapByBean(purchase);
            default -> throw new IllegalArgumentException(how);
        };
    }

    private static String mapByBean(Purchase purchase) {
        TableSchema<PurchaseBean> schema = TableSchema.fromBean(PurchaseBean.class);
        return schema.mapToItem(schema.itemToMap(PurchaseBean.of(purchase), true))
                .getId();
    }

    /** The floor's own map can only be walked, as the SDK does. */
    private static Map<String, AttributeValue> searchable(Map<String, AttributeValue> item) {
        return new HashMap<>(item);
    }

    private static Purchase purchase() {
        return new Purchase(
                "o-1",
                "c-1",
                Status.OPEN,
                new BigDecimal("12.50"),
                Instant.ofEpochSecond(1_780_000_000L, 123_456_789),
                3,
                9_000_000_000L,
                true,
                List.of("alpha", "beta", "gamma"),
                Map.of("color", "red", "size", "L", "batch", "b"),
                new Address("Main Street 1", "Springfield", "12345"),
                null);
    }
}
