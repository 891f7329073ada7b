package dev.keywright.processor.report;

import dev.keywright.processor.diagnostic.Code.Severity;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.Diagnostic.Kind;

/**
 * The last stage: prints the diagnostics of a whole compilation by file, position and code, each once. It waits for the last
 * round, as an error printed earlier would keep javac from running another.
 */
public final class Reporter {
    private final Locator locator;
    private final Map<Diagnostic, String> tables = new LinkedHashMap<>();
    private final Suppression suppression = new Suppression();

    /** With trees where the compiler has them. */
    public Reporter(ProcessingEnvironment environment) {
        this(Locators.of(environment));
    }

    Reporter(Locator locator) {
        this.locator = locator;
    }

    /** Adds what was found outside any table. */
    public void add(Diagnostics diagnostics) {
        add(diagnostics, "");
    }

    /** Adds what was found in a table, by the qualified name of its type. */
    public void add(Diagnostics diagnostics, String table) {
        diagnostics.all().forEach(diagnostic -> tables.putIfAbsent(diagnostic, table));
    }

    /** Takes in what a table's types quiet. */
    public void quiet(TableModel table) {
        suppression.add(table);
    }

    /** Prints all. */
    public void print() {
        List<Message> messages = new ArrayList<>();
        tables.forEach((diagnostic, table) -> {
            if (diagnostic.code().isError() || isWanted(diagnostic, table)) {
                messages.add(message(diagnostic, table));
            }
        });
        messages.sort(Comparator.comparing((Message message) -> message.place().file())
                .thenComparing(message -> message.place().offset())
                .thenComparing(message -> message.diagnostic().code()));
        messages.forEach(message -> message.place()
                .printer()
                .print(
                        kind(message.diagnostic().code().severity()),
                        message.diagnostic().text()));
    }

    private record Message(Diagnostic diagnostic, Place place) {}

    /** Of a type in a class file nobody can tell any more what its source quiets. */
    private boolean isWanted(Diagnostic diagnostic, String table) {
        return locator.isCompiled(diagnostic.at().type()) && !suppression.quiets(diagnostic, table);
    }

    private Message message(Diagnostic diagnostic, String table) {
        Location at = diagnostic.at();
        if (at.type().isEmpty() || locator.isCompiled(at.type())) {
            return new Message(diagnostic, locator.locate(at));
        }
        String element = at.component().isEmpty() ? at.type() : at.type() + "." + at.component();
        return new Message(
                diagnostic.line("in", element + ", which is not compiled here"), locator.locate(Location.type(table)));
    }

    private static Kind kind(Severity severity) {
        return switch (severity) {
            case ERROR -> Kind.ERROR;
            case WARNING -> Kind.WARNING;
            case NOTE -> Kind.NOTE;
        };
    }
}
