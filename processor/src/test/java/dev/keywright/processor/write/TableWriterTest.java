package dev.keywright.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import dev.keywright.processor.plan.TableAnalysis;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What holds for all that is generated. */
final class TableWriterTest {
    /** Compile time grows with them, so that more of them need a reason. */
    private static final int MOST_LINES_OF_ORDER = 476;

    @Test
    void writesTheSameEachTime() throws IOException {
        assertThat(written("names").entrySet())
                .containsExactlyElementsOf(written("names").entrySet());
    }

    @Test
    void writesFewLinesForAnEntity() throws IOException {
        long lines = 0;
        for (String type : List.of("OrderKeys", "OrderMapping", "OrderDao", "OrderUpdate", "OrderAttributes")) {
            lines += written("orders").get("com.example.orders." + type).lines().count();
        }
        assertThat(lines).isLessThanOrEqualTo(MOST_LINES_OF_ORDER);
    }

    @Test
    void writesNoLineThatIsTooLongAndNoTrailingSpace() throws IOException {
        for (String model : List.of("orders", "names", "attributes", "sparse")) {
            for (String source : written(model).values()) {
                assertThat(source.lines()).allMatch(line -> line.length() <= 120 && line.equals(line.stripTrailing()));
            }
        }
    }

    private static Map<String, String> written(String model) throws IOException {
        Map<String, String> written = new LinkedHashMap<>();
        TableWriter.write(
                TableAnalysis.of(Compiling.folder(GoldenFiles.named(model).folder())
                                .model())
                        .plan(),
                written::put);
        return written;
    }
}
