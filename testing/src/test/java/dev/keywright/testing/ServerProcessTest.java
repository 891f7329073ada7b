package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the servers that misbehave here are shell scripts")
class ServerProcessTest {
    @TempDir
    private Path folder;

    @Test
    void oneThatEndsAtOnceIsReportedWithItsOutput() throws IOException {
        Path binary = script("echo started >>\"$0.starts\"; echo 'cannot open the database' >&2; exit 3");

        assertThatThrownBy(() -> ServerProcess.start(binary, false, Duration.ofSeconds(20)))
                .isInstanceOf(LocalDynamoDbUnavailableException.class)
                .hasMessage("the DynamoDB server " + binary
                        + " did not start: it ended at once, 5 times; its output: %ncannot open the database"
                                .formatted());
        assertThat(folder.resolve("server.starts")).content().hasLineCount(5);
    }

    @Test
    void oneThatStaysSilentIsEndedAndReported() throws IOException {
        Path binary = script("echo $$ >\"$0.pid\"; echo waiting; exec sleep 60");

        assertThatThrownBy(() -> ServerProcess.start(binary, false, Duration.ofMillis(500)))
                .isInstanceOf(LocalDynamoDbUnavailableException.class)
                .hasMessageContaining("it did not listen in time; its output: %nwaiting".formatted());
        long pid = Long.parseLong(Files.readString(folder.resolve("server.pid")).strip());
        assertThat(ProcessHandle.of(pid)).isEmpty();
    }

    @Test
    void anotherPortIsTriedIfTheFirstIsTaken() throws IOException {
        Path binary = script("if mkdir \"$0.once\"; then echo 'port in use' >&2; exit 1; fi; exec '%s' \"$@\""
                .formatted(ServerBinary.find(Hosts.withoutEndpoint())));

        try (ServerProcess server = ServerProcess.start(binary, false, Duration.ofSeconds(20))) {
            assertThat(Ports.isOpen(server.endpoint())).isTrue();
        }
    }

    @Test
    void muchOutputDoesNotBlockIt() throws IOException {
        Path binary = script("yes 'a line of the log' | head -c 2000000; exec '%s' \"$@\""
                .formatted(ServerBinary.find(Hosts.withoutEndpoint())));

        try (ServerProcess server = ServerProcess.start(binary, false, Duration.ofSeconds(20))) {
            assertThat(Ports.isOpen(server.endpoint())).isTrue();
        }
    }

    @Test
    void interruptedThreadStaysInterrupted() throws IOException {
        Path binary = script("exec sleep 60");

        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> ServerProcess.start(binary, false, Duration.ofSeconds(20)))
                .hasMessageContaining("the thread was interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    private Path script(String body) throws IOException {
        Path file = Files.writeString(folder.resolve("server"), "#!/bin/sh\n" + body + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }
}
