package dev.keywright.benchmarks.compile;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * One compilation in a fresh JVM: {@code CompileOnce <directory> <entities> <with the processor?>}. Prints the CPU time of
 * the thread that compiles, which is what it would take on a machine that does nothing else.
 */
final class CompileOnce {
    private CompileOnce() {}

    public static void main(String[] args) throws IOException {
        Path directory = Path.of(args[0]);
        List<String> files = Sources.write(directory, Integer.parseInt(args[1]), Integer.parseInt(args[3]));
        String classPath = System.getProperty("java.class.path");
        List<String> arguments =
                new ArrayList<>(List.of("--release", "17", "-nowarn", "-d", args[0], "-cp", classPath));
        if (Boolean.parseBoolean(args[2])) {
            Collections.addAll(
                    arguments, "-processor", "dev.keywright.processor.KeywrightProcessor", "-processorpath", classPath);
        } else {
            arguments.add("-proc:none");
        }
        arguments.addAll(files);
        int exit = ToolProvider.getSystemJavaCompiler().run(null, null, System.err, arguments.toArray(String[]::new));
        System.out.println(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000);
        System.exit(exit);
    }
}
