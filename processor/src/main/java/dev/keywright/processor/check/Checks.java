package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** All rules, root causes first. A new one is added to the list. */
public final class Checks {
    private static final List<Rule> RULES = List.of(
            new MissingKeyRule(),
            new UnknownIndexRule(),
            new UnknownTemplateAttributeRule(),
            new KeyCollisionRule(),
            // Claims
            new UniqueAttributesRule(),
            new UnknownUniqueAttributeRule(),
            new TwoConstraintsRule(),
            new UnclaimableAttributeRule(),
            new ClaimLacksAttributeRule(),
            new ClaimHoldsOthersRule(),
            new ClaimTypeTakenRule(),
            // Patterns, by themselves
            new PatternNameRule(),
            new TwoPatternsRule(),
            new PatternNameTakenRule(),
            new CollectionPackageRule(),
            new UnknownPatternAttributeRule(),
            new PatternFormatRule(),
            new WhereTypeRule(),
            new WhereValueRule(),
            new ImpossibleWhereRule(),
            new RepeatedPatternAttributeRule(),
            new CardinalityRule(),
            new RangeOfOneRule(),
            // Patterns and the keys that could serve them
            new UnkeyableAttributeRule(),
            new UnorderedRangeRule(),
            new SeveralIndexesRule(),
            new IndexDoesNotServeRule(),
            new NoKeyServesRule(),
            new ForeignRowsRule(),
            // Warnings
            new UnusedIndexRule(),
            new UnusedKeyRule(),
            new HotPartitionRule(),
            new UnguardedUniqueRule(),
            new ManyIndexesRule());

    private Checks() {}

    /** Reports all that is wrong with a table; rules that need the whole table only if nothing of it was left out. */
    public static void run(TableAnalysis analysis, Diagnostics diagnostics) {
        boolean complete = analysis.table().complete();
        for (Rule rule : RULES) {
            if (complete || rule.needs() == Rule.Needs.ANY_SUBSET) {
                rule.check(analysis, diagnostics);
            }
        }
    }
}
