package com.example.names;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;
import dev.keywright.annotations.Unique;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Table(name = "names")
@GlobalIndex("default")
@GlobalIndex("primary")
@GlobalIndex("sort")
public sealed interface Names
        permits Names.Query, Names.Map, Names.Instant, Names.Optional, Names.Default, Names.Primary, Names.Item,
                Names.CustomerRelationshipManagementAccount {

    @Entity
    @Key(partition = "QUERY#{table}#{key}", sort = "Q#{item}#{in}")
    @Key(index = "default", partition = "QUERY#{order}", sort = "{partition}#{sort}#{key}")
    @AccessPattern(name = "byOrder", given = "order", range = "partition", about = "All of an \"order\" <b>& more */")
    @AccessPattern(name = "byOrderExactly", given = {"order", "partition", "sort", "key"})
    record Query(
            String table, String key, String item, String in, String order, String partition, String sort, int amount)
            implements Names {}

    @Entity
    @Key(partition = "MAP#{TYPE}", sort = "MAP")
    @Unique(value = "value", key = "MAPVALUE#{value}")
    record Map(String TYPE, String value, String before, @Nullable String set, List<Instant> instants)
            implements Names {}

    @Entity
    @Key(partition = "INSTANT#{at}", sort = "INSTANT")
    record Instant(java.time.Instant at, java.time.Instant until) implements Names {}

    @Entity
    @Key(partition = "OPTIONAL#{id}", sort = "OPTIONAL")
    record Optional(String id, java.util.Optional<String> optional, java.util.Map<String, String> map)
            implements Names {}

    @Entity
    @Key(partition = "DEFAULT#{id}", sort = "DEFAULT")
    record Default(String id, String remove, String key, String add) implements Names {}

    @Entity
    @Key(partition = "PRIMARY#{id}", sort = "PRIMARY")
    @Key(index = "primary", partition = "P#{id}", sort = "{value}")
    @Key(index = "sort", partition = "S#{value}", sort = "{id}")
    record Primary(String id, String value) implements Names {}

    @Entity
    @Key(partition = "ITEM#{id}", sort = "ITEM")
    record Item(String id, Default reader) implements Names {}

    @Entity
    @Key(
            partition = "ACCOUNT#{organizationIdentifier}#{departmentIdentifier}#{accountIdentifier}",
            sort = "ACCOUNT#{subsidiaryIdentifier}")
    @Key(
            index = "sort",
            partition = "SUB#{subsidiaryIdentifier}#{representative}",
            sort = "{accountIdentifier}#{departmentIdentifier}#{organizationIdentifier}")
    @Unique(value = {"representative", "subsidiaryIdentifier"}, key = "REP#{representative}#{subsidiaryIdentifier}")
    @AccessPattern(
            name = "byRepresentativeOfSubsidiary",
            given = {"representative", "subsidiaryIdentifier", "accountIdentifier"},
            about = "Find the accounts that a representative of a subsidiary looks after, whatever the department and organization")
    record CustomerRelationshipManagementAccount(
            String organizationIdentifier,
            String departmentIdentifier,
            String accountIdentifier,
            String subsidiaryIdentifier,
            String representative,
            java.util.Map<String, java.util.List<java.time.Instant>> appointmentsOfTheRepresentative)
            implements Names {}
}
