package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.WhenModel;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The orders service of the contract, read whole. */
final class AcceptanceExampleTest {
    private static final String ORDER = "com.example.orders.Order";
    private static final String KEY = "dev.keywright.annotations.Key";
    private static final String PATTERN = "dev.keywright.annotations.AccessPattern";

    private final TableModel table =
            Compiling.folder(Compiling.MODELS.resolve("good/orders")).model();

    @Test
    void theTableHasItsDefaultsFilledIn() {
        Location at = Location.type("com.example.orders.Orders");
        assertThat(table.type()).isEqualTo(TypeRef.declared("com.example.orders", "Orders"));
        assertThat(table.isPublic()).isTrue();
        assertThat(table.name()).isEqualTo("orders-service-data");
        assertThat(table.partitionKey()).isEqualTo("PK");
        assertThat(table.sortKey()).isEqualTo("SK");
        assertThat(table.typeAttribute()).isEqualTo("type");
        assertThat(table.delimiter()).isEqualTo('#');
        assertThat(table.suppressed()).isEmpty();
        assertThat(table.complete()).isTrue();
        assertThat(table.at()).isEqualTo(at);
        String annotation = "dev.keywright.annotations.GlobalIndex";
        assertThat(table.indexes())
                .containsExactly(
                        new IndexModel(
                                "GSI1",
                                false,
                                List.of("GSI1PK"),
                                List.of("GSI1SK"),
                                IndexModel.Projection.ALL,
                                List.of(),
                                at.annotation(annotation, 0)),
                        new IndexModel(
                                "GSI2",
                                false,
                                List.of("GSI2PK"),
                                List.of("GSI2SK"),
                                IndexModel.Projection.ALL,
                                List.of(),
                                at.annotation(annotation, 1)));
    }

    @Test
    void entitiesComeInSourceOrder() {
        assertThat(table.entities())
                .extracting(EntityModel::typeName)
                .containsExactly("customer", "order", "orderLine");
    }

    @Test
    void theSealedInterfaceWithAPatternIsACollection() {
        Location at = Location.type("com.example.orders.OrderEntry");
        assertThat(table.collections())
                .containsExactly(new CollectionModel(
                        TypeRef.declared("com.example.orders", "OrderEntry"),
                        true,
                        List.of(ORDER, "com.example.orders.OrderLine"),
                        List.of(new PatternModel(
                                "withLines",
                                List.of("orderId"),
                                "",
                                false,
                                List.of(),
                                "",
                                "1-51",
                                false,
                                false,
                                "Get an order with its lines",
                                at.annotation(PATTERN, 0))),
                        Set.of(),
                        at));
    }

    @Test
    void anEntityIsReadWhole() {
        Location at = Location.type(ORDER);
        EntityModel order = table.entities().get(1);
        assertThat(order.type()).isEqualTo(TypeRef.declared("com.example.orders", "Order"));
        assertThat(order.complete()).isTrue();
        assertThat(order.supertypes())
                .containsExactlyInAnyOrder(
                        "com.example.orders.OrderEntry",
                        "com.example.orders.Orders",
                        "java.lang.Object",
                        "java.lang.Record");
        assertThat(order.shape())
                .isEqualTo(new Shape(
                        Shape.Construction.CONSTRUCTOR,
                        "",
                        List.of(
                                attribute(at, "orderId", scalar("java.lang", "String", ScalarType.STRING)),
                                attribute(at, "customerId", scalar("java.lang", "String", ScalarType.STRING)),
                                attribute(
                                        at,
                                        "status",
                                        new ValueType.Enumeration(
                                                TypeRef.declared("com.example.orders", "OrderStatus"),
                                                List.of("OPEN", "SHIPPED", "CANCELLED"))),
                                attribute(at, "total", scalar("java.math", "BigDecimal", ScalarType.DECIMAL)),
                                attribute(at, "placedAt", scalar("java.time", "Instant", ScalarType.INSTANT)))));
        assertThat(order.keys())
                .containsExactly(
                        new KeyModel("", "ORDER#{orderId}", "#ORDER", List.of(), at.annotation(KEY, 0)),
                        new KeyModel(
                                "GSI1",
                                "CUSTOMER#{customerId}",
                                "PLACED#{placedAt}#{orderId}",
                                List.of(),
                                at.annotation(KEY, 1)),
                        new KeyModel(
                                "GSI2",
                                "STATUS#OPEN",
                                "PLACED#{placedAt}#{orderId}",
                                List.of(new WhenModel(
                                        "status",
                                        List.of("OPEN"),
                                        false,
                                        at.annotation(KEY, 2).member("when").element(0))),
                                at.annotation(KEY, 2)));
        assertThat(order.patterns())
                .containsExactly(
                        new PatternModel(
                                "byCustomer",
                                List.of("customerId"),
                                "placedAt",
                                true,
                                List.of(),
                                "",
                                "0-500",
                                false,
                                false,
                                "List a customer's orders, newest first",
                                at.annotation(PATTERN, 0)),
                        new PatternModel(
                                "open",
                                List.of(),
                                "placedAt",
                                false,
                                List.of(new WhenModel(
                                        "status",
                                        List.of("OPEN"),
                                        false,
                                        at.annotation(PATTERN, 1)
                                                .member("where")
                                                .element(0))),
                                "",
                                "0-2000",
                                false,
                                false,
                                "List open orders across customers, oldest first",
                                at.annotation(PATTERN, 1)));
    }

    @Test
    void aUniquenessConstraintIsNamedForItsAttributes() {
        Location at = Location.type("com.example.orders.Customer");
        assertThat(table.entities().get(0).uniques())
                .containsExactly(new UniqueModel(
                        List.of("email"),
                        "",
                        "email",
                        List.of(),
                        at.annotation("dev.keywright.annotations.Unique", 0)));
    }

    @Test
    void primitivesStayPrimitive() {
        assertThat(table.entities().get(2).shape().attributes().get(2).value())
                .isEqualTo(new ValueType.Scalar(TypeRef.primitive("int"), ScalarType.INT));
    }

    private static ValueType scalar(String packageName, String name, ScalarType scalar) {
        return new ValueType.Scalar(TypeRef.declared(packageName, name), scalar);
    }

    private static AttributeModel attribute(Location at, String name, ValueType value) {
        return new AttributeModel(name, name, value, false, name, "", Role.PLAIN, at.component(name));
    }
}
