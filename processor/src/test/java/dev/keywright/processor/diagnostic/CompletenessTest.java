package dev.keywright.processor.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each code has a faulty model, a near miss and an entry in the documentation whose models are those of the fixtures. */
final class CompletenessTest {
    private static final Path DOCUMENTATION = Path.of("..", "docs", "diagnostics.md");
    private static final Pattern HEADING = Pattern.compile("^## (KW\\d+)$", Pattern.MULTILINE);
    private static final Pattern BLOCK = Pattern.compile("^```java\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    /** No model makes it happen: a fault of ours is made by a test. */
    private static final Set<String> WITHOUT_MODEL = Set.of(Code.INTERNAL_ERROR.id());

    private static final Set<String> CODES =
            new TreeSet<>(Arrays.stream(Code.values()).map(Code::id).toList());

    @Test
    void numbersAreUsedOnce() {
        assertThat(CODES).hasSize(Code.values().length);
    }

    @Test
    void everyCodeHasAFaultyModel() throws IOException {
        assertThat(codes(BadModels.faulty())).isEqualTo(required());
    }

    @Test
    void everyFaultyModelHasANearMiss() throws IOException {
        assertThat(codes(BadModels.nearMisses())).isEqualTo(codes(BadModels.faulty()));
    }

    @Test
    void everyFaultyModelHasAnEntryInOrder() throws IOException {
        List<String> headings = HEADING.matcher(documentation())
                .results()
                .map(heading -> heading.group(1))
                .toList();
        Set<String> expected = codes(BadModels.faulty());
        expected.addAll(WITHOUT_MODEL);
        assertThat(headings).containsExactlyElementsOf(expected);
    }

    /** So what the documentation shows compiles, or fails, as it says: the fixtures' own tests compile it. */
    @Test
    void theModelsOfAnEntryAreItsFixtures() throws IOException {
        for (String entry : documentation().split("(?m)^(?=## KW)", -1)) {
            if (!entry.startsWith("## ")) {
                continue;
            }
            String code = entry.substring(3, entry.indexOf('\n'));
            List<String> sources = sources(code);
            for (MatchResult block : BLOCK.matcher(entry).results().toList()) {
                for (String type : block.group(1).split("\n(?=\n[^ \n}])", -1)) {
                    assertThat(sources).as(code).anyMatch(source -> source.contains(type.strip()));
                }
            }
        }
    }

    private static Set<String> required() {
        Set<String> codes = new TreeSet<>(CODES);
        codes.removeAll(WITHOUT_MODEL);
        return codes;
    }

    private static Set<String> codes(List<Path> folders) {
        return new TreeSet<>(folders.stream().map(BadModels::code).toList());
    }

    private static List<String> sources(String code) throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Compiling.MODELS.resolve("bad"))) {
            for (Path file : files.filter(each -> each.toString().contains(code + "_")
                            && each.toString().endsWith(".java"))
                    .toList()) {
                sources.add(Files.readString(file));
            }
        }
        return sources;
    }

    private static String documentation() throws IOException {
        return Files.readString(DOCUMENTATION);
    }
}
