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
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whatever can be added to, appended to or taken from: an absent one counts as zero or empty. */
@DynamoDbTest
class EveryAmountTest {
    private final TypesTable table;
    private final ServerTable server;

    EveryAmountTest(DynamoDbClient client, @TableName String name) {
        table = TypesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @TestFactory
    Stream<DynamicTest> toNumbers() {
        Scalars scalars = FilledSamples.scalars();
        return amounts(scalars, ScalarsMapping.TYPE, () -> table.scalars().update(scalars.id()));
    }

    @TestFactory
    Stream<DynamicTest> toListsAndSets() {
        Collections collections = FilledSamples.collections();
        return amounts(
                collections, CollectionsMapping.TYPE, () -> table.collections().update(collections.id()));
    }

    @TestFactory
    Stream<DynamicTest> toListsOfRecords() {
        Structures structures = FilledSamples.structures();
        return amounts(
                structures, StructuresMapping.TYPE, () -> table.structures().update(structures.id()));
    }

    @Test
    void existForNumbersListsAndSetsOnly() {
        assertThat(changed(ScalarsUpdate.class, "addTo"))
                .containsExactlyInAnyOrder(
                        "tiny",
                        "small",
                        "middle",
                        "large",
                        "single",
                        "twice",
                        "boxedTiny",
                        "boxedSmall",
                        "boxedMiddle",
                        "boxedLarge",
                        "boxedSingle",
                        "boxedTwice",
                        "decimal",
                        "whole",
                        "count",
                        "maybeInt",
                        "maybeLong",
                        "maybeDouble",
                        "reserved");
        String[] sets = {"strings", "ints", "decimals", "binaries", "colors", "uuids", "dates", "skus", "emptySet"};
        assertThat(changed(CollectionsUpdate.class, "addTo")).containsExactlyInAnyOrder(sets);
        assertThat(changed(CollectionsUpdate.class, "removeFrom")).containsExactlyInAnyOrder(sets);
        assertThat(changed(CollectionsUpdate.class, "appendTo"))
                .containsExactlyInAnyOrder("list", "withNulls", "collection", "deep", "emptyList", "absent");
        assertThat(changed(StructuresUpdate.class, "appendTo")).containsExactlyInAnyOrder("former", "history");
        assertThat(changed(TimesUpdate.class, "addTo")).isEmpty();
        assertThat(changed(StructuresUpdate.class, "addTo")).isEmpty();
    }

    @Test
    void oneNumberWrittenInTwoWaysIsOneElementOfASet() {
        server.put(CollectionsMapping.TYPE.toItem(Samples.collections()));

        Collections after = table.collections()
                .update(Samples.collections().id())
                .addToDecimals(Set.of(new BigDecimal("100"), new BigDecimal("1E+2")))
                .addToDecimals(Set.of(new BigDecimal("100.00")))
                .removeFromDecimals(Set.of())
                .execute();

        assertThat(after.decimals())
                .usingElementComparator(BigDecimal::compareTo)
                .containsExactlyInAnyOrder(new BigDecimal("1.5"), new BigDecimal("-3"), new BigDecimal("100"));
    }

    private <E extends Record> Stream<DynamicTest> amounts(
            E entity, EntityType<E> type, Supplier<? extends Update<E>> update) {
        return Stream.of("addTo", "appendTo")
                .flatMap(prefix -> changed(update.get().getClass(), prefix)
                        .map(name -> DynamicTest.dynamicTest(
                                prefix + " " + name, () -> expectAmount(entity, type, update, prefix, name))));
    }

    private <E extends Record> void expectAmount(
            E entity, EntityType<E> type, Supplier<? extends Update<E>> update, String prefix, String name)
            throws Exception {
        String stored = FilledSamples.storedName(name);
        Object amount = FilledSamples.content(entity.getClass().getMethod(name).invoke(entity));
        server.put(type.toItem(entity));
        Map<String, AttributeValue> item = server.onlyItem();
        Map<String, AttributeValue> without = new HashMap<>(item);
        without.remove(stored);
        server.put(without);

        assertThat(type.toItem(change(update.get(), prefix, name, amount).execute()))
                .isEqualTo(type.toItem(type.parse(item)));
        assertThat(server.onlyItem()).isEqualTo(item);

        if (prefix.equals("appendTo")) {
            change(update.get(), prefix, name, amount).execute();
            List<AttributeValue> once = item.get(stored).l();
            assertThat(server.onlyItem().get(stored).l())
                    .isEqualTo(Stream.of(once, once).flatMap(List::stream).toList());
        } else if (amount instanceof Set<?>) {
            change(update.get(), "removeFrom", name, amount).execute();
            assertThat(server.onlyItem()).isEqualTo(without);
        }

        Method method = method(update.get().getClass(), prefix, name);
        if (!method.getParameterTypes()[0].isPrimitive()) {
            assertThatThrownBy(() -> method.invoke(update.get(), (Object) null))
                    .isInstanceOf(InvocationTargetException.class)
                    .cause()
                    .isInstanceOf(InvalidAttributeException.class)
                    .hasMessageContaining(type.entity().getSimpleName() + "." + stored + " ");
        }
    }

    @SuppressWarnings("unchecked")
    private static <E> Update<E> change(Update<E> update, String prefix, String name, Object amount) throws Exception {
        return (Update<E>) method(update.getClass(), prefix, name).invoke(update, amount);
    }

    private static Method method(Class<?> update, String prefix, String name) {
        return methods(update)
                .filter(method -> method.getName().equals(prefix + FilledSamples.capital(name)))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<String> changed(Class<?> update, String prefix) {
        return methods(update)
                .map(Method::getName)
                .filter(name -> name.startsWith(prefix))
                .map(name -> name.substring(prefix.length()))
                .map(name -> Character.toLowerCase(name.charAt(0)) + name.substring(1));
    }

    private static Stream<Method> methods(Class<?> update) {
        return Arrays.stream(update.getDeclaredMethods()).filter(method -> !method.isSynthetic());
    }
}
