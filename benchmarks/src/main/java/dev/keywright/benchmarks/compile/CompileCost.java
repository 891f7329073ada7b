package dev.keywright.benchmarks.compile;

import dev.keywright.benchmarks.FreshJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What an entity costs at compile time: 1, 100 and 1000 entities, each in a fresh JVM, with the processor and without, in
 * turns. {@code CompileCost [rounds [entities a table]]}.
 */
public final class CompileCost {
    private static final int[] ENTITIES = {1, 100, 1000};

    private CompileCost() {}

    /** Prints milliseconds of CPU of the compiler's thread, medians over the rounds. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int rounds = args.length == 0 ? 3 : Integer.parseInt(args[0]);
        int aTable = args.length < 2 ? 10 : Integer.parseInt(args[1]);
        Map<Integer, List<Long>> plain = new TreeMap<>();
        Map<Integer, List<Long>> processed = new TreeMap<>();
        for (int round = 0; round < rounds; round++) {
            for (int entities : ENTITIES) {
                plain.computeIfAbsent(entities, n -> new ArrayList<>()).add(compile(entities, aTable, false));
                processed.computeIfAbsent(entities, n -> new ArrayList<>()).add(compile(entities, aTable, true));
            }
        }
        System.out.println("entities   javac ms   with Keywright ms");
        plain.forEach((entities, times) -> System.out.printf(
                "%8d   %8d   %17d%n",
                entities, FreshJvm.median(times), FreshJvm.median(processed.getOrDefault(entities, List.of()))));
        printMarginal(plain, processed, 1, 100);
        printMarginal(plain, processed, 100, 1000);
    }

    private static void printMarginal(
            Map<Integer, List<Long>> plain, Map<Integer, List<Long>> processed, int from, int to) {
        System.out.printf(
                "marginal ms an entity, %d to %d: javac %.1f, with Keywright %.1f%n",
                from, to, marginal(plain, from, to), marginal(processed, from, to));
    }

    private static double marginal(Map<Integer, List<Long>> times, int from, int to) {
        return (FreshJvm.median(times.getOrDefault(to, List.of()))
                        - FreshJvm.median(times.getOrDefault(from, List.of())))
                / (double) (to - from);
    }

    private static long compile(int entities, int aTable, boolean withProcessor)
            throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory("keywright-compile");
        try {
            return FreshJvm.numbers(
                    CompileOnce.class,
                    directory.toString(),
                    Integer.toString(entities),
                    Boolean.toString(withProcessor),
                    Integer.toString(aTable))[0];
        } finally {
            delete(directory);
        }
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
