package dev.keywright.example.published.places;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;

@Table(name = "published-places")
@GlobalIndex("GSI1")
sealed interface Places {
    @Entity
    @Key(partition = "STORE#{id}", sort = "#STORE")
    @Key(index = "GSI1", partition = "COUNTRY#{country}", sort = "{state}#{city}#{postcode}#{id}")
    @AccessPattern(name = "inCountry", given = "country")
    @AccessPattern(
            name = "inState",
            given = {"country", "state"})
    @AccessPattern(
            name = "inCity",
            given = {"country", "state", "city"})
    @AccessPattern(
            name = "byPostcode",
            given = {"country", "state", "city"},
            range = "postcode")
    record Shop(String id, String country, String state, String city, String postcode) implements Places {}
}
