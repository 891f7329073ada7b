package dev.keywright.processor;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Compiles sources with the processor, and tells what came of it. */
public final class Compiling {
    /** The folder of models, which the build's working directory holds. */
    public static final Path MODELS = Path.of("src", "test", "resources", "models");

    private static final LaterStages CHECK_ONLY = (table, diagnostics) -> {
        new PlanAndWrite().check(table, diagnostics);
        return (filer, elements) -> {};
    };

    private final List<JavaFileObject> sources = new ArrayList<>();
    private final List<String> options = new ArrayList<>(List.of("-Xlint:all,-path,-processing"));
    private final List<Processor> others = new ArrayList<>();
    private final List<File> classpath = new ArrayList<>();
    private final List<TableModel> models = new ArrayList<>();
    private LaterStages later;

    private Compiling() {}

    /**
     * All Java files of a folder. Those in its folder {@code library} are compiled before and are on the class path; those in
     * {@code made} are made by another processor in the first round; {@code options.txt} holds options, one a line.
     */
    public static Compiling folder(Path folder) {
        Compiling compiling = new Compiling();
        texts(folder).forEach(compiling::source);
        List<String> made = texts(folder.resolve("made"));
        if (!made.isEmpty()) {
            compiling.with(new MakingProcessor(made));
        }
        List<String> library = texts(folder.resolve("library"));
        if (!library.isEmpty()) {
            compiling.classpath.add(Library.of(library));
        }
        Path given = folder.resolve("options.txt");
        if (Files.exists(given)) {
            compiling.options(text(given).strip().split("\n"));
        }
        return compiling;
    }

    private static List<String> texts(Path folder) {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .map(Compiling::text)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Java files given as text. */
    public static Compiling sources(String... texts) {
        Compiling compiling = new Compiling();
        for (String text : texts) {
            compiling.source(text);
        }
        return compiling;
    }

    /** One more file; its path follows from the package and the first type that it declares. */
    public Compiling source(String text) {
        sources.add(JavaFileObjects.forSourceString(SourceName.of(text), text));
        return this;
    }

    /** More options. */
    public Compiling options(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    /** Another processor in the same compilation. */
    public Compiling with(Processor other) {
        others.add(other);
        return this;
    }

    /** These stages in place of the real ones. */
    Compiling stages(LaterStages stages) {
        later = stages;
        return this;
    }

    /** Reads and checks, but writes nothing. */
    public Compiling checkOnly() {
        return stages(CHECK_ONLY);
    }

    /** A processor that reads and checks, but writes nothing. */
    public static Processor checkingProcessor() {
        return new KeywrightProcessor(CHECK_ONLY);
    }

    /** Compiles with the whole processor. */
    public Compilation compile() {
        List<Processor> processors = new ArrayList<>(others);
        processors.add(later == null ? new KeywrightProcessor() : new KeywrightProcessor(later));
        Compiler compiler = javac().withOptions(options).withProcessors(processors);
        if (!classpath.isEmpty()) {
            List<File> all = new ArrayList<>(classpath);
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
                all.add(new File(entry));
            }
            compiler = compiler.withClasspath(all);
        }
        return compiler.compile(sources);
    }

    /** The one table as it was read, whatever was wrong with it; what follows reading is left out. */
    public TableModel model() {
        return models().get(0);
    }

    /** The tables as they were read. */
    public List<TableModel> models() {
        later = this::keep;
        compile();
        return models;
    }

    private LaterStages.Output keep(TableModel table, Diagnostics diagnostics) {
        models.add(table);
        return (filer, elements) -> {};
    }

    /** What the compiler printed, as golden files have it: kind, file, line and column, then the text. */
    public static String printed(Compilation compilation) {
        return printed(compilation.diagnostics());
    }

    /** What a compiler printed, in the same form. */
    public static String printed(List<? extends Diagnostic<? extends JavaFileObject>> diagnostics) {
        StringBuilder text = new StringBuilder();
        for (Diagnostic<? extends JavaFileObject> each : diagnostics) {
            JavaFileObject source = each.getSource();
            text.append(each.getKind().name().toLowerCase(Locale.ROOT)).append(' ');
            if (source == null) {
                text.append("nowhere");
            } else {
                String path = source.getName();
                text.append(path.substring(path.lastIndexOf('/') + 1))
                        .append(':')
                        .append(each.getLineNumber())
                        .append(':')
                        .append(each.getColumnNumber());
            }
            text.append('\n').append(each.getMessage(Locale.ROOT)).append("\n\n");
        }
        return text.toString();
    }
}
