package dev.keywright.example.readme;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** README.md, the other pages, and the sources of this module; tests run in the module's folder. */
public final class Readme {
    static final Path SOURCES = Path.of("src");

    private static final Pattern BLOCK = Pattern.compile("^```(\\w*)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    private static final Path FILE = Path.of("..", "README.md");

    private final String text;

    private Readme(String text) {
        this.text = text;
    }

    /** As it is now. */
    public static Readme read() throws IOException {
        return read(FILE);
    }

    /** Another page that shows code. */
    static Readme page(String name) throws IOException {
        return read(Path.of("..", "docs", name));
    }

    private static Readme read(Path file) throws IOException {
        return new Readme(Files.readString(file).replace("\r\n", "\n"));
    }

    /** What it shows of the output of the example. */
    public String output() {
        return block(text -> text.startsWith("3. "));
    }

    /** The error that it shows. */
    String error() {
        return block(text -> text.startsWith("KW"));
    }

    void writeError(String error) throws IOException {
        Files.writeString(FILE, text.replace(error(), error));
    }

    private String block(Predicate<String> isMeant) {
        return blocks("text").stream().filter(isMeant).findFirst().orElseThrow();
    }

    List<String> lines() {
        return text.lines().toList();
    }

    /** The fenced blocks of a language, in order. */
    List<String> blocks(String language) {
        return BLOCK.matcher(text)
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    /** Java without comments and white space, in which layouts differ. */
    static String essence(String java) {
        return java.replaceAll("//[^\\n]*", "").replaceAll("\\s+", "");
    }

    /** All of this module's sources as {@link #essence}. */
    static String compiledEssence() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                all.append(essence(Files.readString(file))).append('\n');
            }
        }
        return all.toString();
    }
}
