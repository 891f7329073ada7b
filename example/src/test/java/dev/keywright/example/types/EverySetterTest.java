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
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The setter of each attribute of each type stores what the mapping does; where it may be absent, it is removed. */
@DynamoDbTest
class EverySetterTest {
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
        return Stream.of(Samples.scalars(), FilledSamples.scalars())
                .flatMap(sample -> setters(
                        sample, ScalarsMapping.TYPE, () -> table.scalars().update(sample.id())));
    }

    @TestFactory
    Stream<DynamicTest> ofTimes() {
        Times times = Samples.times();
        return setters(times, TimesMapping.TYPE, () -> table.times().update(times.id()));
    }

    @TestFactory
    Stream<DynamicTest> ofCollections() {
        return Stream.of(Samples.collections(), FilledSamples.collections())
                .flatMap(sample -> setters(
                        sample,
                        CollectionsMapping.TYPE,
                        () -> table.collections().update(sample.id())));
    }

    @TestFactory
    Stream<DynamicTest> ofStructures() {
        return Stream.of(Samples.structures(), FilledSamples.structures())
                .flatMap(sample -> setters(
                        sample, StructuresMapping.TYPE, () -> table.structures().update(sample.id())));
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
        String stored = FilledSamples.storedName(component.getName());
        server.put(type.toItem(entity));
        Map<String, AttributeValue> item = server.onlyItem();
        Object value = FilledSamples.content(component.getAccessor().invoke(entity));
        Map<String, AttributeValue> without = new HashMap<>(item);
        without.remove(stored);
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
            assertThat(FilledSamples.content(component.getAccessor().invoke(type.parse(server.onlyItem()))))
                    .isNull();
        }
        Update<E> nothing = update.get();
        if (!setter(nothing, component).getParameterTypes()[0].isPrimitive()) {
            assertThatThrownBy(() -> setter(nothing, component).invoke(nothing, (Object) null))
                    .isInstanceOf(InvocationTargetException.class)
                    .cause()
                    .isInstanceOf(InvalidAttributeException.class)
                    .hasMessageContaining(type.entity().getSimpleName() + "." + stored + " ");
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
        return methods(update, "remove" + FilledSamples.capital(name))
                .filter(method -> method.getParameterCount() == 0)
                .findFirst();
    }

    private static Stream<Method> methods(Update<?> update, String name) {
        return Stream.of(update.getClass().getDeclaredMethods())
                .filter(method -> method.getName().equals(name));
    }
}
