package dev.keywright.example;

import dev.keywright.example.orders.Customer;
import dev.keywright.example.orders.Order;
import dev.keywright.example.orders.OrderLine;
import dev.keywright.example.orders.OrderStatus;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** A first quarter of the shop; the same at every run. */
record SampleData(List<Customer> customers, List<Order> orders, List<OrderLine> lines) {
    /** A customer with many orders. */
    static final String REGULAR = "c-42";

    /** An order of hers with several lines. */
    static final String LARGE_ORDER = "o-981";

    private static final int CUSTOMERS = 48;
    private static final int FIRST_ORDER = 801;
    private static final int LAST_ORDER = 1040;
    private static final int OLDEST_OPEN_ORDER = 1005;
    private static final int MOST_LINES = 6;
    private static final Instant OPENING = Instant.parse("2026-01-02T08:00:00Z");
    private static final Duration MEAN_GAP = Duration.ofHours(9);

    private static final List<String> FIRST_NAMES = List.of("Ada", "Barbara", "Edsger", "Grace", "Ken", "Radia");
    private static final List<String> LAST_NAMES =
            List.of("Lovelace", "Booth", "Easley", "Hamilton", "Liskov", "Perlman", "Ritchie", "Wilkes");

    /** Prices in cents; the SKU is made of the position. */
    private static final int[] PRICES = {
        250, 390, 490, 790, 890, 1_250, 1_490, 1_990, 2_450, 2_990, 3_900, 4_500, 5_990, 7_900, 12_900, 24_900
    };

    static SampleData generate() {
        return new Generator().generate();
    }

    private static final class Generator {
        private final Random random = new Random(981);
        private final List<Customer> customers = new ArrayList<>();
        private final List<Order> orders = new ArrayList<>();
        private final List<OrderLine> lines = new ArrayList<>();

        SampleData generate() {
            for (int number = 1; number <= CUSTOMERS; number++) {
                customers.add(customer(number));
            }
            Instant placedAt = OPENING;
            for (int number = FIRST_ORDER; number <= LAST_ORDER; number++) {
                placedAt = placedAt.plusSeconds(60 + random.nextInt((int) MEAN_GAP.toSeconds() * 2));
                addOrder(number, placedAt);
            }
            return new SampleData(List.copyOf(customers), List.copyOf(orders), List.copyOf(lines));
        }

        /** Number 42 is Ada Lovelace. */
        private static Customer customer(int number) {
            int position = (number + CUSTOMERS - 42) % CUSTOMERS;
            String first = FIRST_NAMES.get(position / LAST_NAMES.size());
            String last = LAST_NAMES.get(position % LAST_NAMES.size());
            String email = (first + "." + last + "@example.com").toLowerCase(Locale.ROOT);
            return new Customer("c-" + number, email, first + " " + last, OPENING.minus(Duration.ofDays(number)));
        }

        private void addOrder(int number, Instant placedAt) {
            String orderId = "o-" + number;
            boolean isLarge = orderId.equals(LARGE_ORDER);
            String customerId = isLarge || random.nextInt(10) == 0 ? REGULAR : "c-" + (1 + random.nextInt(CUSTOMERS));
            BigDecimal total = addLines(orderId, isLarge ? MOST_LINES : 1 + random.nextInt(MOST_LINES));
            orders.add(new Order(orderId, customerId, status(number), total, placedAt));
        }

        /** In steps through the shelf, so that no article comes twice. */
        private BigDecimal addLines(String orderId, int count) {
            BigDecimal total = BigDecimal.ZERO;
            int article = random.nextInt(PRICES.length);
            for (int line = 0; line < count; line++) {
                article = (article + 3) % PRICES.length;
                int pieces = 1 + random.nextInt(4);
                BigDecimal price = BigDecimal.valueOf(PRICES[article], 2);
                lines.add(new OrderLine(orderId, String.format(Locale.ROOT, "sku-%04d", article * 7), pieces, price));
                total = total.add(price.multiply(BigDecimal.valueOf(pieces)));
            }
            return total;
        }

        private OrderStatus status(int number) {
            if (random.nextInt(25) == 0) {
                return OrderStatus.CANCELLED;
            }
            if (number >= OLDEST_OPEN_ORDER) {
                return random.nextInt(4) == 0 ? OrderStatus.SHIPPED : OrderStatus.OPEN;
            }
            return number >= OLDEST_OPEN_ORDER - 30 ? OrderStatus.SHIPPED : OrderStatus.DELIVERED;
        }
    }
}
