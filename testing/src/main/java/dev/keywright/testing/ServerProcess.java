package dev.keywright.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The running server. It ends with {@link #close()}, and with this JVM however that ends: its parent is a shell that
 * waits on a pipe only this JVM holds, and kills the server when the pipe closes. Windows has no such shell; there a
 * shutdown hook ends the server, which a JVM that is killed doesn't run.
 */
final class ServerProcess implements AutoCloseable {
    /** Lets go of the output after starting the server, so that the output ends when the server does. */
    private static final String SUPERVISOR = """
            trap 'kill -9 $!; wait $!' EXIT
            trap exit HUP INT TERM
            "$@" </dev/null &
            exec >/dev/null 2>&1
            read -r line
            """;

    private static final int ATTEMPTS = 5;
    private static final int SECONDS_TO_END = 5;

    private final Process process;
    private final boolean supervised;
    private final URI endpoint;
    private final ServerOutput output;

    private ServerProcess(Process process, boolean supervised, URI endpoint) {
        this.process = process;
        this.supervised = supervised;
        this.endpoint = endpoint;
        this.output = ServerOutput.of(process);
    }

    /** Starts the server on a free port, and on another one if somebody else takes that port meanwhile. */
    static ServerProcess start(Path binary, boolean windows, Duration timeout) {
        for (int attempt = 1; true; attempt++) {
            ServerProcess server = launch(binary, windows);
            State state = server.await(timeout);
            if (state == State.LISTENING) {
                return server;
            }
            server.close();
            if (state != State.ENDED || attempt == ATTEMPTS) {
                throw new LocalDynamoDbUnavailableException("the DynamoDB server " + binary + " did not start: "
                        + state.description + "; its output: " + server.output);
            }
        }
    }

    private static ServerProcess launch(Path binary, boolean windows) {
        try {
            int port = freePort();
            List<String> command = new ArrayList<>();
            if (!windows) {
                command.addAll(List.of("/bin/sh", "-c", SUPERVISOR, "keywright-dynamodb"));
            }
            command.addAll(List.of(binary.toString(), "--host", "127.0.0.1", "--port", Integer.toString(port)));
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            if (windows) {
                Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
            }
            return new ServerProcess(process, !windows, URI.create("http://127.0.0.1:" + port));
        } catch (IOException e) {
            throw new LocalDynamoDbUnavailableException(
                    "the DynamoDB server " + binary + " did not start: " + e.getMessage(), e);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private enum State {
        LISTENING("it is listening"),
        ENDED("it ended at once, " + ATTEMPTS + " times"),
        SILENT("it did not listen in time"),
        INTERRUPTED("the thread was interrupted");

        private final String description;

        State(String description) {
            this.description = description;
        }
    }

    private State await(Duration timeout) {
        try (Socket socket = new Socket()) {
            if (!output.awaitListening(timeout)) {
                return State.ENDED;
            }
            socket.connect(new InetSocketAddress(endpoint.getHost(), endpoint.getPort()), (int) timeout.toMillis());
            return State.LISTENING;
        } catch (IOException | TimeoutException e) {
            return State.SILENT;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return State.INTERRUPTED;
        }
    }

    URI endpoint() {
        return endpoint;
    }

    /** Ends the server and waits until it has ended; an interrupted thread doesn't wait. */
    @Override
    public void close() {
        try {
            if (supervised) {
                process.getOutputStream().close();
            } else {
                process.destroyForcibly();
            }
            if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
