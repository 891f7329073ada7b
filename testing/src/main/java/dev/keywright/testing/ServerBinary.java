package dev.keywright.testing;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds the server's executable: where a system property says, else as Node finds packages ({@code node_modules} of the
 * working directory and of each folder above it, and there also of a module {@code testing}, as in Keywright's own
 * build), else on the PATH.
 */
final class ServerBinary {
    static final String PROPERTY = "keywright.dynamodb.binary";
    private static final String VERSION = "1.2.1";

    private ServerBinary() {}

    static Path find(Host host) {
        Optional<String> property = host.property(PROPERTY);
        if (property.isPresent()) {
            return named(property.get());
        }
        String executable = host.isWindows() ? "dynoxide.exe" : "dynoxide";
        return inNodeModules(host, executable)
                .or(() -> onPath(host, executable))
                .orElseThrow(() -> unavailable(host));
    }

    private static Path named(String name) {
        File file = new File(name).getAbsoluteFile();
        if (isExecutable(file)) {
            return file.toPath();
        }
        throw new LocalDynamoDbUnavailableException(
                "the system property " + PROPERTY + " is \"" + name + "\": there is no executable file of that name");
    }

    private static Optional<Path> inNodeModules(Host host, String executable) {
        Path inModule = Path.of("node_modules", "@dynoxide", host.platform(), executable);
        for (Path folder = host.workingDirectory(); folder != null; folder = folder.getParent()) {
            for (Path module : List.of(folder, folder.resolve("testing"))) {
                Path binary = module.resolve(inModule);
                if (isExecutable(binary.toFile())) {
                    return Optional.of(binary);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> onPath(Host host, String executable) {
        for (String folder : host.variable("PATH").orElse("").split(Pattern.quote(File.pathSeparator), -1)) {
            File file = new File(folder, executable).getAbsoluteFile();
            if (!folder.isEmpty() && isExecutable(file) && !isScript(file.toPath())) {
                return Optional.of(file.toPath());
            }
        }
        return Optional.empty();
    }

    private static boolean isExecutable(File file) {
        return file.isFile() && file.canExecute();
    }

    /** npm's launcher is a script that starts the server as its child, which would outlive it. */
    private static boolean isScript(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return in.read() == '#' && in.read() == '!';
        } catch (IOException e) {
            return true;
        }
    }

    private static LocalDynamoDbUnavailableException unavailable(Host host) {
        return new LocalDynamoDbUnavailableException("no DynamoDB server for " + host.platform()
                + ": run `npm install --save-optional --save-exact @dynoxide/" + host.platform() + "@" + VERSION
                + "` in the project's folder, or give an endpoint by the system property " + Endpoint.PROPERTY
                + " or the environment variable " + Endpoint.VARIABLE + " (looked in node_modules and"
                + " testing/node_modules of " + host.workingDirectory()
                + " and the folders above it, then on the PATH for dynoxide)");
    }
}
