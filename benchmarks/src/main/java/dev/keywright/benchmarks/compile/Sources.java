package dev.keywright.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes tables of some entities each, with two keys and an access pattern per entity, of eight components. */
final class Sources {
    private static final String TABLE = """
            package measured;

            import dev.keywright.annotations.GlobalIndex;
            import dev.keywright.annotations.Table;

            @Table(name = "table%1$d")
            @GlobalIndex("GSI1")
            public interface Table%1$d {}
            """;

    private static final String ENTITY = """
            package measured;

            import dev.keywright.annotations.AccessPattern;
            import dev.keywright.annotations.Entity;
            import dev.keywright.annotations.Key;
            import java.math.BigDecimal;
            import java.time.Instant;
            import java.util.List;

            @Entity
            @Key(partition = "E%1$d#{id}", sort = "#E%1$d")
            @Key(index = "GSI1", partition = "E%1$dOWNER#{owner}", sort = "AT#{at}#{id}")
            @AccessPattern(name = "byOwner", given = "owner", range = "at", cardinality = "0-500")
            public record Entity%1$d(
                    String id,
                    String owner,
                    Level level,
                    BigDecimal price,
                    Instant at,
                    int count,
                    boolean open,
                    List<String> tags)
                    implements Table%2$d {}
            """;

    private static final String LEVEL = """
            package measured;

            public enum Level {
                HIGH,
                LOW
            }
            """;

    private Sources() {}

    /** The files, written into the directory. */
    static List<String> write(Path directory, int entities, int aTable) throws IOException {
        List<String> files = new ArrayList<>();
        files.add(write(directory, "Level", LEVEL));
        for (int i = 0; i < entities; i++) {
            int table = i / aTable;
            if (i % aTable == 0) {
                files.add(write(directory, "Table" + table, TABLE.formatted(table)));
            }
            files.add(write(directory, "Entity" + i, ENTITY.formatted(i, table)));
        }
        return files;
    }

    private static String write(Path directory, String type, String source) throws IOException {
        return Files.writeString(directory.resolve(type + ".java"), source).toString();
    }
}
