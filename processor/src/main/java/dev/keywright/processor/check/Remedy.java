package dev.keywright.processor.check;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.plan.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What to write where no key serves a pattern: what an index almost has, or else another key. */
final class Remedy {
    private Remedy() {}

    /** One line. */
    static String of(TableAnalysis analysis, PatternOutcome outcome) {
        String index = outcome.pattern().index();
        for (Verdict.Refuses refusal : outcome.refusals()) {
            boolean isMeant = index.isEmpty() || index.equals(refusal.key().index());
            if (isMeant && refusal.lacksConsistentReadsOnly()) {
                return "no consistent = true: " + refusal.key().index() + " serves without";
            }
            if (isMeant && !refusal.unprojectedOnly().isEmpty()) {
                return included(analysis, refusal);
            }
        }
        if (outcome.pattern().consistent()) {
            return "no consistent = true, which leaves out global indexes; or a primary key that is given";
        }
        NearestKey nearest = NearestKey.find(analysis, outcome);
        return index.isEmpty() || nearest.index().equals(index)
                ? nearest.text()
                : nearest.text() + ", and index = \"" + nearest.index() + "\"";
    }

    private static String included(TableAnalysis analysis, Verdict.Refuses refusal) {
        String name = refusal.key().index();
        Optional<IndexModel> index = analysis.table().indexes().stream()
                .filter(each -> each.name().equals(name))
                .findFirst();
        List<String> include = new ArrayList<>(index.map(IndexModel::include).orElse(List.of()));
        include.addAll(refusal.unprojectedOnly());
        return "projection = Projection.INCLUDE, include = " + Words.quoted(include) + " on " + name
                + ", or the pattern on a @View without them";
    }
}
