package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Where the pages on tables are written. Their text is compared with golden files. */
final class DocumentTest {
    private static String table(String type, String name, String key) {
        return """
                package com.example;
                import dev.keywright.annotations.*;
                @Table(name = "%s")
                public sealed interface %s {
                    @Entity
                    @Key(partition = "%s", sort = "ITEM")
                    @AccessPattern(name = "byId", given = "id", about = "One | two\\nthree")
                    record Item%s(String id) implements %s {}
                }
                """.formatted(name, type, key, type, type);
    }

    private static List<String> pages(Compilation compilation) {
        return compilation.generatedFiles().stream()
                .map(file -> file.toUri().getPath())
                .filter(path -> path.endsWith(".md"))
                .sorted()
                .toList();
    }

    @Test
    void aPageIsAmongTheClasses() throws IOException {
        Compilation compilation =
                Compiling.sources(table("Shop", "shop.data", "ITEM#{id}")).compile();

        assertThat(pages(compilation)).containsExactly("/CLASS_OUTPUT/META-INF/keywright/shop.data/access-patterns.md");
        for (JavaFileObject file : compilation.generatedFiles()) {
            if (file.toUri().getPath().endsWith(".md")) {
                assertThat(file.getCharContent(false).toString()).contains("| One \\| two three | id |");
            }
        }
    }

    @Test
    void anOptionPutsItAmongTheSourcesToo() {
        Compilation compilation = Compiling.sources(table("Shop", "shop-data", "ITEM#{id}"))
                .options("-Akeywright.documents=sources")
                .compile();

        assertThat(pages(compilation))
                .containsExactly(
                        "/CLASS_OUTPUT/META-INF/keywright/shop-data/access-patterns.md",
                        "/SOURCE_OUTPUT/META-INF/keywright/shop-data/access-patterns.md");
    }

    @Test
    void tablesOfOneNameHaveAPageEachInWhateverOrderTheyCome() {
        String shop = table("Shop", "shop-data", "ITEM#{id}");
        String store = table("Store", "shop-data", "ITEM#{id}");
        for (String[] sources : new String[][] {{shop, store}, {store, shop}}) {
            Compilation compilation = Compiling.sources(sources)
                    .options("-Akeywright.documents=sources")
                    .compile();

            assertThat(compilation.errors()).isEmpty();
            assertThat(pages(compilation))
                    .containsExactly(
                            "/CLASS_OUTPUT/META-INF/keywright/shop-data/access-patterns-com.example.Store.md",
                            "/CLASS_OUTPUT/META-INF/keywright/shop-data/access-patterns.md",
                            "/SOURCE_OUTPUT/META-INF/keywright/shop-data/access-patterns-com.example.Store.md",
                            "/SOURCE_OUTPUT/META-INF/keywright/shop-data/access-patterns.md");
        }
    }
}
