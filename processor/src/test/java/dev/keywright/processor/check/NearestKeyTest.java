package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.keywright.processor.Compiling;
import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.Intruders;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.RandomTables;
import dev.keywright.processor.plan.TableAnalysis;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What KW301 and KW304 say to write compiles when pasted, and the pattern is served. */
final class NearestKeyTest {
    private static final Path BAD = Compiling.MODELS.resolve("bad");
    private static final Pattern WRITE = Pattern.compile("^ +write +(@Key.*)$", Pattern.MULTILINE);
    private static final Pattern KEY = Pattern.compile("(@Key\\(.*?\"\\)+)(?: on (\\w+))?(?=, @Key|  |$)");
    private static final Pattern INDEX = Pattern.compile("  with (@GlobalIndex\\(.*\\)) on (\\w+)$");

    static List<Path> unserved() throws IOException {
        try (Stream<Path> folders = Files.list(BAD)) {
            return folders.filter(folder -> folder.getFileName().toString().matches("KW30[14]_(?!nearMiss).*"))
                    .filter(folder ->
                            WRITE.matcher(read(folder.resolve("expected.txt"))).find())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("unserved")
    void compilesWhenPasted(Path folder) {
        List<MatchResult> lines =
                WRITE.matcher(read(folder.resolve("expected.txt"))).results().toList();
        String owner = ownerOf(folder);
        List<String> sources = sources(folder);
        // Two patterns of one model are each given the next free index; together they need one each.
        int number = 0;
        for (MatchResult line : lines) {
            String suffix = number == 0 ? "" : String.valueOf(number);
            sources = paste(sources, line.group(1).replaceAll("(GSI\\d)\"", "$1" + suffix + "\""), owner);
            number++;
        }
        Compilation compilation =
                Compiling.sources(sources.toArray(String[]::new)).checkOnly().compile();
        assertThat(Compiling.printed(compilation)).doesNotContain("error");
        assertThat(compilation.status()).isEqualTo(Compilation.Status.SUCCESS);
    }

    @Test
    void servesWhateverPatternNoKeyServes() {
        Random random = new Random(301);
        int asked = 0;
        for (int i = 0; i < 500; i++) {
            TableAnalysis analysis = TableAnalysis.of(new RandomTables(random).next());
            Diagnostics diagnostics = new Diagnostics();
            Checks.run(analysis, diagnostics);
            for (Diagnostic unserved : diagnostics.all()) {
                if (unserved.code() == Code.NO_KEY_SERVES) {
                    PatternOutcome outcome = analysis.patterns().stream()
                            .filter(each -> each.pattern().at().equals(unserved.at()))
                            .findFirst()
                            .orElseThrow();
                    // A new key is one of a global index, which has no consistent reads.
                    if (!outcome.pattern().consistent()) {
                        assertServed(analysis.table(), outcome, NearestKey.find(analysis, outcome));
                        asked++;
                    }
                }
            }
        }
        assertThat(asked).isGreaterThan(200);
    }

    private static void assertServed(TableModel table, PatternOutcome unserved, NearestKey nearest) {
        TableAnalysis after = TableAnalysis.of(with(table, nearest));
        PatternOutcome outcome = after.patterns().stream()
                .filter(each -> each.pattern().at().equals(unserved.pattern().at()))
                .findFirst()
                .orElseThrow();
        assertThat(outcome.serving())
                .as("%s of %s by %s", unserved.pattern(), unserved.owner(), nearest.text())
                .isNotEmpty();
        assertThat(new Intruders(after).of(outcome))
                .as("%s by %s", unserved.pattern(), nearest.text())
                .isEmpty();
    }

    private static TableModel with(TableModel table, NearestKey nearest) {
        List<IndexModel> indexes = new ArrayList<>(table.indexes());
        if (nearest.isNew()) {
            indexes.add(new IndexModel(
                    nearest.index(),
                    false,
                    List.of(nearest.index() + "PK"),
                    List.of(nearest.index() + "SK"),
                    IndexModel.Projection.ALL,
                    List.of(),
                    table.at().annotation("GlobalIndex", indexes.size())));
        }
        List<EntityModel> entities = new ArrayList<>();
        for (EntityModel entity : table.entities()) {
            KeyModel key = nearest.keys().get(entity.type().simpleName());
            List<KeyModel> keys = new ArrayList<>(entity.keys());
            if (key != null) {
                keys.add(key);
            }
            entities.add(WhatIf.copy(entity, keys, entity.uniques()));
        }
        return WhatIf.copy(table, indexes, entities);
    }

    private static List<String> paste(List<String> sources, String line, String owner) {
        List<String> pasted = new ArrayList<>(sources);
        Matcher index = INDEX.matcher(line);
        if (index.find()) {
            annotate(pasted, index.group(2), index.group(1));
        }
        Matcher key = KEY.matcher(line);
        while (key.find()) {
            annotate(pasted, key.group(2) == null ? owner : key.group(2), key.group(1));
        }
        return pasted;
    }

    private static void annotate(List<String> sources, String type, String annotation) {
        String name = annotation.substring(1, annotation.indexOf('('));
        sources.replaceAll(source -> source.matches("(?s).*public (sealed )?(record|interface) " + type + "\\b.*")
                ? imported(source, name).replaceFirst("(?m)^public", Matcher.quoteReplacement(annotation + "\npublic"))
                : source);
    }

    private static String imported(String source, String annotation) {
        String line = "import dev.keywright.annotations." + annotation + ";\n";
        return source.contains(line) ? source : source.replaceFirst("(?m)^import", line + "import");
    }

    /** The type that the first line names. */
    private static String ownerOf(Path folder) {
        return read(folder.resolve("expected.txt")).replaceFirst("(?s).*?@AccessPattern \"\\w+\" on (\\w+):.*", "$1");
    }

    private static List<String> sources(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(NearestKeyTest::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
