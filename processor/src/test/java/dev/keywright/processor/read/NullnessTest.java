package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What makes an attribute one that can be absent. */
final class NullnessTest {
    private static final String DECLARATION = """
            import java.lang.annotation.*;

            @Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
            public @interface Nullable {}
            """;
    private static final String TYPE_USE = """
            import java.lang.annotation.*;

            @Target(ElementType.TYPE_USE)
            public @interface Nullable {}
            """;

    @ParameterizedTest
    @ValueSource(strings = {DECLARATION, TYPE_USE})
    void anyNullableOnAComponentCounts(String annotation) {
        assertThat(ValueText.of(Models.shape("public record Item(String id, @Nullable String note) {}", annotation)))
                .containsExactly("id STRING", "note? STRING");
    }

    @ParameterizedTest
    @ValueSource(strings = {DECLARATION, TYPE_USE})
    void orOnAnAccessorParameterOrField(String annotation) {
        String item = """
                public final class Item {
                    private final @Nullable String c = "";

                    public Item(String id, @Nullable String a, String b, String c) {}

                    public String id() { return ""; }

                    public String a() { return ""; }

                    public @Nullable String b() { return ""; }

                    public String c() { return ""; }
                }
                """;
        assertThat(ValueText.of(Models.shape(item, annotation)))
                .containsExactly("id STRING", "a? STRING", "b? STRING", "c? STRING");
    }

    @ParameterizedTest
    @ValueSource(strings = {DECLARATION, TYPE_USE})
    void orOnASetter(String annotation) {
        String item = """
                public class Item {
                    public String getId() { return ""; }

                    public void setId(@Nullable String id) {}
                }
                """;
        assertThat(ValueText.of(Models.shape(item, annotation))).containsExactly("id? STRING");
    }

    @Test
    void aPrimitiveCantBeAbsent() {
        assertThat(ValueText.of(Models.shape("public record Item(@Nullable int count) {}", DECLARATION)))
                .containsExactly("count INT primitive");
    }

    @Test
    void referencesAndBoxesAreRequiredOtherwise() {
        assertThat(ValueText.of(Models.shape("public record Item(String id, Integer count, List<String> tags) {}")))
                .containsExactly("id STRING", "count INT", "tags List(STRING)");
    }
}
