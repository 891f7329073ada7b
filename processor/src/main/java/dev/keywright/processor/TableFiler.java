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
        String folder = "META-INF/keywright/" + table.name() + "/";
        String name = folder + DOCUMENT + ".md";
        if (!resource(StandardLocation.CLASS_OUTPUT, name, page)) {
            // Another table has the same name in DynamoDB.
            name = folder + DOCUMENT + "-" + table.type().qualifiedName() + ".md";
            resource(StandardLocation.CLASS_OUTPUT, name, page);
        }
        if (options.documentsInSources()) {
            // Where the sources' folder is that of the classes, the page is there already.
            resource(StandardLocation.SOURCE_OUTPUT, name, page);
        }
    }

    /** Whether the name was free. */
    private boolean resource(JavaFileManager.Location location, String name, String text) throws IOException {
        try (Writer out = filer.createResource(location, "", name, types).openWriter()) {
            out.write(text);
            return true;
        } catch (FilerException taken) {
            return false;
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
