package dev.keywright.example.brownfield;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Convert;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;
import java.math.BigDecimal;
import java.time.Instant;

@Entity(type = "PUR")
@Key(partition = "user|{user}", sort = "p|{no:6}")
@Key(index = "by_state", partition = "open", sort = "{placed}|{no:6}", when = @When(attribute = "open", is = "true"))
@AccessPattern(name = "of", given = "user", range = "no")
@AccessPattern(name = "open", where = @When(attribute = "open", is = "true"))
@SuppressWarnings("keywright:hot-partition")
public record Purchase(
        @Attribute("uid") String user,
        int no,
        boolean open,
        @Convert(EpochMillis.class) Instant placed,
        @Attribute("amt") BigDecimal amount)
        implements Legacy {}
