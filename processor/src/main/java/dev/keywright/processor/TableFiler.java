package dev.keywright.processor;

import java.io.IOException;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** Writes the files of one table as coming from all of its types, so that incremental builds know when they are stale. */
final class TableFiler implements Filer {
    private final Filer filer;
    private final Element[] types;

    TableFiler(Filer filer, Element[] types) {
        this.filer = filer;
        this.types = types.clone();
    }

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... originating) throws IOException {
        return filer.createSourceFile(name, types);
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... originating) throws IOException {
        return filer.createClassFile(name, types);
    }

    @Override
    public FileObject createResource(
            JavaFileManager.Location location,
            CharSequence moduleAndPackage,
            CharSequence relativeName,
            Element... originating)
            throws IOException {
        return filer.createResource(location, moduleAndPackage, relativeName, types);
    }

    @Override
    public FileObject getResource(
            JavaFileManager.Location location, CharSequence moduleAndPackage, CharSequence relativeName)
            throws IOException {
        return filer.getResource(location, moduleAndPackage, relativeName);
    }
}
