package dev.keywright.processor;

import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import java.io.IOException;
import javax.lang.model.util.Elements;

/** What follows reading. */
interface LaterStages {
    /** Checks and plans a table. Of an incomplete one it tells only what holds whatever is missing. */
    Output check(TableModel table, Diagnostics diagnostics);

    /** Writes what a table became: all of it, or empty types where it has errors. */
    interface Output {
        /** Writes to files. */
        void write(TableFiler filer, Elements elements) throws IOException;
    }
}
