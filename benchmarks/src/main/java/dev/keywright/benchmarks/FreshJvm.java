package dev.keywright.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Runs a main class in a JVM of its own, with the class path and the JDK of this one. */
public final class FreshJvm {
    private FreshJvm() {}

    /** The numbers that it prints. */
    public static long[] numbers(Class<?> main, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Collections.addAll(command, "-cp", System.getProperty("java.class.path"), main.getName());
        Collections.addAll(command, arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(main.getSimpleName() + " " + List.of(arguments) + " failed: " + output);
        }
        return Arrays.stream(output.trim().split("\\s+", -1))
                .mapToLong(Long::parseLong)
                .toArray();
    }

    /** The middle one. */
    public static long median(List<Long> numbers) {
        return numbers.stream().sorted().toList().get(numbers.size() / 2);
    }
}
