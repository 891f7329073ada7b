package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All mistakes are told at once, and none that only follows from another. */
final class SeveralMistakesTest {
    private static final String IMPORTS = "package com.example;\nimport dev.keywright.annotations.*;\n";

    private static List<Code> told(String table, String... types) {
        Diagnostics diagnostics = new Diagnostics();
        List<String> sources = new ArrayList<>();
        sources.add(IMPORTS + table + " public sealed interface Shop permits Item {}");
        for (String type : types) {
            sources.add(IMPORTS + type);
        }
        TableAnalysis analysis = TableAnalysis.of(
                Compiling.sources(sources.toArray(new String[0])).model());
        Checks.run(analysis, diagnostics);
        return diagnostics.all().stream().map(Diagnostic::code).toList();
    }

    @Test
    void eachTemplateHasItsOwn() {
        assertThat(told(
                        "@Table(name = \"x\") @GlobalIndex(\"GSI1\")",
                        "@Entity @Key(partition = \"ITEM#{id\", sort = \"{shelf}{id}\")"
                                + "@Key(index = \"GSI1\", partition = \"{shelff}\", sort = \"{id:lowr}\","
                                + " when = @When(attribute = \"id\", absent = true))"
                                + "public record Item(String id, String shelf) implements Shop {}"))
                .containsExactly(
                        Code.TABLE_NAME,
                        Code.MALFORMED_TEMPLATE,
                        Code.TOUCHING_PLACEHOLDERS,
                        Code.UNKNOWN_TEMPLATE_ATTRIBUTE,
                        Code.UNKNOWN_FORMAT,
                        Code.IMPOSSIBLE_CONDITION);
    }

    @Test
    void aWrongDelimiterMakesNoTemplateWrong() {
        assertThat(told(
                        "@Table(name = \"shop-data\", delimiter = ' ')",
                        "@Entity @Key(partition = \"ITEM#{id}#X\", sort = \"#ITEM\")"
                                + "@AccessPattern(name = \"all\", given = \"id\")"
                                + "public record Item(String id) implements Shop {}"))
                .containsExactly(Code.DELIMITER);
    }

    @Test
    void aWrongKeyMakesNoPatternWrong() {
        assertThat(told(
                        "@Table(name = \"shop-data\") @GlobalIndex(\"GSI1\")",
                        "@Entity @Key(partition = \"ITEM#{id}\", sort = \"#ITEM\")"
                                + "@Key(index = \"GSI1\", partition = \"SHELF#{shelf}\")"
                                + "@AccessPattern(name = \"onShelf\", given = \"shelf\")"
                                + "public record Item(String id, String shelf) implements Shop {}"))
                .containsExactly(Code.MISSING_TEMPLATE);
    }

    @Test
    void aWrongIndexMakesNoPatternWrong() {
        assertThat(told(
                        "@Table(name = \"shop-data\")"
                                + "@GlobalIndex(value = \"GSI1\", projection = Projection.INCLUDE, include = \"shelff\")",
                        "@Entity @Key(partition = \"ITEM#{id}\", sort = \"#ITEM\")"
                                + "@Key(index = \"GSI1\", partition = \"SHELF#{shelf}\", sort = \"{id}\")"
                                + "@AccessPattern(name = \"onShelf\", given = \"shelf\")"
                                + "public record Item(String id, String shelf) implements Shop {}"))
                .containsExactly(Code.UNKNOWN_INCLUDED);
    }

    @Test
    void aKeyThatNestedAbsenceKeepsItemsOutOfServesNoPatternForAll() {
        assertThat(told(
                        "@Table(name = \"shop-data\") @GlobalIndex(\"GSI1\")",
                        "@Entity @Key(partition = \"ITEM#{id}\", sort = \"#ITEM\")"
                                + "@Key(index = \"GSI1\", partition = \"SHELF#{shelf}\", sort = \"{place.row}\")"
                                + "@AccessPattern(name = \"onShelf\", given = \"shelf\")"
                                + "public record Item(String id, String shelf, Place place) implements Shop {}",
                        "public record Place(java.util.Optional<String> row, String column) {}"))
                .containsExactly(Code.NO_KEY_SERVES);
    }

    @Test
    void aWrongNameOfTheTableOrAnIndexHidesNoPatternThatNoKeyServes() {
        assertThat(told(
                        "@Table(name = \"x\") @GlobalIndex(\"G\")",
                        "@Entity @Key(partition = \"ITEM#{id}\", sort = \"#ITEM\")"
                                + "@Key(index = \"G\", partition = \"SHELF#{shelf}\", sort = \"{id}\")"
                                + "@AccessPattern(name = \"ofColor\", given = \"color\")"
                                + "public record Item(String id, String shelf, String color) implements Shop {}"))
                .containsExactly(Code.TABLE_NAME, Code.INDEX_NAME, Code.NO_KEY_SERVES);
    }
}
