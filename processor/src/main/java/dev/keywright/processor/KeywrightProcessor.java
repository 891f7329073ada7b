package dev.keywright.processor;

import com.google.auto.service.AutoService;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.read.ReadTable;
import dev.keywright.processor.read.TablesReader;
import dev.keywright.processor.report.Reporter;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Writes the data-access code of the tables in a compilation, or says why a table can't be what it claims. Each table is read,
 * checked, planned and written in the round in which all its types are there; what there is to tell is told in the last.
 */
@AutoService(Processor.class)
public final class KeywrightProcessor extends AbstractProcessor {
    private final LaterStages later;
    private final Map<String, ReadTable> waiting = new LinkedHashMap<>();
    private TablesReader reader;
    private Reporter reporter;
    private Options options;
    private Faults faults;

    /** As javac makes it. */
    public KeywrightProcessor() {
        this(new PlanAndWrite());
    }

    KeywrightProcessor(LaterStages later) {
        this.later = later;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("dev.keywright.annotations.*");
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Options.supported(isInitialized() ? processingEnv.getOptions() : Map.of());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        Diagnostics diagnostics = new Diagnostics();
        options = Options.read(environment.getOptions(), diagnostics);
        faults = new Faults(options);
        reader = new TablesReader(environment.getElementUtils(), environment.getTypeUtils());
        reporter = new Reporter(environment);
        reporter.add(diagnostics);
    }

    // Unclaimed annotations make javac -Xlint warn in users' builds; ours are no other processor's business.
    @SuppressWarnings("DoNotClaimAnnotations")
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (round.processingOver()) {
            finish(round.errorRaised());
        } else {
            add(annotations, round);
            reader.pending().forEach(this::run);
        }
        return true;
    }

    private void add(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Diagnostics diagnostics = new Diagnostics();
        try {
            Set<TypeElement> annotated = new LinkedHashSet<>();
            Set<Element> attributes = new LinkedHashSet<>();
            for (TypeElement annotation : annotations) {
                for (Element element : round.getElementsAnnotatedWith(annotation)) {
                    if (element instanceof TypeElement type) {
                        annotated.add(type);
                    } else {
                        attributes.add(element);
                    }
                }
            }
            reader.add(annotated, diagnostics);
            reader.addAttributes(attributes);
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError fault) {
            diagnostics.report(faults.describe(fault, "read", ""));
        }
        reporter.add(diagnostics);
    }

    private void run(String table) {
        ReadTable read = new TableRun(reader, later, processingEnv, faults, options).run(table);
        if (read.unresolved().isEmpty()) {
            waiting.remove(table);
            reporter.add(read.diagnostics(), table);
            if (read.model() != null) {
                reporter.quiet(read.model());
            }
        } else {
            waiting.put(table, read);
        }
    }

    /** A type that is still missing because another processor failed is that one's to tell. */
    private void finish(boolean failed) {
        if (!failed) {
            reporter.add(reader.stillMissing());
            reporter.add(reader.strays());
            waiting.values().forEach(read -> reporter.add(read.missing(), read.table()));
        }
        reporter.print();
    }
}
