package dev.keywright.example;

import dev.keywright.CallEvent;
import dev.keywright.CallTotals;
import dev.keywright.ItemExistsException;
import dev.keywright.example.orders.Customer;
import dev.keywright.example.orders.OrderStatus;
import dev.keywright.example.orders.OrdersTable;
import java.util.Locale;

/** What the example does: creates and fills the table, asks the questions, shows the guarantees. */
final class Scenario {
    private final Database database;
    private final Arguments arguments;
    private final Meter meter;
    private final Report report;
    private final CallTotals totals = new CallTotals();
    private final OrdersTable orders;

    Scenario(Database database, Arguments arguments, Meter meter, Report report) {
        this.database = database;
        this.arguments = arguments;
        this.meter = meter;
        this.report = report;
        this.orders = OrdersTable.builder(database.client())
                .tableName(arguments.table())
                .listener(this::called)
                .build();
    }

    private void called(CallEvent event) {
        meter.called(event);
        totals.called(event);
    }

    void run() {
        // First, so that nothing but the error is printed where the database can't be reached.
        orders.createIfMissing();
        report.title("An orders service in one DynamoDB table");
        report.fact("database", database.address());
        report.fact("table", arguments.table() + ": keys PK and SK, indexes GSI1 and GSI2");
        write(SampleData.generate());

        report.section("Five questions");
        new Questions(orders, meter, report).ask();

        report.section("What the generated code takes care of");
        new Guarantees(orders, report).show();

        report.section("What the questions took in all");
        totals.totals().stream().filter(total -> total.scannedCount() > 0).forEach(report::total);

        if (arguments.aws() || arguments.endpoint() != null) {
            report.step("The table " + arguments.table() + " stays at " + database.address()
                    + "; delete it when you no longer want it.");
        }
    }

    private void write(SampleData data) {
        meter.reset();
        long start = System.nanoTime();
        data.customers().forEach(this::createUnlessThere);
        data.orders().forEach(orders.order()::put);
        data.lines().forEach(orders.orderLine()::put);
        double seconds = (System.nanoTime() - start) / 1e9;
        report.fact(
                "written",
                Report.amount(data.customers().size(), "customer") + ", "
                        + Report.amount(data.orders().size(), "order") + ", "
                        + Report.amount(data.lines().size(), "order line"));
        report.fact(
                "",
                Report.amount(meter.requests(), "request") + ", " + Report.amount(meter.units(), "write unit")
                        + String.format(Locale.ROOT, ", %.1f s", seconds));

        long open = data.orders().stream()
                .filter(order -> order.status() == OrderStatus.OPEN)
                .count();
        IndexReads.await(() -> orders.order().open().count() == open);
    }

    /** A table that is used again has them. A customer has a claim to the e-mail address, so there is no plain put. */
    private void createUnlessThere(Customer customer) {
        try {
            orders.customer().create(customer);
        } catch (ItemExistsException e) {
            // Of an earlier run, and never changed by one.
        }
    }
}
