package dev.keywright.processor.read;

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
        String table, @Nullable TableModel model, Diagnostics diagnostics, Map<String, Location> unresolved) {}
