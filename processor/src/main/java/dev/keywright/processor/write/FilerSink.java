package dev.keywright.processor.write;

import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;
import javax.lang.model.element.PackageElement;
import javax.lang.model.util.Elements;

/** Hands generated sources to the compiler. */
public final class FilerSink implements SourceSink {
    private final Filer filer;
    private final Elements elements;
    private final Map<String, Set<String>> types = new HashMap<>();

    /** A sink into a compiler's files, among the types that it knows. */
    public FilerSink(Filer filer, Elements elements) {
        this.filer = filer;
        this.elements = elements;
    }

    @Override
    public void write(String qualifiedName, String source) throws IOException {
        try (Writer out = filer.createSourceFile(qualifiedName).openWriter()) {
            out.write(source);
        }
    }

    @Override
    public Set<String> typesIn(String packageName) {
        return types.computeIfAbsent(packageName, this::read);
    }

    private Set<String> read(String packageName) {
        PackageElement owner = elements.getPackageElement(packageName);
        return owner == null
                ? Set.of()
                : owner.getEnclosedElements().stream()
                        .map(type -> type.getSimpleName().toString())
                        .collect(Collectors.toSet());
    }
}
