package dev.keywright.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another processor in the build, which makes types in the first round. */
final class MakingProcessor extends AbstractProcessor {
    private final List<String> sources;

    MakingProcessor(List<String> sources) {
        this.sources = new ArrayList<>(sources);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (String source : sources) {
            try (Writer writer = processingEnv
                    .getFiler()
                    .createSourceFile(SourceName.of(source))
                    .openWriter()) {
                writer.write(source);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        sources.clear();
        return false;
    }
}
