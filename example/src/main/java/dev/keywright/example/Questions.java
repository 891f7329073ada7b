package dev.keywright.example;

import dev.keywright.example.orders.Orders;
import dev.keywright.example.orders.OrdersTable;
import java.util.List;
import java.util.function.Supplier;

/** Asks the five access patterns, and reports what each of them cost. */
final class Questions {
    private final OrdersTable orders;
    private final Meter meter;
    private final Report report;

    Questions(OrdersTable orders, Meter meter, Report report) {
        this.orders = orders;
        this.meter = meter;
        this.report = report;
    }

    void ask() {
        ask(
                "Get a customer profile",
                "orders.customer().get(\"c-42\")",
                () -> orders.customer().get(SampleData.REGULAR).stream().toList());
        ask(
                "Get an order with its lines",
                "orders.orderEntry().withLines(\"o-981\").list()",
                () -> orders.orderEntry().withLines(SampleData.LARGE_ORDER).list());
        ask(
                "List a customer's orders, newest first",
                "orders.order().byCustomer(\"c-42\").list()",
                () -> orders.order().byCustomer(SampleData.REGULAR).list());
        ask(
                "Find a customer by email",
                "orders.customer().byEmail(\"Ada.Lovelace@Example.com\")",
                () -> orders.customer().byEmail("Ada.Lovelace@Example.com").stream()
                        .toList());
        ask(
                "List open orders across customers, oldest first",
                "orders.order().open().list()",
                () -> orders.order().open().list());
    }

    private void ask(String question, String call, Supplier<List<? extends Orders>> query) {
        meter.reset();
        List<? extends Orders> answer = query.get();
        String cost = Report.amount(answer.size(), "item") + ", " + Report.amount(meter.requests(), "request") + ", "
                + Report.amount(meter.units(), "read unit");
        report.pattern(question, call, meter.lastRead(), cost, answer);
    }
}
