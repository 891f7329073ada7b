package dev.keywright.testing;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the launcher knows of the machine and the JVM it runs in; a value, so that tests can describe another one. */
record Host(Settings properties, Settings environment, Path workingDirectory) {

    /** Settings by name; null where there is none. */
    interface Settings {
        @Nullable
        String get(String name);
    }

    static Host current() {
        return new Host(System::getProperty, System::getenv, Path.of("").toAbsolutePath());
    }

    /** A system property; one that is blank counts as not given. */
    Optional<String> property(String name) {
        return given(properties.get(name));
    }

    /** An environment variable; one that is blank counts as not given. */
    Optional<String> variable(String name) {
        return given(environment.get(name));
    }

    boolean isWindows() {
        return operatingSystem().equals("win32");
    }

    /** The platform in npm's words, such as {@code linux-x64}: the name of the package with the server's binary. */
    String platform() {
        String arch = property("os.arch").orElse("unknown").toLowerCase(Locale.ROOT);
        return operatingSystem() + "-"
                + switch (arch) {
                    case "amd64", "x86_64" -> "x64";
                    case "aarch64" -> "arm64";
                    default -> arch;
                };
    }

    private String operatingSystem() {
        String name = property("os.name").orElse("unknown").toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return "win32";
        }
        return name.startsWith("mac") ? "darwin" : name.replace(' ', '_');
    }

    private static Optional<String> given(@Nullable String value) {
        return Optional.ofNullable(value).map(String::strip).filter(text -> !text.isEmpty());
    }
}
