package dev.keywright.table;

import static dev.keywright.table.Samples.line;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.Condition;
import dev.keywright.Page;
import dev.keywright.RangeQuery;
import dev.keywright.condition.Term;
import dev.keywright.orders.OrderLine;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whatever is asked, however it is read: the answer is the one that a filter over all lines gives. */
@DynamoDbTest
class QueryModelTest {
    /** One in lower case only, as the local server ignores the case of prefixes; the last two sort by code point. */
    private static final List<String> SKUS = List.of(
            "a",
            "a#",
            "a#b",
            "a$",
            "aa",
            "ab",
            "b",
            "b ",
            "b!",
            "ba",
            "c",
            "sku-1",
            "sku-10",
            "sku-2",
            "z",
            "\u00e9",
            "\uffee",
            "\ud83d\ude00");

    private static final Comparator<String> BY_CODE_POINT = (left, right) -> java.util.Arrays.compare(
            left.codePoints().toArray(), right.codePoints().toArray());

    private final RecordedCalls calls = new RecordedCalls();
    private final OrdersTable orders;

    QueryModelTest(DynamoDbClient client, @TableName String name) {
        orders = OrdersTable.builder(client).tableName(name).listener(calls).build();
    }

    @BeforeEach
    void store() {
        orders.createIfMissing();
        orders.order().put(Samples.order("o-1", "c-1", 1));
        for (String sku : SKUS) {
            orders.orderLine().put(line("o-1", sku));
            orders.orderLine().put(line("o-2", sku));
        }
    }

    @Test
    void everyWayToReadGivesTheSameAnswer() {
        for (int seed = 0; seed < 200; seed++) {
            compare(new Random(seed), "seed " + seed);
        }
        assertThat(calls.operations()).doesNotContain("Scan");
    }

    private void compare(Random random, String seed) {
        List<String> expected = new ArrayList<>(SKUS);
        expected.sort(BY_CODE_POINT);
        boolean descending = random.nextBoolean();
        RangeQuery<OrderLine, String> query = descending
                ? orders.orderLine().linesDescending("o-1")
                : orders.orderLine().lines("o-1");
        if (descending) {
            Collections.reverse(expected);
        }
        String bound = any(random);
        switch (random.nextInt(4)) {
            case 0 -> {
                query = query.from(bound);
                expected.removeIf(sku -> BY_CODE_POINT.compare(sku, bound) < 0);
            }
            case 1 -> {
                query = query.after(bound);
                expected.removeIf(sku -> BY_CODE_POINT.compare(sku, bound) <= 0);
            }
            default -> {}
        }
        String upper = any(random);
        switch (random.nextInt(4)) {
            case 0 -> {
                query = query.until(upper);
                expected.removeIf(sku -> BY_CODE_POINT.compare(sku, upper) > 0);
            }
            case 1 -> {
                query = query.before(upper);
                expected.removeIf(sku -> BY_CODE_POINT.compare(sku, upper) >= 0);
            }
            default -> {}
        }
        if (random.nextInt(4) == 0) {
            String prefix = any(random).substring(0, 1);
            if (!Character.isSurrogate(prefix.charAt(0))) {
                query = query.startingWith(prefix);
                expected.removeIf(sku -> !sku.startsWith(prefix));
            }
        }
        if (random.nextInt(4) == 0) {
            query = query.filter(Condition.of(new Term.Contains(List.of("sku"), AttributeValue.fromS("a"))));
            expected.removeIf(sku -> !sku.contains("a"));
        }
        if (random.nextInt(4) == 0) {
            // A key of the table, which can't be in a filter.
            query = query.filter(Condition.of(new Term.Contains(List.of("SK"), AttributeValue.fromS("b"))));
            expected.removeIf(sku -> !sku.contains("b"));
        }
        if (random.nextInt(3) == 0) {
            query = query.pageSize(1 + random.nextInt(4));
        }
        if (random.nextInt(3) == 0) {
            query = query.prefetch();
        }
        if (random.nextInt(3) == 0) {
            int limit = 1 + random.nextInt(12);
            query = query.limit(limit);
            expected = expected.subList(0, Math.min(limit, expected.size()));
        }

        assertThat(skus(query.list())).as(seed).isEqualTo(expected);
        assertThat(query.count()).as(seed).isEqualTo(expected.size());
        assertThat(query.first().map(OrderLine::sku))
                .as(seed)
                .isEqualTo(expected.stream().findFirst());
        List<OrderLine> ofPages = new ArrayList<>();
        query.pages().forEach(page -> ofPages.addAll(page.items()));
        assertThat(skus(ofPages)).as(seed).isEqualTo(expected);
        assertThat(skus(paged(query, random))).as(seed).isEqualTo(expected);
    }

    private static List<OrderLine> paged(RangeQuery<OrderLine, String> query, Random random) {
        List<OrderLine> lines = new ArrayList<>();
        Optional<String> token = Optional.empty();
        do {
            int size = 1 + random.nextInt(6);
            Page<OrderLine> page = token.isEmpty() ? query.page(size) : query.page(size, token.get());
            assertThat(page.items()).hasSizeLessThanOrEqualTo(size);
            if (page.nextToken().isPresent()) {
                assertThat(page.items()).hasSize(size);
            }
            lines.addAll(page.items());
            token = page.nextToken();
        } while (token.isPresent());
        return lines;
    }

    /** Mostly a sku that is there, else one nearby. */
    private static String any(Random random) {
        String sku = SKUS.get(random.nextInt(SKUS.size()));
        return random.nextInt(4) == 0 ? sku + "m" : sku;
    }

    private static List<String> skus(List<OrderLine> lines) {
        return lines.stream().map(OrderLine::sku).toList();
    }
}
