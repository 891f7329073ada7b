package dev.keywright.testing;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The address of a DynamoDB that somebody else runs, checked when it is read. */
record Endpoint(URI uri) {
    static final String PROPERTY = "keywright.dynamodb.endpoint";
    static final String VARIABLE = "DYNAMODB_ENDPOINT";

    /** Only such names may go to {@link InetAddress}, which would ask the name service for any other. */
    private static final Pattern IP_ADDRESS = Pattern.compile("[0-9]+(\\.[0-9]+){3}|\\[[0-9A-Fa-f:.]+]");

    /** The endpoint that the host names, if it names one: the system property wins over the environment variable. */
    static Optional<Endpoint> given(Host host) {
        Optional<Endpoint> property =
                host.property(PROPERTY).map(text -> parse("the system property " + PROPERTY, text));
        return property.isPresent()
                ? property
                : host.variable(VARIABLE).map(text -> parse("the environment variable " + VARIABLE, text));
    }

    static Endpoint of(URI uri) {
        return parse("the given endpoint", uri.toString());
    }

    private static Endpoint parse(String source, String text) {
        try {
            URI uri = new URI(text);
            boolean web = "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
            if (web && uri.getHost() != null) {
                return new Endpoint(uri);
            }
        } catch (URISyntaxException e) {
            // The same answer as for an address of another shape.
        }
        throw new LocalDynamoDbUnavailableException(
                source + " is \"" + text + "\": it must be an address such as http://localhost:8000");
    }

    /**
     * Whether the server is an emulator, going by its address: this machine, a private address, or a name without a dot as
     * containers have.
     */
    boolean isLocal() {
        String name = uri.getHost().toLowerCase(Locale.ROOT);
        if (!IP_ADDRESS.matcher(name).matches()) {
            return !name.contains(".") || name.endsWith(".localhost") || name.equals("host.docker.internal");
        }
        try {
            InetAddress address = InetAddress.getByName(name);
            return address.isLoopbackAddress() || address.isAnyLocalAddress() || address.isSiteLocalAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
