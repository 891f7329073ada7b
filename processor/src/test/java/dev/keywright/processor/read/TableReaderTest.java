package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What belongs to a table, and what its annotation says. */
final class TableReaderTest {
    @Test
    void everyMemberOfTheAnnotationIsRead() {
        TableModel table = model("""
                @Table(name = "t-1", partitionKey = "pk", sortKey = "", typeAttribute = "_t", delimiter = '!')
                @GlobalIndex(value = "byStatus", partition = {"tenant", "status"}, sort = "",
                        projection = Projection.INCLUDE, include = {"name", "id"})
                @GlobalIndex(value = "byDay", partition = "day", sort = {"at", "id"}, projection = Projection.KEYS_ONLY)
                @SuppressWarnings({"unused", "keywright:hot-partition"})
                interface Shop {}
                """, """
                @Entity(table = Shop.class)
                @SuppressWarnings("keywright:set-as-list")
                record Item(String id) {}
                """);
        assertThat(table.isPublic()).isFalse();
        assertThat(table.name()).isEqualTo("t-1");
        assertThat(table.partitionKey()).isEqualTo("pk");
        assertThat(table.sortKey()).isEmpty();
        assertThat(table.typeAttribute()).isEqualTo("_t");
        assertThat(table.delimiter()).isEqualTo('!');
        assertThat(table.suppressed()).containsExactly("hot-partition");
        assertThat(table.entities().get(0).suppressed()).containsExactly("hot-partition", "set-as-list");
        IndexModel byStatus = table.indexes().get(0);
        assertThat(byStatus.partition()).containsExactly("tenant", "status");
        assertThat(byStatus.sort()).isEmpty();
        assertThat(byStatus.projection()).isEqualTo(IndexModel.Projection.INCLUDE);
        assertThat(byStatus.include()).containsExactly("name", "id");
        IndexModel byDay = table.indexes().get(1);
        assertThat(byDay.partition()).containsExactly("day");
        assertThat(byDay.sort()).containsExactly("at", "id");
        assertThat(byDay.projection()).isEqualTo(IndexModel.Projection.KEYS_ONLY);
    }

    @Test
    void anOpenTableHasItsSubtypesAndThoseThatNameIt() {
        TableModel table = model("""
                @Table(name = "shop-data") public interface Shop {}
                """, """
                public interface Sold extends Shop {}
                """, """
                @Entity public record Zebra(String id) implements Sold {}
                """, """
                @Entity(table = Shop.class) public record Ant(String id) {}
                """, """
                public record Cat(String id) implements Shop {}
                """);
        assertThat(names(table)).containsExactly("ant", "zebra");
        assertThat(table.complete()).isTrue();
    }

    @Test
    void aTypeNameIsTheSimpleNameUnlessGiven() {
        TableModel table = model("""
                @Table(name = "shop-data") public interface Shop {}
                """, """
                public final class Outer {
                    @Entity public record OrderLine(String id) implements Shop {}

                    @Entity(type = "ORDER") record Order(String id) implements Shop {}
                }
                """);
        assertThat(names(table)).containsExactly("ORDER", "orderLine");
        EntityModel line = table.entities().get(1);
        assertThat(line.type().qualifiedName()).isEqualTo("com.example.shop.Outer.OrderLine");
        assertThat(line.type().generatedPrefix()).isEqualTo("Outer_OrderLine");
        assertThat(line.isPublic()).isTrue();
        assertThat(table.entities().get(0).isPublic()).isFalse();
    }

    @Test
    void aSealedTypeWithPatternsBelowAnOpenTableIsACollection() {
        TableModel table = model("""
                @Table(name = "shop-data") public interface Shop {}
                """, """
                @AccessPattern(name = "all", given = "id")
                public sealed interface Entry extends Shop permits Item, Other {}
                """, """
                @Entity public record Other(String id) implements Entry {}
                """, """
                @Entity public record Item(String id) implements Entry {}
                """);
        CollectionModel collection = table.collections().get(0);
        assertThat(collection.members()).containsExactly("com.example.shop.Item", "com.example.shop.Other");
    }

    @Test
    void aSealedTableWithPatternsIsACollectionOfAll() {
        TableModel table = model("""
                @Table(name = "shop-data")
                @AccessPattern(name = "all", given = "id")
                public sealed interface Shop {}

                @Entity record Item(String id) implements Shop {}

                @Entity record Other(String id) implements Shop {}
                """);
        assertThat(table.collections().get(0).type().simpleName()).isEqualTo("Shop");
        assertThat(table.collections().get(0).members())
                .containsExactly("com.example.shop.Item", "com.example.shop.Other");
    }

    @Test
    void aTableCanBeItsOwnEntity() {
        TableModel table = model("""
                @Entity @Table(name = "session-data", sortKey = "")
                public record Session(String id) {}
                """);
        assertThat(names(table)).containsExactly("session");
    }

    @Test
    void aFaultyEntityLeavesTheRestReadable() {
        TableModel table = model("""
                @Table(name = "shop-data") public sealed interface Shop permits Item, Other, Third {}
                """, """
                @Entity public record Item(String id, Object content) implements Shop {}
                """, """
                @Entity public abstract non-sealed class Other implements Shop {}
                """, """
                @Entity public record Third(String id) implements Shop {}
                """);
        assertThat(table.complete()).isFalse();
        assertThat(names(table)).containsExactly("item", "third");
        assertThat(table.entities().get(0).complete()).isFalse();
        assertThat(ValueText.of(table.entities().get(0).shape())).containsExactly("id STRING");
        assertThat(table.entities().get(1).complete()).isTrue();
    }

    @Test
    void theNameOfACompositeUniqueJoinsItsAttributes() {
        TableModel table = model("""
                @Table(name = "shop-data") public interface Shop {}
                """, """
                @Entity
                @Unique({"tenant", "email"})
                @Unique(value = "id", key = "ID#{id}", name = "number")
                public record Item(String id, String tenant, String email) implements Shop {}
                """);
        assertThat(table.entities().get(0).uniques())
                .extracting(unique -> unique.name() + " " + unique.attributes() + " " + unique.key())
                .containsExactly("tenantEmail [tenant, email] ", "number [id] ID#{id}");
    }

    @Test
    void twoTablesAreReadApart() {
        List<TableModel> tables = compiling("""
                        @Table(name = "a-data") public sealed interface A permits Item {}
                        """, """
                        @Entity public record Item(String id) implements A {}
                        """, """
                        @Table(name = "b-data") public sealed interface B permits Other {}
                        """, """
                        @Entity public record Other(String id) implements B {}
                        """).models();
        assertThat(tables).extracting(TableModel::name).containsExactly("a-data", "b-data");
        assertThat(tables).allSatisfy(table -> assertThat(table.entities()).hasSize(1));
    }

    private static List<String> names(TableModel table) {
        return table.entities().stream().map(EntityModel::typeName).toList();
    }

    private static TableModel model(String... sources) {
        return compiling(sources).model();
    }

    private static Compiling compiling(String... sources) {
        Compiling compiling = Compiling.sources();
        for (String source : sources) {
            compiling.source(Models.HEAD + source);
        }
        return compiling;
    }
}
