package dev.keywright.example.evolution;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

/** {@code logins} and {@code plan} came later and are required. */
@Entity
@Key(partition = "ACCOUNT#{id}", sort = "#ACCOUNT")
public record Account(String id, int logins, Plan plan) implements Accounts {
    public enum Plan {
        FREE,
        PRO
    }
}
