package dev.keywright.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.PurchaseKeys;
import dev.keywright.benchmarks.model.PurchaseMapping;
import dev.keywright.benchmarks.rival.FloorMapping;
import dev.keywright.benchmarks.rival.OrdinaryMapping;
import dev.keywright.benchmarks.rival.enhanced.ImmutablePurchase;
import dev.keywright.benchmarks.rival.enhanced.PurchaseBean;
import dev.keywright.benchmarks.rival.enhanced.Schemas;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is compared must do the same work, or the comparison says nothing. */
class EqualMappingsTest {
    static Stream<Purchase> purchases() {
        return IntStream.range(0, Samples.COUNT).mapToObj(Samples::purchase);
    }

    @ParameterizedTest
    @MethodSource("purchases")
    void allWriteTheSameItem(Purchase purchase) {
        Map<String, AttributeValue> item = PurchaseMapping.TYPE.toItem(purchase);
        assertThat(item).hasSize(15);
        assertThat(Map.copyOf(FloorMapping.toItem(purchase))).isEqualTo(item);
        assertThat(OrdinaryMapping.toItem(purchase)).isEqualTo(item);
        assertThat(Schemas.BEAN.itemToMap(PurchaseBean.of(purchase), true)).isEqualTo(item);
        assertThat(Schemas.IMMUTABLE.itemToMap(ImmutablePurchase.of(purchase), true))
                .isEqualTo(item);
        assertThat(Schemas.STATIC.itemToMap(PurchaseBean.of(purchase), true)).isEqualTo(item);
    }

    @ParameterizedTest
    @MethodSource("purchases")
    void allReadTheSamePurchase(Purchase purchase) {
        Map<String, AttributeValue> item = Samples.asRead(PurchaseMapping.TYPE.toItem(purchase));
        assertThat(PurchaseMapping.TYPE.fromItem(item)).isEqualTo(purchase);
        assertThat(FloorMapping.fromItem(item)).isEqualTo(purchase);
        assertThat(OrdinaryMapping.fromItem(item)).isEqualTo(purchase);
        assertThat(Schemas.BEAN.mapToItem(item).toPurchase()).isEqualTo(purchase);
        assertThat(Schemas.IMMUTABLE.mapToItem(item).toPurchase()).isEqualTo(purchase);
        assertThat(Schemas.STATIC.mapToItem(item).toPurchase()).isEqualTo(purchase);
    }

    @ParameterizedTest
    @MethodSource("purchases")
    void allBuildTheSameKeys(Purchase purchase) {
        Map<String, AttributeValue> primary = PurchaseKeys.of(purchase.id()).attributes();
        assertThat(Map.copyOf(FloorMapping.primaryKey(purchase))).isEqualTo(primary);
        assertThat(OrdinaryMapping.primaryKey(purchase)).isEqualTo(primary);
        assertThat(Schemas.primaryKey(purchase)).isEqualTo(primary);

        Map<String, AttributeValue> customer = PurchaseKeys.gsi1(
                        purchase.customerId(), purchase.placedAt(), purchase.id())
                .attributes();
        assertThat(Map.copyOf(FloorMapping.customerKey(purchase))).isEqualTo(customer);
        assertThat(OrdinaryMapping.customerKey(purchase)).isEqualTo(customer);
        assertThat(Schemas.customerKey(purchase)).isEqualTo(customer);
    }
}
