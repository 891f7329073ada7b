package dev.keywright.example.texts;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;

@Table(name = "shop")
@GlobalIndex("GSI1")
@GlobalIndex("GSI2")
sealed interface Shop {
    /** Found by name whatever its case, as text between others and as the end of a key. */
    @Entity
    @Key(partition = "SHELF#{shelf}", sort = "PRODUCT#{id}")
    @Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "NAME#{name:lower}#{id}")
    @Key(index = "GSI2", partition = "SHELF#{shelf}", sort = "{name:upper}")
    @AccessPattern(name = "byName", given = "shelf", range = "name", index = "GSI1")
    @AccessPattern(name = "byLoudName", given = "shelf", range = "name", index = "GSI2")
    record Product(String shelf, String id, String name) implements Shop {}

    /** Keys that people read, so that values must not hold the delimiter. */
    @Entity
    @Key(partition = "DOC#{owner:plain}", sort = "PATH#{path:plain}#{version}")
    @AccessPattern(
            name = "ofPath",
            given = {"owner", "path"},
            range = "version")
    record Document(String owner, String path, int version) implements Shop {}

    /** Keys made of what is within other values. */
    @Entity
    @Key(partition = "PLACE#{sku}", sort = "{spot.room}#{spot.desk}")
    record Placed(Sku sku, Spot spot) implements Shop {}

    /** Text that no key is made of. */
    @Entity
    @Key(partition = "NOTE#{id}", sort = "NOTE")
    record Note(String id, String text) implements Shop {}

    record Sku(String value) {}

    record Spot(String room, Desk desk) {}

    record Desk(int row) {}
}
