package dev.keywright.example;

import dev.keywright.CallTotals;
import dev.keywright.example.orders.Customer;
import dev.keywright.example.orders.Order;
import dev.keywright.example.orders.OrderLine;
import dev.keywright.example.orders.Orders;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** The layout of what the example prints. */
final class Report {
    private static final int MOST_ROWS = 4;
    private static final DateTimeFormatter MINUTES =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final PrintStream out;
    private int patterns;

    Report(PrintStream out) {
        this.out = out;
    }

    void title(String text) {
        out.println(text);
        out.println("=".repeat(text.length()));
    }

    void section(String text) {
        out.println();
        out.println(text);
        out.println("-".repeat(text.length()));
    }

    /** One line below a title or a step. */
    void fact(String label, String text) {
        print("%-9s %s", label, text);
    }

    /** An access pattern: the question, how it is asked, what served it, and the first items of the answer. */
    void pattern(String question, String call, String servedBy, String cost, List<? extends Orders> answer) {
        out.println();
        print("%d. %s", ++patterns, question);
        print("   %s", call);
        print("   %s", servedBy);
        print("   %s", cost);
        answer.stream().limit(MOST_ROWS).forEach(item -> print("       %s", row(item)));
        if (answer.size() > MOST_ROWS) {
            print("       ... and %d more", answer.size() - MOST_ROWS);
        }
    }

    void step(String text) {
        out.println();
        out.println(text);
    }

    /** One thing that was done, and what came of it. */
    void outcome(String done, String result) {
        print("   %-46s %s", done, result);
    }

    /** What one pattern took; one that reads far more than it returns is pointed out. */
    void total(CallTotals.Total total) {
        outcome(
                total.subject(),
                amount((double) total.calls(), "request") + ", " + amount((double) total.items(), "item") + " of "
                        + amount((double) total.scannedCount(), "item") + " read, "
                        + amount(total.capacityUnits(), "read unit")
                        + (total.readsTooMuch() ? ": reads more than ten times what it returns" : ""));
    }

    private void print(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }

    /** {@code 1 item}, {@code 0.5 read units}. */
    static String amount(double number, String unit) {
        String digits = number == Math.rint(number)
                ? String.format(Locale.ROOT, "%,.0f", number)
                : String.format(Locale.ROOT, "%,.1f", number);
        return digits + " " + unit + (number == 1 ? "" : "s");
    }

    private static String row(Orders item) {
        if (item instanceof Customer customer) {
            return String.format(Locale.ROOT, "%-9s %-16s %s", customer.id(), customer.name(), customer.email());
        }
        if (item instanceof Order order) {
            return String.format(
                    Locale.ROOT,
                    "%-9s %-16s %-9s %9s   %s",
                    order.orderId(),
                    time(order.placedAt()),
                    order.status(),
                    money(order.total()),
                    order.customerId());
        }
        if (item instanceof OrderLine line) {
            return String.format(Locale.ROOT, "%-9s %16d x %9s", line.sku(), line.qty(), money(line.price()));
        }
        throw new AssertionError(item);
    }

    private static String time(Instant instant) {
        return MINUTES.format(instant);
    }

    /** DynamoDB keeps a number's value, not its scale. */
    private static String money(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.UNNECESSARY).toPlainString();
    }
}
