package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.plan.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
                return included(analysis, refusal) + viewed(analysis, outcome, refusal);
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
        return "projection = Projection.INCLUDE, include = " + Words.quoted(include) + " on " + name;
    }

    /** A view that the index serves; none where the index lacks what no view can do without. */
    private static String viewed(TableAnalysis analysis, PatternOutcome outcome, Verdict.Refuses refusal) {
        Set<String> lacking = new HashSet<>(refusal.unprojectedOnly());
        List<String> kept = new ArrayList<>();
        for (AttributeModel attribute : result(analysis, outcome)) {
            boolean isTrimmedBy = outcome.pattern().trim()
                    && outcome.pattern().where().stream()
                            .anyMatch(when -> when.root().equals(attribute.name()));
            if (!lacking.contains(attribute.storedName())) {
                kept.add(attribute.name());
            } else if (!isTrimmedBy) {
                lacking.remove(attribute.storedName());
            }
        }
        return kept.isEmpty() || !lacking.isEmpty()
                ? ""
                : ", or the pattern on a @View with only " + Diagnostic.listed(kept);
    }

    /** The attributes that the pattern returns; none where it returns something else than an entity or a view of one. */
    private static List<AttributeModel> result(TableAnalysis analysis, PatternOutcome outcome) {
        for (EntityKeys keys : analysis.entities()) {
            EntityModel entity = keys.entity();
            if (entity.at().equals(outcome.at())) {
                return entity.shape().attributes();
            }
            for (ViewModel view : analysis.table().views()) {
                if (view.at().equals(outcome.at())
                        && view.entity().equals(entity.type().qualifiedName())) {
                    return view.attributes(entity);
                }
            }
        }
        return List.of();
    }
}
