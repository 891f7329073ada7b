package dev.keywright.example.published.bank;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.Table;
import java.math.BigDecimal;
import java.time.Instant;

@Table(name = "published-bank")
@GlobalIndex("GSI1")
sealed interface Bank {
    @Entity
    @Key(partition = "ACCOUNT#{account}", sort = "#ACCOUNT")
    record Account(String account, String owner, BigDecimal balance) implements Bank {}

    @Entity
    @Key(partition = "ACCOUNT#{account}", sort = "ENTRY#{at}#{transfer}")
    @Key(index = "GSI1", partition = "TRANSFER#{transfer}", sort = "{account}")
    @AccessPattern(
            name = "statement",
            given = "account",
            range = "at",
            order = SortOrder.DESCENDING,
            about = "What moved on an account, newest first")
    @AccessPattern(name = "ofTransfer", given = "transfer", cardinality = "0-2", about = "Both sides of a transfer")
    record Entry(String account, Instant at, String transfer, BigDecimal amount) implements Bank {}
}
