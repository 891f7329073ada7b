package com.example.parts;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Entity
@Key(partition = "SHOP#{id}", sort = "#SHOP")
@Key(index = "GSI1", partition = "CITY#{address.city}", sort = "{address.geo.zone}#{id}")
@Key(index = "GSI2", partition = "STATE#{contact.state}", sort = "{id}", when = @When(attribute = "contact.state"))
@Unique(value = "contact.phone", key = "PHONE#{contact.phone}")
@Unique({"part", "label"})
public record Shop(
        String id,
        Address address,
        Contact contact,
        Optional<Address> returns,
        String addressStreet,
        @Nullable String part,
        String label)
        implements Shops {
    public record Address(String city, String street, @Nullable String house, Geo geo) {}

    public record Geo(String zone, double north) {}

    public record Contact(String phone, @Nullable String state, @Nullable String note) {}
}
