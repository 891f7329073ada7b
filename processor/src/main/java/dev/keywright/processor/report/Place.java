package dev.keywright.processor.report;

import javax.tools.Diagnostic.Kind;

/**
 * Where a message goes.
 *
 * @param file what files are ordered by
 * @param offset what messages of one file are ordered by
 * @param printer prints there
 */
record Place(String file, long offset, Printer printer) {
    /** Prints one message. */
    interface Printer {
        /** Prints. */
        void print(Kind kind, String text);
    }
}
