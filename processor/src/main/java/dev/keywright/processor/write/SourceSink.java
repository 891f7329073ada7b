package dev.keywright.processor.write;

import java.io.IOException;

/** Where generated sources go: a compiler's filer, or a map in a test. */
@FunctionalInterface
public interface SourceSink {
    /** Takes one generated class by its qualified name. */
    void write(String qualifiedName, String source) throws IOException;
}
