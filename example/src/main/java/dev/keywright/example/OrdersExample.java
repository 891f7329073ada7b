package dev.keywright.example;

import dev.keywright.KeywrightException;
import dev.keywright.testing.LocalDynamoDbUnavailableException;
import java.io.PrintStream;
import software.amazon.awssdk.core.exception.SdkException;

/** Runs the orders service against a DynamoDB and prints what each access pattern cost. See {@link Arguments#HELP}. */
public final class OrdersExample {
    private static final int FAILED = 1;
    private static final int BAD_ARGUMENTS = 2;

    private OrdersExample() {}

    /** Runs the example; ends the JVM with 1 if it failed and with 2 if the arguments are wrong. */
    public static void main(String[] args) {
        int exitCode = run(System.out, System.err, args);
        if (exitCode != 0) {
            System.exit(exitCode);
        }
    }

    static int run(PrintStream out, PrintStream err, String... args) {
        Arguments arguments;
        try {
            arguments = Arguments.parse(args);
        } catch (InvalidArgumentsException e) {
            return fail(err, e.problem() + "; --help lists the options", BAD_ARGUMENTS);
        }
        if (arguments.help()) {
            out.print(Arguments.HELP);
            return 0;
        }
        Meter meter = new Meter();
        try (Database database = Database.open(arguments, meter)) {
            new Scenario(database, arguments, meter, new Report(out)).run();
            return 0;
        } catch (LocalDynamoDbUnavailableException e) {
            return fail(err, String.valueOf(e.getMessage()), FAILED);
        } catch (SdkException | KeywrightException | IllegalStateException e) {
            // IllegalStateException: there is a table of that name with other keys.
            return fail(err, arguments.where() + ": " + inShort(String.valueOf(e.getMessage())), FAILED);
        }
    }

    /** The SDK lists all of the places where it looked. */
    private static String inShort(String message) {
        if (message.startsWith("Unable to load region")) {
            return "no region is configured; set AWS_REGION, or one in your AWS profile";
        }
        return message.startsWith("Unable to load credentials")
                ? "no credentials are configured; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or an AWS profile"
                : message;
    }

    private static int fail(PrintStream err, String message, int exitCode) {
        err.println("orders example: " + message.replaceAll("\\s*\\R\\s*", " "));
        return exitCode;
    }
}
