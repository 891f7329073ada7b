package dev.keywright.example;

import dev.keywright.UniqueViolationException;
import dev.keywright.example.orders.Customer;
import dev.keywright.example.orders.Order;
import dev.keywright.example.orders.OrderStatus;
import dev.keywright.example.orders.OrdersTable;
import java.time.Instant;

/** Shows unique values and the sparse index at work, and leaves the table as it was. */
final class Guarantees {
    private final OrdersTable orders;
    private final Report report;

    Guarantees(OrdersTable orders, Report report) {
        this.orders = orders;
        this.report = report;
    }

    void show() {
        uniqueEmail();
        sparseIndex();
        claimMoves();
    }

    private void uniqueEmail() {
        report.step("No two customers with one e-mail address, whatever its case");
        create("c-901", "ADA.Lovelace@example.com");
        report.outcome("get c-901", orders.customer().get("c-901").isEmpty() ? "nothing was written" : "it is there");
    }

    private void sparseIndex() {
        report.step("Only open orders are in GSI2");
        Order oldest = orders.order().open().first().orElseThrow();
        long open = orders.order().open().count();
        report.outcome(oldest.orderId() + " is " + oldest.status(), open + " open orders");
        changeStatus(oldest, OrderStatus.SHIPPED, open - 1);
        changeStatus(oldest, OrderStatus.OPEN, open);
    }

    private void changeStatus(Order order, OrderStatus status, long expected) {
        orders.order().update(order.orderId()).status(status, order.placedAt()).execute();
        IndexReads.await(() -> orders.order().open().count() == expected);
        report.outcome(
                order.orderId() + " becomes " + status, orders.order().open().count() + " open orders");
    }

    private void claimMoves() {
        report.step("An e-mail address is free again once its customer has another, or is gone");
        orders.customer().delete("c-901");
        orders.customer().delete("c-902");
        create("c-901", "new@example.com");
        create("c-902", "new@example.com");
        orders.customer()
                .update("c-901")
                .email("newer@example.com", "new@example.com")
                .execute();
        report.outcome("update c-901 to newer@example.com", "updated");
        create("c-902", "new@example.com");
        orders.customer().delete("c-901");
        orders.customer().delete("c-902");
        boolean isFree = orders.customer().byEmail("new@example.com").isEmpty();
        report.outcome("delete both, find new@example.com", isFree ? "nobody has it" : "somebody has it");
    }

    private void create(String id, String email) {
        String done = "create " + id + " with " + email;
        try {
            orders.customer().create(new Customer(id, email, "New Customer", Instant.parse("2026-04-01T09:00:00Z")));
            report.outcome(done, "created");
        } catch (UniqueViolationException e) {
            report.outcome(done, "refused: " + e.constraint() + " is taken");
        }
    }
}
