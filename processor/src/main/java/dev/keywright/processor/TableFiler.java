package dev.keywright.processor;

import dev.keywright.processor.model.TableModel;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/** Writes the files of one table as coming from all of its types, so that incremental builds know when they are stale. */
final class TableFiler implements Filer {
    private static final String DOCUMENT = "access-patterns";

    private final Filer filer;
    private final Options options;
    private final Element[] types;
    private final Set<String> written = new HashSet<>();
    private final Set<String> taken = new TreeSet<>();

    TableFiler(Filer filer, Options options, Element[] types) {
        this.filer = filer;
        this.options = options;
        this.types = types.clone();
    }

    /** A type of the user's that has the name stays, and what would have been written is dropped. */
    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... originating) throws IOException {
        if (!written.add(name.toString())) {
            throw new FilerException("written twice: " + name);
        }
        try {
            return filer.createSourceFile(name, types);
        } catch (FilerException exists) {
            taken.add(name.toString());
            return new Dropped(name.toString());
        }
    }

    /** Writes the page on a table beside its classes and, if that was asked for, beside its sources. */
    void document(TableModel table, String page) throws IOException {
        document(StandardLocation.CLASS_OUTPUT, table, page);
        if (options.documentsInSources()) {
            document(StandardLocation.SOURCE_OUTPUT, table, page);
        }
    }

    private void document(JavaFileManager.Location location, TableModel table, String page) throws IOException {
        String folder = "META-INF/keywright/" + table.name() + "/";
        FileObject file;
        try {
            file = filer.createResource(location, "", folder + DOCUMENT + ".md", types);
        } catch (FilerException taken) {
            // By another table of that name; or the sources' folder is that of the classes, where the page is already.
            if (location == StandardLocation.SOURCE_OUTPUT) {
                return;
            }
            String name = DOCUMENT + "-" + table.type().qualifiedName() + ".md";
            file = filer.createResource(location, "", folder + name, types);
        }
        try (Writer out = file.openWriter()) {
            out.write(page);
        }
    }

    /** The qualified names that were not free. */
    Set<String> taken() {
        return taken;
    }

    private static final class Dropped extends SimpleJavaFileObject {
        Dropped(String name) {
            super(URI.create("dropped:///" + name.replace('.', '/') + Kind.SOURCE.extension), Kind.SOURCE);
        }

        @Override
        public Writer openWriter() {
            return Writer.nullWriter();
        }
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
