package dev.keywright.processor.write;

import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;

/** Hands generated sources to the compiler, each with all the elements of its table as its origin. */
public final class FilerSink implements SourceSink {
    private final Filer filer;
    private final Element[] originating;

    /** A sink for what is generated from the given elements. */
    public FilerSink(Filer filer, Element... originating) {
        this.filer = filer;
        this.originating = originating.clone();
    }

    @Override
    public void write(String qualifiedName, String source) throws IOException {
        try (Writer out = filer.createSourceFile(qualifiedName, originating).openWriter()) {
            out.write(source);
        }
    }
}
