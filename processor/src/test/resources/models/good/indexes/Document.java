package com.example.indexes;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.When;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Entity
@Key(partition = "OWNER#{owner}", sort = "DOCUMENT#{id}")
@Key(index = "byTitle", sort = "TITLE#{title:lower}")
@Key(
        index = "states",
        partition = "DRAFT#{editor}",
        sort = "{title}",
        when = @When(attribute = "state", is = "DRAFT"))
@Key(
        index = "states",
        partition = "PUBLISHED",
        sort = "{published}#{id}",
        when = @When(attribute = "state", is = "PUBLISHED"))
@AccessPattern(name = "byTitle", given = "owner", range = "title", index = "byTitle")
@AccessPattern(name = "bySize", given = "owner", range = "bytes", index = "bySize", order = SortOrder.DESCENDING)
@AccessPattern(name = "whose", given = "id", index = "inverted")
@AccessPattern(
        name = "drafts",
        given = "editor",
        where = @When(attribute = "state", is = "DRAFT"),
        index = "states")
public record Document(
        String owner,
        String editor,
        UUID id,
        @Attribute("t") String title,
        @Attribute("size") long bytes,
        State state,
        java.time.@Nullable LocalDate published,
        @Nullable Money price,
        List<Money> bids)
        implements Documents {
    public enum State {
        DRAFT,
        PUBLISHED,
        WITHDRAWN
    }
}
