package dev.keywright.processor.write;

import dev.keywright.processor.Compiling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A folder of sources with what is generated for them beside it, rewritten by {@code -Dkeywright.golden=update}. */
record GoldenFiles(Path folder) {
    private static final Path ROOT = Compiling.MODELS.resolve("good");
    private static final String SUFFIX = ".expected";

    static List<GoldenFiles> all() {
        return list(ROOT).map(GoldenFiles::new).toList();
    }

    static GoldenFiles named(String name) {
        return new GoldenFiles(ROOT.resolve(name));
    }

    Map<String, String> expected() {
        Map<String, String> expected = new TreeMap<>();
        if (Files.isDirectory(folder.resolve("expected"))) {
            list(folder.resolve("expected"))
                    .forEach(file -> expected.put(file.getFileName().toString().replace(SUFFIX, ""), read(file)));
        }
        return expected;
    }

    /** Replaces what is expected, if the build is asked to; tells whether it was. */
    boolean update(Map<String, String> generated) throws IOException {
        if (!System.getProperty("keywright.golden", "").equals("update")) {
            return false;
        }
        Path expected = Files.createDirectories(folder.resolve("expected"));
        for (Path old : list(expected).toList()) {
            Files.delete(old);
        }
        for (Map.Entry<String, String> file : generated.entrySet()) {
            Files.writeString(expected.resolve(file.getKey() + SUFFIX), file.getValue());
        }
        return true;
    }

    private static Stream<Path> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
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

    @Override
    public String toString() {
        return folder.getFileName().toString();
    }
}
