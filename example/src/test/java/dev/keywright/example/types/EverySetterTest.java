package dev.keywright.example.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidAttributeException;
import dev.keywright.Update;
import dev.keywright.example.server.ServerTable;
import dev.keywright.mapping.EntityType;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The setter of each attribute of each type stores what the mapping does; where it may be absent, it is removed. */
@DynamoDbTest
class EverySetterTest {
    private static final Map<String, String> STORED_NAMES =
            Map.of("reserved", "size", "alsoReserved", "values", "odd", "a.b-c #1");

    private final TypesTable table;
    private final ServerTable server;

    EverySetterTest(DynamoDbClient client, @TableName String name) {
        table = TypesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @TestFactory
    Stream<DynamicTest> ofScalars() {
        Scalars scalars = Samples.scalars();
        return setters(scalars, ScalarsMapping.TYPE, () -> table.scalars().update(scalars.id()));
    }

    @TestFactory
    Stream<DynamicTest> ofTimes() {
        Times times = Samples.times();
        return setters(times, TimesMapping.TYPE, () -> table.times().update(times.id()));
    }

    @TestFactory
    Stream<DynamicTest> ofCollections() {
        Collections collections = Samples.collections();
        return setters(
                collections, CollectionsMapping.TYPE, () -> table.collections().update(collections.id()));
    }

    @TestFactory
    Stream<DynamicTest> ofStructures() {
        Structures structures = Samples.structures();
        return setters(
                structures, StructuresMapping.TYPE, () -> table.structures().update(structures.id()));
    }

    private <E extends Record> Stream<DynamicTest> setters(
            E entity, EntityType<E> type, Supplier<? extends Update<E>> update) {
        return Stream.of(entity.getClass().getRecordComponents())
                .filter(component -> !component.getName().equals("id"))
                .map(component -> DynamicTest.dynamicTest(
                        component.getName(), () -> expectSetter(entity, type, update, component)));
    }

    private <E extends Record> void expectSetter(
            E entity, EntityType<E> type, Supplier<? extends Update<E>> update, RecordComponent component)
            throws Exception {
        server.put(type.toItem(entity));
        Map<String, AttributeValue> item = server.onlyItem();
        Object value = content(component.getAccessor().invoke(entity));
        Map<String, AttributeValue> without = new HashMap<>(item);
        without.remove(STORED_NAMES.getOrDefault(component.getName(), component.getName()));
        server.put(without);
        Update<E> setting = update.get();
        if (value == null) {
            remover(setting, component).orElseThrow().invoke(setting);
        } else {
            setter(setting, component).invoke(setting, value);
        }
        assertThat(type.toItem(setting.execute())).isEqualTo(type.toItem(type.parse(item)));
        assertThat(server.onlyItem()).isEqualTo(item);
        Update<E> removing = update.get();
        Optional<Method> remover = remover(removing, component);
        if (remover.isPresent()) {
            remover.get().invoke(removing);
            removing.execute();
            assertThat(server.onlyItem()).hasSizeLessThanOrEqualTo(item.size());
            assertThat(content(component.getAccessor().invoke(type.parse(server.onlyItem()))))
                    .isNull();
        }
        Update<E> nothing = update.get();
        if (!setter(nothing, component).getParameterTypes()[0].isPrimitive()) {
            assertThatThrownBy(() -> setter(nothing, component).invoke(nothing, (Object) null))
                    .isInstanceOf(InvocationTargetException.class)
                    .hasCauseInstanceOf(InvalidAttributeException.class);
        }
    }

    private static Method setter(Update<?> update, RecordComponent component) {
        return methods(update, component.getName())
                .filter(method -> method.getParameterCount() == 1)
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Method> remover(Update<?> update, RecordComponent component) {
        String name = component.getName();
        return methods(update, "remove" + Character.toUpperCase(name.charAt(0)) + name.substring(1))
                .filter(method -> method.getParameterCount() == 0)
                .findFirst();
    }

    private static Stream<Method> methods(Update<?> update, String name) {
        return Stream.of(update.getClass().getDeclaredMethods())
                .filter(method -> method.getName().equals(name));
    }

    private static @Nullable Object content(@Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.orElse(null);
        }
        if (value instanceof OptionalInt optional) {
            return optional.isPresent() ? optional.getAsInt() : null;
        }
        if (value instanceof OptionalLong optional) {
            return optional.isPresent() ? optional.getAsLong() : null;
        }
        if (value instanceof OptionalDouble optional) {
            return optional.isPresent() ? optional.getAsDouble() : null;
        }
        return value;
    }
}
