package dev.keywright.example.shapes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whatever the domain type looks like, what is read is what was written. That it compiles without warnings is half of it. */
@DynamoDbTest
class ShapesOnServerTest {
    private final ShapesTable table;
    private final ServerTable server;

    ShapesOnServerTest(DynamoDbClient client, @TableName String name) {
        table = ShapesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @Test
    void aCompactConstructorTidiesWhatIsRead() {
        table.percentage().create(new Percentage("p-1", 100, "  all of it "));
        java.util.Map<String, AttributeValue> untidy = new HashMap<>(server.onlyItem());
        assertThat(untidy).containsEntry("note", AttributeValue.fromS("all of it"));
        untidy.put("note", AttributeValue.fromS("  by hand "));
        server.put(untidy);

        assertThat(table.percentage().get("p-1")).contains(new Percentage("p-1", 100, "by hand"));
        assertThat(server.onlyItem()).doesNotContainKey("all");
    }

    @Test
    void aCompactConstructorRefusesWhatIsRead() {
        table.percentage().create(new Percentage("p-1"));
        java.util.Map<String, AttributeValue> broken = new HashMap<>(server.onlyItem());
        broken.put("value", AttributeValue.fromN("101"));
        server.put(broken);

        assertThatThrownBy(() -> table.percentage().get("p-1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not a percentage");
    }

    @Test
    void anImmutableClass() {
        Point point = new Point(-1, 2, null);

        table.point().create(point);

        assertThat(table.point().get(-1, 2)).get().usingRecursiveComparison().isEqualTo(point);
        Account account = new Account("a-1", true, Instant.EPOCH, java.util.Optional.of("nick"));
        table.account().create(account);
        assertThat(table.account().get("a-1")).get().usingRecursiveComparison().isEqualTo(account);
    }

    @Test
    void aBuilder() {
        Garage.Car car = Garage.Car.builder()
                .plate("B-KW 1")
                .doors(2)
                .wheels(List.of(Garage.Wheel.builder().setInches(17).build()))
                .build();

        table.car().create(car);

        assertThat(table.car().get("B-KW 1")).get().usingRecursiveComparison().isEqualTo(car);
        assertThat(table.car().update("B-KW 1").color("red").execute().color()).isEqualTo("red");
    }

    @Test
    void aJavaBeanWithAGenericSuperclass() {
        Machine machine = new Machine();
        machine.setId("m-1");
        machine.setActive(true);
        machine.setDefault(7);
        machine.setStatic("s");
        machine.setNew(List.of("n"));
        machine.setName("name");
        machine.setTag(List.of(new UUID(1, 2)));

        table.machine().create(machine);

        assertThat(table.machine().get("m-1")).get().usingRecursiveComparison().isEqualTo(machine);
        assertThat(server.onlyItem()).containsKeys("default", "static", "new", "name", "tag", "active");
    }

    @Test
    void namesThatAreNotAscii() {
        Namen namen = new Namen("groß", "名 #前", Namen.Farbe.GRÜN, "значение");

        table.namen().create(namen);

        assertThat(table.namen().nachGröße("groß", "名 #前", Namen.Farbe.GRÜN)).contains(namen);
        assertThat(server.onlyItem())
                .containsEntry("type", AttributeValue.fromS("größe"))
                .containsEntry("PK", AttributeValue.fromS("GRÖSSE#groß#名$20$23前#GRÜN"))
                .containsEntry("ключ 🔑", AttributeValue.fromS("значение"));
        assertThat(table.namen()
                        .update("groß", "名 #前", Namen.Farbe.GRÜN)
                        .ключ("neu")
                        .execute()
                        .ключ())
                .isEqualTo("neu");
    }

    @Test
    void namesThatAreTaken() throws ReflectiveOperationException {
        Taken taken = filled(Taken.class);

        table.taken().create(taken);

        assertThat(table.taken().get("item", "key", "in")).contains(taken);
        assertThat(table.taken()
                        .update("item", "key", "in")
                        .size(3)
                        .values("v")
                        .order("o")
                        .add("a")
                        .removeSet()
                        .execute())
                .satisfies(updated -> {
                    assertThat(updated.size()).isEqualTo(3);
                    assertThat(updated.order()).isEqualTo("o");
                    assertThat(updated.set()).isNull();
                });
    }

    @Test
    void typesCalledAsOnesThatGeneratedCodeUses() {
        Query query = new Query("q-1", new ItemKey("p", "s"));
        Optional optional = new Optional("o-1", java.util.Optional.of("v"), List.of(new Map("a", "b")));
        Override override = new Override("v-1", 1);

        table.query().create(query);
        table.optional().create(optional);
        table.override().create(override);

        assertThat(table.query().get("q-1")).contains(query);
        assertThat(table.optional().get("o-1")).contains(optional);
        assertThat(table.override().get("v-1")).contains(override);
    }

    @Test
    void twoHundredComponents() throws ReflectiveOperationException {
        Wide wide = filled(Wide.class);

        table.wide().create(wide);

        assertThat(table.wide().get("id")).contains(wide);
        assertThat(server.onlyItem()).hasSize(202);
        assertThat(table.wide().update("id").c199(-1).execute().c199()).isEqualTo(-1);
    }

    /** A record whose components have their own names as values; numbers are told by their place. */
    private static <T extends Record> T filled(Class<T> type) throws ReflectiveOperationException {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        java.lang.Object[] values = new java.lang.Object[components.length];
        for (int i = 0; i < values.length; i++) {
            String name = components[i].getName();
            values[i] = types[i] == int.class
                    ? (java.lang.Object) i
                    : types[i] == List.class
                            ? List.of(name)
                            : types[i] == java.util.Map.class ? java.util.Map.of(name, name) : name;
        }
        Constructor<T> constructor = type.getDeclaredConstructor(types);
        return constructor.newInstance(values);
    }
}
