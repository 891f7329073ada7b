package dev.keywright.example.why;

import java.time.Instant;
import java.util.List;

/** Two tasks of an orders service. */
interface Shipping {
    /** The ids of a customer's orders after a moment, newest first. */
    List<String> newest(String customerId, Instant after);

    /** Ships an order, which then isn't among the open ones any more. */
    void ship(String orderId, Instant placedAt);
}
