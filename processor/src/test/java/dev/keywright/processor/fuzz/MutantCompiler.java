package dev.keywright.processor.fuzz;

import dev.keywright.processor.KeywrightProcessor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles models in memory, thousands in a row: what is opened of the class path stays open. */
final class MutantCompiler implements AutoCloseable {
    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files = javac.getStandardFileManager(null, Locale.ROOT, null);

    /** What the compiler says of sources, without the processor or with it. */
    List<Diagnostic<? extends JavaFileObject>> compile(List<JavaFileObject> sources, boolean processed) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        JavaCompiler.CompilationTask task =
                javac.getTask(new StringWriter(), new InMemory(files), diagnostics, options(processed), null, sources);
        if (processed) {
            task.setProcessors(List.of(new KeywrightProcessor()));
        }
        task.call();
        return diagnostics.getDiagnostics();
    }

    private static List<String> options(boolean processed) {
        List<String> options = new ArrayList<>(List.of("-Xlint:all,-path,-processing", "-Xmaxerrs", "1000"));
        if (!processed) {
            options.add("-proc:none");
        }
        return options;
    }

    @Override
    public void close() throws IOException {
        files.close();
    }

    /** A source of its own, which isn't generated. */
    static JavaFileObject source(String path, String text) {
        return new Source(URI.create("string:///" + path), text);
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(URI uri, String text) {
            super(uri, Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** What the compiler or the processor writes. */
    static final class Written extends SimpleJavaFileObject {
        private final StringWriter text = new StringWriter();

        Written(String path, Kind kind) {
            super(URI.create("memory:///" + path), kind);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text.toString();
        }

        @Override
        public Writer openWriter() {
            return text;
        }

        @Override
        public OutputStream openOutputStream() {
            return new ByteArrayOutputStream();
        }
    }

    private static final class InMemory extends ForwardingJavaFileManager<StandardJavaFileManager> {
        InMemory(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new Written(className.replace('.', '/') + kind.extension, kind);
        }

        @Override
        public FileObject getFileForOutput(Location location, String packageName, String name, FileObject sibling) {
            return new Written(packageName.replace('.', '/') + "/" + name, JavaFileObject.Kind.OTHER);
        }

        @Override
        public FileObject getFileForInput(Location location, String packageName, String name) throws IOException {
            if (location == StandardLocation.CLASS_OUTPUT || location == StandardLocation.SOURCE_OUTPUT) {
                throw new java.io.FileNotFoundException(name);
            }
            return super.getFileForInput(location, packageName, name);
        }

        @Override
        public boolean isSameFile(FileObject one, FileObject other) {
            return one.toUri().equals(other.toUri());
        }

        @Override
        public String inferBinaryName(Location location, JavaFileObject file) {
            if (file instanceof Written || file instanceof Source) {
                String path = file.toUri().getPath();
                return path.substring(1, path.lastIndexOf('.')).replace('/', '.');
            }
            return super.inferBinaryName(location, file);
        }
    }
}
