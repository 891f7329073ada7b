package dev.keywright.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.KeyAttribute.Source;
import dev.keywright.processor.template.EncodedForm;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the keys of an entity have their content from. */
final class KeyResolverTest {
    private static final String IMPORTS = "package com.example;\nimport dev.keywright.annotations.*;\n";

    private static TableAnalysis shop(String indexes, String keys, String components) {
        return TableAnalysis.of(Compiling.sources(
                        IMPORTS + "@Table(name = \"shop-data\") " + indexes
                                + " public sealed interface Shop permits Item {}",
                        IMPORTS + "@Entity @Key(partition = \"ITEM#{id}\", sort = \"#ITEM\") " + keys
                                + " public record Item(" + components + ") implements Shop {}",
                        IMPORTS + "public enum Status { OPEN, HELD, SOLD }")
                .model());
    }

    private static List<KeyPlan> keys(TableAnalysis shop, String index) {
        return shop.entities().get(0).indexKeys().stream()
                .filter(key -> key.index().equals(index))
                .toList();
    }

    @Test
    void anIndexOverAnotherKeysAttributeHoldsItemsUnderItsConditions() {
        TableAnalysis shop = shop(
                "@GlobalIndex(\"GSI1\") @GlobalIndex(value = \"GSI2\", partition = \"GSI1PK\")",
                "@Key(index = \"GSI1\", partition = \"OPEN#{shelf}\", sort = \"{id}\","
                        + " when = @When(attribute = \"status\", is = \"OPEN\"))"
                        + "@Key(index = \"GSI1\", partition = \"SOLD#{shelf}\", sort = \"{id}\","
                        + " when = @When(attribute = \"status\", is = \"SOLD\"))"
                        + "@Key(index = \"GSI2\", sort = \"#ITEM\")",
                "String id, String shelf, Status status");

        assertThat(keys(shop, "GSI2"))
                .extracting(KeyPlan::describe)
                .containsExactly("OPEN#{shelf} / #ITEM", "SOLD#{shelf} / #ITEM");
        assertThat(keys(shop, "GSI2").get(1).when())
                .extracting(WhenModel::describe)
                .containsExactly("@When(attribute = \"status\", is = \"SOLD\")");
    }

    @Test
    void theInvertedIndexHasThePrimaryKeysTemplates() {
        TableAnalysis shop =
                shop("@GlobalIndex(value = \"inverted\", partition = \"SK\", sort = \"PK\")", "", "String id");

        assertThat(keys(shop, "inverted")).extracting(KeyPlan::describe).containsExactly("#ITEM / ITEM#{id}");
    }

    @Test
    void textThatIsAKeyAttributeItselfCanHoldAnything() {
        KeyPlan key = keys(
                        shop(
                                "@GlobalIndex(value = \"byShelf\", partition = \"shelf\", sort = \"id\")",
                                "",
                                "String id, String shelf"),
                        "byShelf")
                .get(0);

        assertThat(key.partition().get(0).source())
                .isInstanceOfSatisfying(
                        Source.Native.class,
                        own -> assertThat(own.component().format().form()).isInstanceOf(EncodedForm.Raw.class));
    }

    @Test
    void aNumberOfAnyTypeIsAKeyAttributeItself() {
        TableAnalysis shop = shop(
                "@GlobalIndex(value = \"byPrice\", partition = \"shelf\", sort = \"price\")",
                "",
                "String id, String shelf, java.math.BigDecimal price");

        assertThat(keys(shop, "byPrice").get(0).sort().get(0).components())
                .allMatch(price -> price.format().ordered());
    }

    @Test
    void aBooleanIsNoKeyAttribute() {
        TableAnalysis shop = shop(
                "@GlobalIndex(value = \"bySold\", partition = \"sold\", sort = \"id\")", "", "String id, boolean sold");

        assertThat(keys(shop, "bySold")).isEmpty();
    }

    @Test
    void anEnumOutOfOrderIsNoRangeOfItsOwnEither() {
        TableAnalysis shop = shop(
                "@GlobalIndex(value = \"byStatus\", partition = \"shelf\", sort = \"status\")",
                "@AccessPattern(name = \"byStatus\", given = \"shelf\", range = \"status\")",
                "String id, String shelf, Status status");

        assertThat(shop.patterns().get(0).serving()).isEmpty();
    }

    @Test
    void ofTwoIndexesOfOneNameTheFirstCounts() {
        TableAnalysis shop = shop(
                "@GlobalIndex(\"GSI1\") @GlobalIndex(\"GSI1\")",
                "@Key(index = \"GSI1\", partition = \"{shelf}\", sort = \"{id}\")",
                "String id, String shelf");

        assertThat(keys(shop, "GSI1")).hasSize(1);
    }
}
