package dev.keywright.example.typeless;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

/** Two keys in two places are one value: only what repeats it is a supplier. */
@Entity
@Key(partition = "{id}#{id}", sort = "S#{id}")
@Unique(value = "email", key = "EMAIL#{email:lower}#E")
public record Supplier(int id, String email) implements Ledger {}
