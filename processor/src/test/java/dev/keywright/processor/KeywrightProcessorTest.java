package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.annotation.processing.Filer;
import org.junit.jupiter.api.Test;

/** Rounds, faults of ours, and what builds ask of a good processor. */
final class KeywrightProcessorTest {
    private static final String HEAD = """
            package com.example.shop;

            import dev.keywright.annotations.*;

            """;
    private static final String SHOP = HEAD + """
            @Table(name = "shop-data")
            public sealed interface Shop permits Item {}
            """;
    private static final String ITEM = HEAD + """
            @Entity
            @Key(partition = "ITEM#{id}", sort = "#ITEM")
            public record Item(String id) implements Shop {}
            """;
    private static final String OTHER = HEAD + """
            @Table(name = "other-data")
            @Entity
            @Key(partition = "OTHER#{id}", sort = "#OTHER")
            public record Other(String id) {}
            """;

    @Test
    void claimsItsAnnotationsSoThatJavacDoesNotWarn() {
        Compilation compilation = Compiling.sources(SHOP, ITEM)
                .stages((table, diagnostics) -> (filer, elements) -> {})
                .options("-Xlint:processing", "-Werror")
                .compile();
        assertThat(Compiling.printed(compilation)).isEmpty();
    }

    @Test
    void whatJavacRefusesOfASealedTableIsAllThatIsSaidOfIt() {
        Compilation compilation =
                Compiling.sources(SHOP.replace(" permits Item", ""), ITEM).compile();
        assertThat(compilation.errors())
                .allMatch(error -> error.getMessage(null).contains("sealed"));
    }

    @Test
    void aFaultOfOursIsReportedOnTheTableAndOthersGoOn() {
        List<String> written = new ArrayList<>();
        Compilation compilation = Compiling.sources(SHOP, ITEM, OTHER)
                .stages((table, diagnostics) -> {
                    if (table.name().equals("shop-data")) {
                        throw new IllegalStateException("no such thing");
                    }
                    return (filer, elements) -> written.add(table.name());
                })
                .compile();
        assertThat(Compiling.printed(compilation))
                .startsWith("error Shop.java:6:15\nKW999 a bug in Keywright: its stage \"check\" of Shop failed.")
                .contains("found     java.lang.IllegalStateException: no such thing", "version   ", "-Akeywright.trace")
                .containsOnlyOnce("KW999");
        assertThat(written).containsExactly("other-data");
    }

    @Test
    void theTraceIsPrintedOnRequest() {
        Compilation compilation = Compiling.sources(SHOP, ITEM)
                .options("-Akeywright.trace")
                .stages((table, diagnostics) -> (filer, elements) -> {
                    throw new StackOverflowError();
                })
                .compile();
        assertThat(Compiling.printed(compilation))
                .contains("its stage \"write\" of Shop failed", "trace     java.lang.StackOverflowError", "at dev.key");
    }

    @Test
    void aTypeThatExistsAlreadyIsNoFaultOfOurs() {
        Compilation compilation = Compiling.sources(SHOP, ITEM)
                .stages((table, diagnostics) -> (filer, elements) -> write(filer, "com.example.shop.Item"))
                .compile();
        assertThat(Compiling.printed(compilation))
                .contains("KW905 @Table on Shop")
                .doesNotContain("KW999");
    }

    @Test
    void whatIsWrittenTwiceIsAFaultOfOurs() {
        Compilation compilation = Compiling.sources(SHOP, ITEM)
                .stages((table, diagnostics) -> (filer, elements) -> {
                    write(filer, "com.example.shop.MadeShop");
                    write(filer, "com.example.shop.MadeShop");
                })
                .compile();
        assertThat(Compiling.printed(compilation)).contains("KW999", "written twice: com.example.shop.MadeShop");
    }

    @Test
    void aTableIsWrittenInTheRoundThatBringsItsLastType() {
        String item = ITEM.replace("String id", "String id, Price price");
        List<String> written = new ArrayList<>();
        Compilation compilation = Compiling.sources(SHOP, item, OTHER)
                .with(new MakingProcessor(List.of(HEAD + "public record Price(String currency, long amount) {}")))
                .stages((table, diagnostics) -> (filer, elements) -> {
                    written.add(table.name());
                    write(filer, "com.example.shop.Made" + table.type().simpleName());
                })
                .compile();
        assertThat(Compiling.printed(compilation)).isEmpty();
        assertThat(written).containsExactly("other-data", "shop-data");
    }

    @Test
    void whatIsWrittenIsKnownToTheSources() {
        Compilation compilation = Compiling.sources(SHOP, ITEM.replace("{}", "{ static MadeShop made; }"))
                .stages((table, diagnostics) -> (filer, elements) -> write(filer, "com.example.shop.MadeShop"))
                .compile();
        assertThat(Compiling.printed(compilation)).isEmpty();
    }

    @Test
    void errorsAreToldWithoutThoseThatFollowFromThem() {
        Compilation compilation = Compiling.sources(
                        SHOP, ITEM.replace("{}", "{ static MadeShop made; static Object o = MadeShop.nothing(); }"))
                .stages((table, diagnostics) -> {
                    diagnostics.report(Diagnostic.of(Code.NO_KEY_SERVES, table.at(), "wrong"));
                    return (filer, elements) -> write(filer, "com.example.shop.MadeShop");
                })
                .compile();
        assertThat(Compiling.printed(compilation)).isEqualTo("""
                        error Shop.java:6:15
                        KW301 wrong
                            see       docs/diagnostics.md#kw301

                        """);
    }

    @Test
    void theModelIsTheSameInWhateverOrderTheSourcesCome() {
        List<String> sources = new ArrayList<>(List.of(
                HEAD + "@Table(name = \"shop-data\") public interface Shop {}",
                ITEM,
                HEAD + "@Entity record A(String id) implements Shop {}",
                HEAD + "@AccessPattern(name = \"x\") sealed interface Entry extends Shop permits B, C {}",
                HEAD + "@Entity record B(String id) implements Entry {}",
                HEAD + "@Entity record C(String id) implements Entry {}",
                OTHER));
        var first = Compiling.sources(sources.toArray(new String[0])).models();
        Collections.reverse(sources);
        assertThat(Compiling.sources(sources.toArray(new String[0])).models()).isEqualTo(first);
    }

    @Test
    void gradleIsToldThatAllTypesOfATableGoTogether() throws IOException {
        Path file = Path.of("src/main/resources/META-INF/gradle/incremental.annotation.processors");
        assertThat(Files.readString(file)).isEqualTo(KeywrightProcessor.class.getName() + ",aggregating\n");
    }

    private static void write(Filer filer, String type) throws IOException {
        String name = type.substring(type.lastIndexOf('.') + 1);
        try (Writer writer = filer.createSourceFile(type).openWriter()) {
            writer.write("package com.example.shop; final class " + name + " {}");
        }
    }
}
