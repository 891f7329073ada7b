package dev.keywright.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * What the server says: all of it is read, because a full pipe would stop the server, and the last lines are kept for
 * error messages.
 */
final class ServerOutput {
    private static final int LINES_KEPT = 50;

    private final Deque<String> lines = new ArrayDeque<>();
    private final CompletableFuture<Boolean> listening = new CompletableFuture<>();

    private ServerOutput() {}

    static ServerOutput of(Process process) {
        ServerOutput output = new ServerOutput();
        Thread drain = new Thread(() -> output.drain(process.inputReader()), "keywright-dynamodb-output");
        drain.setDaemon(true);
        drain.start();
        return output;
    }

    private void drain(BufferedReader reader) {
        try (reader) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                keep(line);
                if (line.contains("listening on")) {
                    listening.complete(true);
                }
            }
        } catch (IOException e) {
            // The stream is closed under the reader when the process is destroyed: the end of the output too.
        }
        listening.complete(false);
    }

    private synchronized void keep(String line) {
        lines.addLast(line);
        if (lines.size() > LINES_KEPT) {
            lines.removeFirst();
        }
    }

    /** Waits until the server says that it is listening: true; false if its output ends before. */
    boolean awaitListening(Duration timeout) throws InterruptedException, TimeoutException {
        try {
            return listening.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The last lines, each on a line of its own, for the end of a message. */
    @Override
    public synchronized String toString() {
        String newLine = System.lineSeparator();
        return lines.isEmpty() ? "none" : newLine + String.join(newLine, lines);
    }
}
