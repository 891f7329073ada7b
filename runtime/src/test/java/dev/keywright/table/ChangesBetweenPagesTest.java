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
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items come and go between two pages, the one among them at which the page ended: each page is what follows the last one's
 * end at that time.
 */
@DynamoDbTest
class ChangesBetweenPagesTest {
    private static final List<String> SKUS = List.of(
            "a", "a#", "a#b", "a$", "aa", "ab", "b", "b!", "ba", "c", "ca", "sku-1", "sku-10", "sku-2", "y", "z");

    private final OrdersTable orders;

    ChangesBetweenPagesTest(DynamoDbClient client, @TableName String name) {
        orders = OrdersTable.builder(client).tableName(name).build();
        orders.createIfMissing();
    }

    @Test
    void eachPageIsWhatFollowsTheLastOne() {
        for (int seed = 0; seed < 200; seed++) {
            page(new Random(seed), "seed " + seed);
        }
    }

    private void page(Random random, String seed) {
        boolean descending = random.nextBoolean();
        Comparator<String> order = descending ? Comparator.reverseOrder() : Comparator.naturalOrder();
        NavigableSet<String> stored = new TreeSet<>(order);
        for (String sku : SKUS) {
            change(stored, sku, true);
        }
        RangeQuery<OrderLine, String> query = descending
                ? orders.orderLine().linesDescending("o-1")
                : orders.orderLine().lines("o-1");
        Predicate<String> asked = sku -> true;
        if (random.nextInt(3) == 0) {
            query = query.before("sku-2");
            asked = asked.and(sku -> sku.compareTo("sku-2") < 0);
        }
        if (random.nextInt(3) == 0) {
            query = query.filter(Condition.of(new Term.Contains(List.of("sku"), AttributeValue.fromS("a"))));
            asked = asked.and(sku -> sku.contains("a"));
        }
        if (random.nextInt(3) == 0) {
            query = query.pageSize(1 + random.nextInt(4));
        }
        int left = Integer.MAX_VALUE;
        if (random.nextInt(3) == 0) {
            left = 1 + random.nextInt(12);
            query = query.limit(left);
        }

        NavigableSet<String> following = stored;
        Optional<String> token = Optional.empty();
        do {
            int size = 1 + random.nextInt(4);
            Page<OrderLine> page = token.isEmpty() ? query.page(size) : query.page(size, token.get());
            List<String> expected =
                    following.stream().filter(asked).limit(Math.min(size, left)).toList();
            assertThat(page.items()).extracting(OrderLine::sku).as(seed).isEqualTo(expected);
            if (page.nextToken().isEmpty() && left > expected.size()) {
                assertThat(following.stream().filter(asked).skip(expected.size()))
                        .as(seed)
                        .isEmpty();
            }
            if (!expected.isEmpty()) {
                String last = expected.get(expected.size() - 1);
                following = stored.tailSet(last, false);
                left -= left == Integer.MAX_VALUE ? 0 : expected.size();
                change(stored, last, random.nextBoolean());
            }
            for (int changes = random.nextInt(4); changes > 0; changes--) {
                change(stored, SKUS.get(random.nextInt(SKUS.size())), random.nextBoolean());
            }
            token = page.nextToken();
        } while (token.isPresent());
    }

    private void change(NavigableSet<String> stored, String sku, boolean present) {
        if (present) {
            orders.orderLine().put(line("o-1", sku));
            stored.add(sku);
        } else {
            orders.orderLine().delete(line("o-1", sku));
            stored.remove(sku);
        }
    }
}
