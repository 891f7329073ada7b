package dev.keywright.testing;

import java.nio.file.Path;
import java.util.Map;

/** The hosts that the tests describe. */
final class Hosts {
    private Hosts() {}

    /** This one, but with no endpoint configured, so that a server is started. */
    static Host withoutEndpoint() {
        Host current = Host.current();
        return new Host(
                name -> name.equals(Endpoint.PROPERTY)
                        ? null
                        : current.properties().get(name),
                name -> name.equals(Endpoint.VARIABLE)
                        ? null
                        : current.environment().get(name),
                current.workingDirectory());
    }

    /** A Linux machine with these settings and no other. */
    static Host linux(Map<String, String> properties, Map<String, String> environment, Path workingDirectory) {
        Map<String, String> system = Map.of("os.name", "Linux", "os.arch", "amd64");
        return new Host(name -> properties.getOrDefault(name, system.get(name)), environment::get, workingDirectory);
    }
}
