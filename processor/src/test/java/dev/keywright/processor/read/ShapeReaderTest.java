package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.Shape.Construction;
import org.junit.jupiter.api.Test;

/** How objects are made and read, by the shape of their class. */
final class ShapeReaderTest {
    @Test
    void aRecordIsMadeByItsCanonicalConstructor() {
        Shape shape = Models.shape("""
                public record Item(String id, int count) {
                    public Item {
                        id = id.strip();
                    }

                    public Item(String id) {
                        this(id, 0);
                    }
                }
                """);
        assertThat(shape.construction()).isEqualTo(Construction.CONSTRUCTOR);
        assertThat(shape.attributes())
                .extracting(AttributeModel::name, AttributeModel::accessor, AttributeModel::setter)
                .containsExactly(tuple("id", "id", ""), tuple("count", "count", ""));
    }

    @Test
    void aComponentIsLocatedByTheType() {
        Shape shape = Models.shape("public record Item(String id) {}");
        assertThat(shape.attributes().get(0).at())
                .isEqualTo(Location.type("com.example.shop.Item").component("id"));
    }

    @Test
    void anImmutableClassIsMadeByItsPublicConstructor() {
        Shape shape = Models.shape("""
                public final class Item {
                    public Item(String id, boolean paid, long price) {}

                    Item(String id) {}

                    public long price() { return 0; }

                    public boolean isPaid() { return true; }

                    public String getId() { return ""; }

                    public String label() { return ""; }
                }
                """);
        assertThat(shape.construction()).isEqualTo(Construction.CONSTRUCTOR);
        assertThat(shape.attributes())
                .extracting(AttributeModel::name, AttributeModel::accessor)
                .containsExactly(tuple("id", "getId"), tuple("paid", "isPaid"), tuple("price", "price"));
    }

    @Test
    void aBuilderSetsByAnyOfTheUsualNames() {
        Shape shape = Models.shape("""
                public final class Item {
                    public static Builder builder() { return null; }

                    public String id() { return ""; }

                    public int getCount() { return 0; }

                    public long price() { return 0; }

                    public interface Builder {
                        Builder id(String id);

                        Builder setCount(int count);

                        Builder withPrice(long price);

                        Item build();
                    }
                }
                """);
        assertThat(shape.construction()).isEqualTo(Construction.BUILDER);
        assertThat(shape.builder()).isEqualTo("builder");
        assertThat(shape.attributes())
                .extracting(AttributeModel::name, AttributeModel::accessor, AttributeModel::setter)
                .containsExactly(
                        tuple("id", "id", "id"),
                        tuple("count", "getCount", "setCount"),
                        tuple("price", "price", "withPrice"));
    }

    @Test
    void aBeanHasItsInheritedPropertiesFirst() {
        Shape shape = Models.shape("""
                public class Item extends Base<String> {
                    public boolean isPaid() { return true; }

                    public void setPaid(boolean paid) {}

                    public String getURL() { return ""; }

                    public Item setURL(String url) { return this; }

                    public String getLabel() { return ""; }
                }
                """, """
                public abstract class Base<T> {
                    private T id;

                    public T getId() { return id; }

                    public void setId(T id) { this.id = id; }
                }
                """);
        assertThat(shape.construction()).isEqualTo(Construction.BEAN);
        assertThat(ValueText.of(shape)).containsExactly("id STRING", "paid BOOLEAN primitive", "URL STRING");
        assertThat(shape.attributes())
                .extracting(AttributeModel::accessor, AttributeModel::setter)
                .containsExactly(tuple("getId", "setId"), tuple("isPaid", "setPaid"), tuple("getURL", "setURL"));
        assertThat(shape.attributes().get(0).at())
                .isEqualTo(Location.type("com.example.shop.Base").component("id"));
    }

    @Test
    void aClassWithBothConstructorsAndSettersIsABean() {
        Shape shape = Models.shape("""
                public class Item {
                    public Item() {}

                    public Item(String id) {}

                    public String getId() { return ""; }

                    public void setId(String id) {}
                }
                """);
        assertThat(shape.construction()).isEqualTo(Construction.BEAN);
    }

    @Test
    void packagePrivateAndNonAsciiNamesAreReadAsTheyAre() {
        Shape shape = Models.shape("""
                class Größe {
                    Größe(String straße, int größe) {}

                    String getStraße() { return ""; }

                    int größe() { return 0; }
                }
                """);
        assertThat(ValueText.of(shape)).containsExactly("straße STRING", "größe INT primitive");
    }

    @Test
    void aMethodThatThrowsACheckedExceptionIsNotUsed() {
        Shape shape = Models.shape("""
                public class Item {
                    public Item(String id) throws java.io.IOException {}

                    public Item(String id, int count) throws IllegalArgumentException {}

                    public String id() { return ""; }

                    public int count() { return 0; }
                }
                """);
        assertThat(ValueText.of(shape)).containsExactly("id STRING", "count INT primitive");
    }
}
