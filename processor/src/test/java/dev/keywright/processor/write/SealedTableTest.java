package dev.keywright.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.keywright.processor.Compiling;
import org.junit.jupiter.api.Test;

/** A table type that is an item collection too has its parser once. */
final class SealedTableTest {
    private static final String IMPORTS = "package com.example;\nimport dev.keywright.annotations.*;\n";

    @Test
    void aTableWithPatternsOfItsOwnIsWritten() {
        Compilation compilation = Compiling.sources(
                        IMPORTS + "@Table(name = \"shop-data\")"
                                + " @AccessPattern(name = \"all\", given = \"id\", cardinality = \"0-9\")"
                                + " public sealed interface Shop permits Item, Part {}",
                        IMPORTS + "@Entity @Key(partition = \"ITEM#{id}\", sort = \"#ITEM\")"
                                + " public record Item(String id) implements Shop {}",
                        IMPORTS + "@Entity @Key(partition = \"ITEM#{id}\", sort = \"PART#{no}\")"
                                + " public record Part(String id, int no) implements Shop {}")
                .compile();

        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.generatedSourceFiles())
                .extracting(file -> file.getName().replaceFirst(".*/", ""))
                .contains("ShopDao.java")
                .containsOnlyOnce("ShopParser.java");
    }
}
