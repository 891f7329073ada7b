package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The program as it is started, with a server of its own. */
class OrdersExampleProcessTest {
    @Test
    void endsWithZeroOnALocalServerThatEndsWithIt() throws Exception {
        Result result = run();
        assertThat(result.err).isEmpty();
        assertThat(result.out).contains("5. List open orders across customers, oldest first");
        assertThat(result.exitCode).isZero();
    }

    @Test
    void endsWithTwoForBadArguments() throws Exception {
        Result result = run("--tables");
        assertThat(result.exitCode).isEqualTo(2);
        assertThat(result.out).isEmpty();
        assertThat(result.err.lines())
                .containsExactly("orders example: unknown argument \"--tables\"; --help lists the options");
    }

    @Test
    void endsWithOneForAnUnreachableEndpoint() throws Exception {
        Result result = run("--endpoint", "http://127.0.0.1:1");
        assertThat(result.exitCode).isEqualTo(1);
        assertThat(result.err.lines()).singleElement().asString().startsWith("orders example: http://127.0.0.1:1: ");
    }

    private record Result(int exitCode, String out, String err) {}

    private static Result run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                OrdersExample.class.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).start();
        try {
            // What goes to stderr is a line at most, so that it can't fill its pipe meanwhile.
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            return new Result(process.exitValue(), out, err);
        } finally {
            process.destroyForcibly();
        }
    }
}
