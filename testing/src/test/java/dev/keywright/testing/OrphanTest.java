package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** However the JVM ends, its server ends. */
class OrphanTest {
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a killed JVM leaves its server there")
    void noneIsLeftByAKilledJvm() throws Exception {
        expectServerToEndAfter(jvm -> jvm.toHandle().destroyForcibly(), 128 + 9);
    }

    @Test
    void noneIsLeftByAJvmThatEndsWithoutClosing() throws Exception {
        expectServerToEndAfter(jvm -> jvm.getOutputStream().close(), 0);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no such signal")
    void noneIsLeftByATerminatedJvm() throws Exception {
        expectServerToEndAfter(jvm -> jvm.toHandle().destroy(), 128 + 15);
    }

    private static void expectServerToEndAfter(JvmEnd end, int exitCode) throws Exception {
        Process jvm = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServedJvm.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            URI endpoint = URI.create(jvm.inputReader().readLine());
            List<ProcessHandle> servers = jvm.descendants()
                    .filter(process -> process.info().command().orElse("").contains("dynoxide"))
                    .toList();
            assertThat(servers).hasSize(1);
            assertThat(Ports.isOpen(endpoint)).isTrue();

            end.end(jvm);

            assertThat(jvm.waitFor()).isEqualTo(exitCode);
            servers.get(0).onExit().get(5, TimeUnit.SECONDS);
            assertThat(Ports.isOpen(endpoint)).isFalse();
        } finally {
            jvm.destroyForcibly();
        }
    }

    /** Signals go to the handle, because {@link Process#destroy()} closes the input too, which ends this JVM by itself. */
    private interface JvmEnd {
        void end(Process jvm) throws IOException;
    }
}
