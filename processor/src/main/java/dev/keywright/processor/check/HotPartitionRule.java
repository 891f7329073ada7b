package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.plan.Cardinality;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.FewPartitions;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;
import java.util.OptionalLong;

/** The items of an entity are spread over many partitions, unless they are said to be few. */
final class HotPartitionRule implements Rule {
    private static final long FEW_ITEMS = 10_000;

    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        if (diagnostics.hasErrors()) {
            return;
        }
        List<String> local = analysis.table().indexes().stream()
                .filter(IndexModel::local)
                .map(IndexModel::name)
                .toList();
        for (EntityKeys keys : analysis.entities()) {
            for (KeyPlan key : keys.all()) {
                if (local.contains(key.index())) {
                    // It is in the table's own partitions, of which that is told once.
                    continue;
                }
                String spread = FewPartitions.of(key);
                if (!spread.isEmpty() && !isConstant(key) && isHot(analysis, keys, key)) {
                    diagnostics.report(diagnostic(analysis, keys, key, spread));
                }
            }
        }
    }

    private static boolean isConstant(KeyPlan key) {
        return key.index().isEmpty() && key.parameters().isEmpty();
    }

    private static boolean isHot(TableAnalysis analysis, EntityKeys keys, KeyPlan key) {
        List<PatternOutcome> patterns = ServedPatterns.by(analysis, keys, key).stream()
                .filter(outcome -> outcome.plan() != null && outcome.plan().operation() != PatternPlan.Operation.GET)
                .toList();
        boolean isUnused = patterns.isEmpty() && !key.index().isEmpty() && isWritten(keys, key);
        boolean areFew = !patterns.isEmpty() && patterns.stream().allMatch(HotPartitionRule::isSmall);
        return !isUnused && !areFew;
    }

    private static boolean isWritten(EntityKeys keys, KeyPlan key) {
        return keys.entity().keys().stream().anyMatch(each -> each.at().equals(key.at()));
    }

    private static boolean isSmall(PatternOutcome outcome) {
        OptionalLong maximum = Cardinality.maximum(outcome.pattern().cardinality());
        return maximum.isPresent() && maximum.getAsLong() <= FEW_ITEMS;
    }

    private static Diagnostic diagnostic(TableAnalysis analysis, EntityKeys keys, KeyPlan key, String spread) {
        String entity = keys.entity().type().simpleName();
        boolean isWritten = isWritten(keys, key);
        Location at = isWritten ? key.at().member("partition") : key.at();
        String annotation = "@Key on " + entity;
        if (!isWritten) {
            annotation = key.index().isEmpty()
                    ? "@Table on " + analysis.table().type().simpleName()
                    : "@GlobalIndex(\"" + key.index() + "\") on "
                            + analysis.table().type().simpleName();
        } else if (!key.index().isEmpty()) {
            annotation = "@Key(index = \"" + key.index() + "\") on " + entity;
        }
        List<String> templates = key.partition().stream()
                .map(KeyAttribute::template)
                .map(template -> template.source())
                .toList();
        return Diagnostic.of(Code.HOT_PARTITION, at, annotation + ": " + spread.formatted(entity) + ".")
                .found("partition " + Words.quoted(templates)
                        + "; one partition takes 1,000 write units and 3,000 read units a second")
                .write("another component in the partition, of many values; or cardinality = \"0-" + FEW_ITEMS
                        + "\" or less in each pattern that reads it, if there are never more");
    }
}
