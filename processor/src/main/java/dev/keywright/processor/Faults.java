package dev.keywright.processor;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.jspecify.annotations.Nullable;

/** Describes an exception that should not have been: a fault of Keywright's own, and what to report of it. */
final class Faults {
    private final Options options;

    Faults(Options options) {
        this.options = options;
    }

    /** At the table, or nowhere if its name is {@code ""}. */
    Diagnostic describe(Throwable fault, String stage, String table) {
        String what = fault.getClass().getName() + (fault.getMessage() == null ? "" : ": " + fault.getMessage());
        String where = table.isEmpty() ? "" : " of " + table.substring(table.lastIndexOf('.') + 1);
        Diagnostic diagnostic = Diagnostic.of(
                        Code.INTERNAL_ERROR,
                        Location.type(table),
                        "a bug in Keywright: its stage \"" + stage + "\"" + where + " failed.")
                .found(what)
                .line("version", version());
        return options.trace()
                ? diagnostic.line("trace", trace(fault))
                : diagnostic.write("-Akeywright.trace, and report what it prints with the model that makes it happen");
    }

    private static String version() {
        @Nullable String version = Faults.class.getPackage().getImplementationVersion();
        return (version == null ? "unreleased" : version) + " on Java " + Runtime.version();
    }

    private static String trace(Throwable fault) {
        StringWriter text = new StringWriter();
        fault.printStackTrace(new PrintWriter(text, true));
        return text.toString().stripTrailing();
    }
}
