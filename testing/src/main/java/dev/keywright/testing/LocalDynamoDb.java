package dev.keywright.testing;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * A DynamoDB for tests: a server in memory on a free port of this machine, or any other endpoint.
 *
 * <p>The system property {@code keywright.dynamodb.endpoint}, else the environment variable {@code DYNAMODB_ENDPOINT},
 * names the endpoint to use. Without either, the dynoxide server is started: the executable that the system property
 * {@code keywright.dynamodb.binary} names, else npm's package {@code @dynoxide/<platform>} in {@code node_modules} of the
 * working directory or a folder above it (and of a module {@code testing} there), else {@code dynoxide} on the PATH.
 *
 * <p>A server that was started ends with {@link #close()}, and at the latest with this JVM, even one that is killed
 * (except on Windows, where a killed JVM leaves it running).
 *
 * <p>Instances are safe for use by several threads.
 */
public final class LocalDynamoDb implements AutoCloseable {
    private static final Duration TIME_TO_START = Duration.ofSeconds(20);

    private static @Nullable LocalDynamoDb shared;

    private final Endpoint endpoint;
    private final @Nullable ServerProcess server;
    private final boolean isShared;
    private @Nullable DynamoDbClient client;
    private boolean closed;

    private LocalDynamoDb(Endpoint endpoint, @Nullable ServerProcess server, boolean isShared) {
        this.endpoint = endpoint;
        this.server = server;
        this.isShared = isShared;
    }

    /**
     * Starts a server of the caller's own, empty; where an endpoint is configured, that one is used and nothing started.
     *
     * @return the running server, for the caller to close
     * @throws LocalDynamoDbUnavailableException if there is no server for this machine, or it doesn't start, or the
     *     configured endpoint is invalid
     */
    public static LocalDynamoDb start() {
        return start(Host.current(), false);
    }

    /**
     * The one that all of this JVM share, started at the first call. It ends with the JVM; to close it does nothing.
     *
     * @return always the same one
     * @throws LocalDynamoDbUnavailableException as {@link #start()} does
     */
    public static synchronized LocalDynamoDb shared() {
        LocalDynamoDb running = shared;
        if (running == null) {
            running = start(Host.current(), true);
            shared = running;
        }
        return running;
    }

    /**
     * Uses the DynamoDB at the endpoint, whatever else is configured, and starts nothing.
     *
     * @param endpoint such as {@code http://localhost:8000}
     * @return the DynamoDB there; closing it closes its client alone
     * @throws LocalDynamoDbUnavailableException if it isn't an http or https address with a host
     */
    public static LocalDynamoDb at(URI endpoint) {
        return new LocalDynamoDb(Endpoint.of(endpoint), null, false);
    }

    static LocalDynamoDb start(Host host, boolean isShared) {
        Optional<Endpoint> given = Endpoint.given(host);
        if (given.isPresent()) {
            return new LocalDynamoDb(given.get(), null, isShared);
        }
        ServerProcess server = ServerProcess.start(ServerBinary.find(host), host.isWindows(), TIME_TO_START);
        return new LocalDynamoDb(new Endpoint(server.endpoint()), server, isShared);
    }

    /** {@return where it is} */
    public URI endpoint() {
        return endpoint.uri();
    }

    /** {@return its client, which all callers share; it is closed with this object and not by them} */
    public synchronized DynamoDbClient client() {
        if (closed) {
            throw new IllegalStateException("the DynamoDB at " + endpoint() + " is closed");
        }
        DynamoDbClient built = client;
        if (built == null) {
            built = clientBuilder().build();
            client = built;
        }
        return built;
    }

    /**
     * A builder for a client of the caller's own, who closes it: say with an interceptor, or another HTTP client.
     *
     * <p>If the endpoint is on this machine, at a private address or at a name without a dot (as containers have), it is
     * taken for an emulator: the builder gets made-up credentials and the region {@code us-east-1}, and real ones are
     * never sent. For any other endpoint the SDK looks up credentials and region as it always does.
     *
     * @return a new builder, with endpoint, and credentials and region if it is an emulator
     */
    public DynamoDbClientBuilder clientBuilder() {
        DynamoDbClientBuilder builder = DynamoDbClient.builder().endpointOverride(endpoint());
        if (endpoint.isLocal()) {
            builder.region(Region.US_EAST_1)
                    .credentialsProvider(
                            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")));
        }
        return builder;
    }

    /** Closes the client and ends the server, if this object started one; nothing if it is the shared one. */
    @Override
    public synchronized void close() {
        if (isShared) {
            return;
        }
        closed = true;
        if (client != null) {
            client.close();
        }
        if (server != null) {
            server.close();
        }
    }
}
