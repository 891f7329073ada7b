package dev.keywright.example.requests;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

/** All keys are attributes of the entity. */
@Table(name = "seats", partitionKey = "hall", sortKey = "number")
@GlobalIndex(value = "byGuest", partition = "guest", sort = "price")
public sealed interface Seats permits Seat {}
