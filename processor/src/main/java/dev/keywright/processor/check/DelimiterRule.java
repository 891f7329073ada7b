package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.Locale;

/** The delimiter is a single punctuation character. */
final class DelimiterRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        if (!analysis.delimiter().isUsable()) {
            char delimiter = table.delimiter();
            boolean isMark = "{}\"'".indexOf(delimiter) >= 0;
            boolean isShown = delimiter > ' ' && delimiter < '\u007f';
            diagnostics.report(Diagnostic.of(
                            Code.DELIMITER,
                            Places.table(table).member("delimiter"),
                            Places.describe(table) + ": its delimiter is "
                                    + (isMark ? "a brace or quote." : "no ASCII punctuation character."))
                    .found(
                            isShown
                                    ? "'" + delimiter + "'"
                                    : String.format(Locale.ROOT, "character U+%04X", (int) delimiter))
                    .write("delimiter = '#', which is the default"));
        }
    }
}
