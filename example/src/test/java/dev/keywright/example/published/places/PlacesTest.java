package dev.keywright.example.published.places;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.Query;
import dev.keywright.example.published.places.Places.Shop;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class PlacesTest {
    private final List<CallEvent> calls = new ArrayList<>();
    private final List<Shop> shops = new ArrayList<>();
    private final PlacesTable places;

    PlacesTest(DynamoDbClient client, @TableName String name) {
        places =
                PlacesTable.builder(client).tableName(name).listener(calls::add).build();
        places.createIfMissing();
    }

    @Test
    void eachLevelOfTheHierarchyIsAskedFor() {
        int id = 0;
        for (String country : List.of("US", "USA")) {
            for (String state : List.of("NE", "NEB", "NY")) {
                for (String city : List.of("Lincoln", "Lincoln Park", "New#York")) {
                    for (String postcode : List.of("100", "1000", "200")) {
                        shops.add(places.shop().create(new Shop("s-" + id++, country, state, city, postcode)));
                    }
                }
            }
        }
        calls.clear();

        same(places.shop().inCountry("US"), shop -> true);
        same(places.shop().inState("US", "NE"), shop -> shop.state().equals("NE"));
        same(
                places.shop().inCity("US", "NE", "Lincoln"),
                shop -> shop.state().equals("NE") && shop.city().equals("Lincoln"));
        same(
                places.shop().inCity("US", "NY", "New#York"),
                shop -> shop.state().equals("NY") && shop.city().equals("New#York"));
        same(
                places.shop().byPostcode("US", "NE", "Lincoln").from("1000").until("2"),
                shop -> shop.state().equals("NE")
                        && shop.city().equals("Lincoln")
                        && shop.postcode().equals("1000"));
        assertThat(calls).hasSize(5);
    }

    private void same(Query<Shop> query, Predicate<Shop> expected) {
        assertThat(query.list())
                .containsExactlyInAnyOrderElementsOf(shops.stream()
                        .filter(shop -> shop.country().equals("US"))
                        .filter(expected)
                        .toList());
    }
}
