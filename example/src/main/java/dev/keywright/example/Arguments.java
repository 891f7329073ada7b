package dev.keywright.example;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the command line asks for.
 *
 * @param help to print the help and do nothing else
 * @param aws DynamoDB itself
 * @param endpoint a DynamoDB at this address; null with {@code aws} and for the local server
 * @param table the table's name
 */
record Arguments(boolean help, boolean aws, @Nullable URI endpoint, String table) {
    static final String HELP = """
            Runs an orders service on one DynamoDB table: writes a few hundred items, asks its five questions and prints
            what each of them cost, then shows what else the generated code takes care of.

              --endpoint URI   use the DynamoDB, or the emulator, at this address, such as http://localhost:8000
              --aws            use DynamoDB on AWS; region and credentials are found as the AWS SDK always does
              --table NAME     the table to create or to use again; default: keywright-orders-example
              --help           print this

            Without --endpoint and --aws it starts a local server, in memory, that ends with it.
            """;

    private static final String DEFAULT_TABLE = "keywright-orders-example";

    /** The arguments as a JVM gets them. */
    static Arguments parse(String... args) {
        Deque<String> rest = new ArrayDeque<>(List.of(args));
        Arguments parsed = new Arguments(false, false, null, DEFAULT_TABLE);
        while (!rest.isEmpty()) {
            parsed = parsed.with(rest.remove(), rest);
        }
        if (parsed.aws && parsed.endpoint != null) {
            throw new InvalidArgumentsException("--aws and --endpoint exclude each other");
        }
        return parsed;
    }

    private Arguments with(String option, Deque<String> rest) {
        return switch (option) {
            case "--help" -> new Arguments(true, aws, endpoint, table);
            case "--aws" -> new Arguments(help, true, endpoint, table);
            case "--endpoint" -> new Arguments(help, aws, address(value(option, rest)), table);
            case "--table" -> new Arguments(help, aws, endpoint, tableName(value(option, rest)));
            default -> throw new InvalidArgumentsException("unknown argument \"" + option + "\"");
        };
    }

    private static String value(String option, Deque<String> rest) {
        String value = rest.poll();
        if (value == null || value.startsWith("--")) {
            throw new InvalidArgumentsException(option + " needs a value");
        }
        return value;
    }

    private static URI address(String text) {
        try {
            URI address = URI.create(text);
            if (("http".equals(address.getScheme()) || "https".equals(address.getScheme()))
                    && address.getHost() != null) {
                return address;
            }
        } catch (IllegalArgumentException e) {
            // The same answer as for an address of another shape.
        }
        throw new InvalidArgumentsException(
                "--endpoint \"" + text + "\" is not an address such as http://localhost:8000");
    }

    /** DynamoDB's rule for names of tables. */
    private static String tableName(String name) {
        if (!name.matches("[a-zA-Z0-9_.-]{3,255}")) {
            throw new InvalidArgumentsException(
                    "--table \"" + name + "\" is not 3 to 255 of a-z, A-Z, 0-9, _, . and -");
        }
        return name;
    }

    /** Which DynamoDB is meant, for messages. */
    String where() {
        if (aws) {
            return "AWS";
        }
        return endpoint == null ? "the local server" : endpoint.toString();
    }
}
