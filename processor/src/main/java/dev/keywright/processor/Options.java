package dev.keywright.processor;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The options that begin with {@code keywright.}, read once.
 *
 * @param trace whether a fault of ours prints its stack trace: {@code -Akeywright.trace}
 * @param documentsInSources whether the pages on tables are written beside the generated sources too: {@code
 *     -Akeywright.documents=sources}
 */
record Options(boolean trace, boolean documentsInSources) {
    private static final String PREFIX = "keywright.";
    private static final String TRACE = PREFIX + "trace";

    private static final String DOCUMENTS = PREFIX + "documents";

    private static final Set<String> NAMES = Set.of(TRACE, DOCUMENTS);

    /** Those that we know, and those that we report: javac need not tell of them as well. */
    static Set<String> supported(Map<String, String> given) {
        Set<String> names = new TreeSet<>(NAMES);
        given.keySet().stream().filter(name -> name.startsWith(PREFIX)).forEach(names::add);
        return names;
    }

    static Options read(Map<String, String> given, Diagnostics diagnostics) {
        boolean trace = false;
        boolean documentsInSources = false;
        for (Map.Entry<String, String> option : new TreeMap<>(given).entrySet()) {
            // javac gives null for an option without a value.
            String value = String.valueOf(option.getValue());
            if (option.getKey().equals(TRACE)) {
                trace = flag(option.getKey(), value, diagnostics);
            } else if (option.getKey().equals(DOCUMENTS)) {
                documentsInSources = isSources(option.getKey(), value, diagnostics);
            } else if (option.getKey().startsWith(PREFIX)) {
                diagnostics.report(problem(Code.UNKNOWN_OPTION, option.getKey(), "there is no such option.")
                        .found("options are "
                                + Diagnostic.listed(NAMES.stream().sorted().toList())));
            }
        }
        return new Options(trace, documentsInSources);
    }

    private static boolean isSources(String name, String value, Diagnostics diagnostics) {
        if (!value.equals("classes") && !value.equals("sources")) {
            diagnostics.report(problem(Code.OPTION_VALUE, name, "it is classes or sources.")
                    .found(value)
                    .write("-A" + name + "=sources"));
        }
        return value.equals("sources");
    }

    private static boolean flag(String name, String value, Diagnostics diagnostics) {
        switch (value) {
            case "null", "true" -> {
                return true;
            }
            case "false" -> {
                return false;
            }
            default -> {
                diagnostics.report(problem(Code.OPTION_VALUE, name, "it is true or false.")
                        .found(value)
                        .write("-A" + name + ", or -A" + name + "=false"));
                return false;
            }
        }
    }

    private static Diagnostic problem(Code code, String name, String verdict) {
        return Diagnostic.of(code, Location.type(""), "option " + name + ": " + verdict);
    }
}
