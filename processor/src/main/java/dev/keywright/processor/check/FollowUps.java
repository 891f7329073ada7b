package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.PatternOutcome;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells whether what is wrong with a pattern only follows from an error that has been told already. */
final class FollowUps {
    private final TableModel table;
    private final List<Diagnostic> errors;

    FollowUps(TableModel table, Diagnostics diagnostics) {
        this.table = table;
        this.errors = diagnostics.all().stream()
                .filter(diagnostic -> diagnostic.code().isError())
                .toList();
    }

    /** Whether something is wrong with the pattern itself, with a type that it asks for, or with an index. */
    boolean has(PatternOutcome outcome) {
        Set<String> types = new HashSet<>(outcome.types());
        return errors.stream()
                .anyMatch(error -> error.at().isWithin(outcome.pattern().at())
                        || (!error.code().isAboutPatterns()
                                && (types.contains(error.at().type()) || isAboutIndex(error, outcome))));
    }

    private boolean isAboutIndex(Diagnostic error, PatternOutcome outcome) {
        String named = outcome.pattern().index();
        for (IndexModel index : table.indexes()) {
            if ((named.isEmpty() || named.equals(index.name())) && error.at().isWithin(index.at())) {
                return true;
            }
        }
        return false;
    }
}
