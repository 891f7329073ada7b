package dev.keywright.processor.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * Models with slips in them: whatever they are, the processor answers with its own diagnostics, on the sources, or writes
 * code that compiles without a warning. {@code -Dkeywright.mutants=10000} tries more, {@code -Dkeywright.seed=2} others.
 */
final class MutationFuzzTest {
    private static final int MUTANTS = Integer.getInteger("keywright.mutants", 200);
    private static final long SEED = Long.getLong("keywright.seed", 20261201);
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern OURS = Pattern.compile("KW[0-9]{3} (?s:.*)");

    @Test
    void aMutantIsRefusedByDiagnosticsOrCompiles() throws IOException {
        List<Model> models = models();
        Tally tally = new Tally();
        try (MutantCompiler compiler = new MutantCompiler()) {
            for (int i = 0; i < MUTANTS; i++) {
                Random random = new Random(SEED * 1_000_003 + i);
                Model model = models.get(random.nextInt(models.size()));
                check(compiler, model.paths(), new Mutator(random).mutant(model.texts()), tally);
            }
        }
        System.out.printf(
                "%d mutants: %d compile, %d are refused, %d are no Java%n",
                MUTANTS, tally.compiled, tally.refused, tally.invalid);
        assertThat(tally.faults).as("mutants of seed %s", SEED).isEmpty();
        assertThat(tally.refused).as("refused").isGreaterThan(MUTANTS / 20);
        assertThat(tally.compiled).as("compiled").isGreaterThan(MUTANTS / 20);
    }

    private static void check(MutantCompiler compiler, List<String> paths, List<String> texts, Tally tally) {
        List<JavaFileObject> sources = sources(paths, texts);
        List<Diagnostic<? extends JavaFileObject>> plain = errors(compiler.compile(sources, false));
        List<Diagnostic<? extends JavaFileObject>> processed = compiler.compile(sources, true);
        List<String> faults = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> each : processed) {
            if (isFault(each, plain.isEmpty())) {
                faults.add(Compiling.printed(List.of(each)));
            }
        }
        if (!faults.isEmpty()) {
            tally.faults.add(String.join("\n", faults) + String.join("\n", texts));
        } else if (!plain.isEmpty()) {
            tally.invalid++;
        } else if (errors(processed).isEmpty()) {
            tally.compiled++;
        } else {
            tally.refused++;
        }
    }

    /** In sources that javac takes there is nothing to say but by us; in others we are not to make it worse. */
    private static boolean isFault(Diagnostic<? extends JavaFileObject> diagnostic, boolean valid) {
        String message = diagnostic.getMessage(null);
        boolean ours = OURS.matcher(message).matches();
        if (message.startsWith("KW999") || diagnostic.getSource() instanceof MutantCompiler.Written) {
            return true;
        }
        return valid && diagnostic.getKind() == Diagnostic.Kind.ERROR && !ours;
    }

    private static List<Diagnostic<? extends JavaFileObject>> errors(
            List<Diagnostic<? extends JavaFileObject>> diagnostics) {
        List<Diagnostic<? extends JavaFileObject>> errors = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> each : diagnostics) {
            if (each.getKind() == Diagnostic.Kind.ERROR) {
                errors.add(each);
            }
        }
        return errors;
    }

    private static List<JavaFileObject> sources(List<String> paths, List<String> texts) {
        List<JavaFileObject> sources = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            sources.add(MutantCompiler.source(paths.get(i), texts.get(i)));
        }
        return sources;
    }

    /** The sources of each good model and of each near miss. */
    private static List<Model> models() throws IOException {
        List<Model> models = new ArrayList<>();
        for (String kind : List.of("good", "bad")) {
            try (Stream<Path> folders = Files.list(Compiling.MODELS.resolve(kind))) {
                for (Path folder : folders.sorted().toList()) {
                    boolean wanted = kind.equals("good") || folder.toString().endsWith("nearMiss");
                    if (wanted && !Files.exists(folder.resolve("made")) && !Files.exists(folder.resolve("library"))) {
                        models.add(model(folder));
                    }
                }
            }
        }
        return models;
    }

    private static Model model(Path folder) throws IOException {
        List<String> paths = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                String text = Files.readString(file);
                Matcher in = PACKAGE.matcher(text);
                paths.add((in.find() ? in.group(1).replace('.', '/') + "/" : "") + file.getFileName());
                texts.add(text);
            }
        }
        return new Model(paths, texts);
    }

    private record Model(List<String> paths, List<String> texts) {}

    /** What became of the mutants. */
    private static final class Tally {
        private final List<String> faults = new ArrayList<>();
        private int invalid;
        private int refused;
        private int compiled;
    }
}
