package dev.keywright.processor.diagnostic;

import dev.keywright.processor.Compiling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folders of models with one fault each, and of the near misses, which have none. */
final class BadModels {
    private static final Path FOLDER = Compiling.MODELS.resolve("bad");
    private static final String NEAR_MISS = "nearMiss";

    private BadModels() {}

    static List<Path> faulty() throws IOException {
        return all().stream().filter(folder -> !isNearMiss(folder)).toList();
    }

    static List<Path> nearMisses() throws IOException {
        return all().stream().filter(BadModels::isNearMiss).toList();
    }

    /** The code that a folder is named for: {@code KW301} of {@code KW301_noKeyServes}. */
    static String code(Path folder) {
        String name = folder.getFileName().toString();
        return name.substring(0, name.indexOf('_'));
    }

    /** Whether it is a module of its own, which only a compiler with real files reads. */
    static boolean isModule(Path folder) {
        return Files.exists(folder.resolve("module-info.java"));
    }

    private static boolean isNearMiss(Path folder) {
        return folder.getFileName().toString().contains("_" + NEAR_MISS);
    }

    private static List<Path> all() throws IOException {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders.sorted().toList();
        }
    }
}
