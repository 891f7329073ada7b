package dev.keywright.processor.write;

import java.io.IOException;
import java.util.Set;

/** Where generated sources go: a compiler's filer, or a map in a test. */
@FunctionalInterface
public interface SourceSink {
    /** Takes one generated class by its qualified name. */
    void write(String qualifiedName, String source) throws IOException;

    /** The simple names of the types that a package has, which hide those that every source sees without an import. */
    default Set<String> typesIn(String packageName) {
        return Set.of();
    }
}
