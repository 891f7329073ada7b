package dev.keywright.processor;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.read.ReadTable;
import dev.keywright.processor.read.TablesReader;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/** Takes one table through all stages. What goes wrong on the way is reported, and keeps no other table from its turn. */
final class TableRun {
    private final TablesReader reader;
    private final LaterStages later;
    private final ProcessingEnvironment environment;
    private final Faults faults;
    private final Options options;
    private String stage = "read";

    TableRun(
            TablesReader reader, LaterStages later, ProcessingEnvironment environment, Faults faults, Options options) {
        this.reader = reader;
        this.later = later;
        this.environment = environment;
        this.faults = faults;
        this.options = options;
    }

    /** Reads the table and, unless it has to wait for other processors, checks and writes it. */
    ReadTable run(String table) {
        Diagnostics diagnostics = new Diagnostics();
        try {
            stage = "read";
            ReadTable read = reader.read(table);
            if (!read.unresolved().isEmpty()) {
                return read;
            }
            reader.finish(table);
            diagnostics = read.diagnostics();
            if (read.model() != null) {
                checkAndWrite(read.model(), diagnostics);
            }
            return read;
        } catch (Exception | LinkageError | StackOverflowError | AssertionError fault) {
            diagnostics.report(faults.describe(fault, stage, table));
        }
        reader.finish(table);
        return new ReadTable(table, null, diagnostics, Map.of());
    }

    private void checkAndWrite(TableModel table, Diagnostics diagnostics) throws IOException {
        stage = "check";
        LaterStages.Output output = later.check(table, diagnostics);
        stage = "write";
        TableFiler filer = filer(table);
        output.write(filer, environment.getElementUtils());
        for (String name : filer.taken()) {
            diagnostics.report(Diagnostic.of(
                            Code.NAME_TAKEN,
                            table.at(),
                            "@Table on " + table.type().simpleName() + ": " + simple(name)
                                    + " is to be written, and is there already.")
                    .found(name)
                    .write("another name for yours"));
        }
    }

    private TableFiler filer(TableModel table) {
        Set<Element> types = new LinkedHashSet<>();
        add(table.type().qualifiedName(), types);
        table.collections().forEach(collection -> add(collection.type().qualifiedName(), types));
        table.views().forEach(view -> add(view.type().qualifiedName(), types));
        table.aggregates().forEach(aggregate -> add(aggregate.type().qualifiedName(), types));
        table.entities().forEach(entity -> add(entity.type().qualifiedName(), types));
        return new TableFiler(environment.getFiler(), options, types.toArray(new Element[0]));
    }

    private void add(String type, Set<Element> types) {
        Element element = environment.getElementUtils().getTypeElement(type);
        if (element != null) {
            types.add(element);
        }
    }

    private static String simple(String qualified) {
        return qualified.substring(qualified.lastIndexOf('.') + 1);
    }
}
