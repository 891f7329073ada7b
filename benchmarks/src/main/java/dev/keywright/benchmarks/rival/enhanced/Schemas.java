package dev.keywright.benchmarks.rival.enhanced;

import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primarySortKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.secondaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.secondarySortKey;

import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The three kinds of schema of a purchase: read from a bean, from an immutable class, or declared by hand. */
public final class Schemas {
    /** Read from the bean. */
    public static final TableSchema<PurchaseBean> BEAN = TableSchema.fromBean(PurchaseBean.class);

    /** Read from the immutable class. */
    public static final TableSchema<ImmutablePurchase> IMMUTABLE =
            TableSchema.fromImmutableClass(ImmutablePurchase.class);

    private static final TableSchema<AddressBean> ADDRESS = StaticTableSchema.builder(AddressBean.class)
            .newItemSupplier(AddressBean::new)
            .addAttribute(
                    String.class,
                    a -> a.name("street").getter(AddressBean::getStreet).setter(AddressBean::setStreet))
            .addAttribute(
                    String.class,
                    a -> a.name("city").getter(AddressBean::getCity).setter(AddressBean::setCity))
            .addAttribute(
                    String.class, a -> a.name("zip").getter(AddressBean::getZip).setter(AddressBean::setZip))
            .build();

    /** Declared by hand, over the bean. */
    public static final TableSchema<PurchaseBean> STATIC = StaticTableSchema.builder(PurchaseBean.class)
            .newItemSupplier(PurchaseBean::new)
            .addAttribute(
                    String.class,
                    a -> a.name("PK")
                            .getter(PurchaseBean::getPk)
                            .setter(PurchaseBean::setPk)
                            .tags(primaryPartitionKey()))
            .addAttribute(
                    String.class,
                    a -> a.name("SK")
                            .getter(PurchaseBean::getSk)
                            .setter(PurchaseBean::setSk)
                            .tags(primarySortKey()))
            .addAttribute(
                    String.class,
                    a -> a.name("GSI1PK")
                            .getter(PurchaseBean::getCustomerKey)
                            .setter(PurchaseBean::setCustomerKey)
                            .tags(secondaryPartitionKey("GSI1")))
            .addAttribute(
                    String.class,
                    a -> a.name("GSI1SK")
                            .getter(PurchaseBean::getPlacedKey)
                            .setter(PurchaseBean::setPlacedKey)
                            .tags(secondarySortKey("GSI1")))
            .addAttribute(
                    String.class, a -> a.name("id").getter(PurchaseBean::getId).setter(PurchaseBean::setId))
            .addAttribute(
                    String.class,
                    a -> a.name("customerId")
                            .getter(PurchaseBean::getCustomerId)
                            .setter(PurchaseBean::setCustomerId))
            .addAttribute(
                    Status.class,
                    a -> a.name("status").getter(PurchaseBean::getStatus).setter(PurchaseBean::setStatus))
            .addAttribute(
                    BigDecimal.class,
                    a -> a.name("total").getter(PurchaseBean::getTotal).setter(PurchaseBean::setTotal))
            .addAttribute(
                    Instant.class,
                    a -> a.name("placedAt").getter(PurchaseBean::getPlacedAt).setter(PurchaseBean::setPlacedAt))
            .addAttribute(
                    Integer.class,
                    a -> a.name("quantity").getter(PurchaseBean::getQuantity).setter(PurchaseBean::setQuantity))
            .addAttribute(
                    Long.class,
                    a -> a.name("sequence").getter(PurchaseBean::getSequence).setter(PurchaseBean::setSequence))
            .addAttribute(
                    Boolean.class,
                    a -> a.name("gift").getter(PurchaseBean::isGift).setter(PurchaseBean::setGift))
            .addAttribute(
                    EnhancedType.listOf(String.class),
                    a -> a.name("tags").getter(PurchaseBean::getTags).setter(PurchaseBean::setTags))
            .addAttribute(
                    EnhancedType.mapOf(String.class, String.class),
                    a -> a.name("labels").getter(PurchaseBean::getLabels).setter(PurchaseBean::setLabels))
            .addAttribute(
                    EnhancedType.documentOf(AddressBean.class, ADDRESS),
                    a -> a.name("address").getter(PurchaseBean::getAddress).setter(PurchaseBean::setAddress))
            .addAttribute(
                    String.class,
                    a -> a.name("note").getter(PurchaseBean::getNote).setter(PurchaseBean::setNote))
            .build();

    private Schemas() {}

    /** The key of a purchase in the table. */
    public static Map<String, AttributeValue> primaryKey(Purchase purchase) {
        return Key.builder()
                .partitionValue("PURCHASE#" + purchase.id())
                .sortValue("#PURCHASE")
                .build()
                .primaryKeyMap(BEAN);
    }

    /** The key of a purchase among those of its customer. */
    public static Map<String, AttributeValue> customerKey(Purchase purchase) {
        return Key.builder()
                .partitionValue("CUSTOMER#" + purchase.customerId())
                .sortValue("PLACED#" + purchase.placedAt() + "#" + purchase.id())
                .build()
                .keyMap(BEAN, "GSI1");
    }
}
