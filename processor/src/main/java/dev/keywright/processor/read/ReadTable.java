package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.TableModel;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of reading a table.
 *
 * @param table the qualified name of the table type
 * @param model the table; null for a type that can't be one
 * @param diagnostics what was wrong
 * @param unresolved types that aren't there yet, and where they are needed; while there are any, the rest is not to be used
 */
public record ReadTable(
        String table, @Nullable TableModel model, Diagnostics diagnostics, Map<String, Location> unresolved) {
    /** What to tell when no further round can bring what isn't there. */
    public Diagnostics missing() {
        return missing(unresolved);
    }

    static Diagnostics missing(Map<String, Location> unresolved) {
        Diagnostics missing = new Diagnostics();
        unresolved.forEach((type, at) -> missing.report(
                Diagnostic.of(Code.UNRESOLVED_TYPE, at, type + " is missing, so the table can't be read.")
                        .found("neither the sources nor an annotation processor has " + type)));
        return missing;
    }
}
