package dev.keywright.processor.report;

import dev.keywright.processor.diagnostic.Location;

/** From places as data to places in files. */
interface Locator {
    /** The place, or none in any file if the type is not being compiled. */
    Place locate(Location at);

    /** Whether the type is being compiled from source in this run, as far as can be told. */
    boolean isCompiled(String type);
}
