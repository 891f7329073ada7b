package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** All rules, root causes first. A new one is added to a list. */
public final class Checks {
    /** About the table and its indexes by themselves. */
    private static final List<Rule> TABLE_RULES = List.of(
            new TableNameRule(),
            new DelimiterRule(),
            new DuplicateIndexRule(),
            new IndexNameRule(),
            new KeyAttributeNameRule(),
            new KeyAttributeTwiceRule(),
            new IndexIsTableRule(),
            new TooManyKeyAttributesRule(),
            new TooManyIndexesRule(),
            new IncludeIgnoredRule(),
            new IncludeMissingRule(),
            new TooManyIncludedRule(),
            new UnknownIncludedRule(),
            new DuplicateTypeNameRule(),
            new GeneratedNamesClashRule(),
            new DuplicateAccessorRule(),
            new AccessorTakenRule());

    /** About attributes that are more than values. */
    private static final List<Rule> ROLE_RULES = List.of(
            new VersionTypeRule(),
            new TimeToLiveTypeRule(),
            new CounterTypeRule(),
            new RoleTwiceRule(),
            new TwoTimeToLiveNamesRule(),
            new TimeToLiveTakenRule());

    /** About what the templates say, which only a usable delimiter tells. */
    private static final List<Rule> KEY_RULES = List.of(
            new MissingKeyRule(),
            new UnknownIndexRule(),
            new TwoPrimaryKeysRule(),
            new MalformedTemplateRule(),
            new TouchingPlaceholdersRule(),
            new DelimiterMissingRule(),
            new RawNotLastRule(),
            new LooksEscapedRule(),
            new LongTemplateRule(),
            new UnknownTemplateAttributeRule(),
            new PathIntoValueRule(),
            new PathThroughNullableRule(),
            new NoKeyFormRule(),
            new UnknownFormatRule(),
            new WrongFormatRule(),
            new MissingFormatRule(),
            new FormatWidthRule(),
            new KeyForStoredRule(),
            new OneTemplateForSeveralRule(),
            new TemplateForStoredRule(),
            new SortWithoutAttributeRule(),
            new MissingTemplateRule(),
            new ConditionalPrimaryKeyRule(),
            new UnknownConditionAttributeRule(),
            new ChangingConditionRule(),
            new ContradictoryConditionRule(),
            new ImpossibleConditionRule(),
            new UntestableConditionRule(),
            new UnknownConditionValueRule(),
            new KeysNotExclusiveRule(),
            new KeyAttributeKindRule(),
            new KeyAttributeTypesRule(),
            new NullablePrimaryKeyRule(),
            new ChangingKeyRule(),
            new TimeToLiveInPrimaryKeyRule(),
            new ConstantPrimaryKeyRule(),
            new ComponentNamesClashRule(),
            new IndexNamesClashRule(),
            new KeyCollisionRule(),
            new UniqueAttributesRule(),
            new UnknownUniqueAttributeRule(),
            new TwoConstraintsRule(),
            new ChangingClaimRule(),
            new UnclaimableAttributeRule(),
            new ClaimLacksAttributeRule(),
            new ClaimHoldsOthersRule(),
            new ClaimTypeTakenRule());

    /** About the patterns, by themselves and with the keys that could serve them; the warnings last. */
    private static final List<Rule> PATTERN_RULES = List.of(
            // By themselves
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
            new AmbiguousPartsRule(),
            new RangeOfAggregateRule(),
            new ViewComponentsRule(),
            // With the keys that could serve them
            new UnkeyableAttributeRule(),
            new UnorderedRangeRule(),
            new SeveralParentsRule(),
            new SeveralIndexesRule(),
            new IndexDoesNotServeRule(),
            new NoKeyServesRule(),
            new ForeignRowsRule(),
            // Warnings
            new UnusedAggregateRule(),
            new UnusedViewRule(),
            new UnusedIndexRule(),
            new UnusedKeyRule(),
            new WideIndexRule(),
            new HotPartitionRule(),
            new UnguardedUniqueRule(),
            new ManyIndexesRule());

    private Checks() {}

    /** Reports all that is wrong with a table; rules that need the whole table only if nothing of it was left out. */
    public static void run(TableAnalysis analysis, Diagnostics diagnostics) {
        run(TABLE_RULES, analysis, diagnostics);
        run(ROLE_RULES, analysis, diagnostics);
        if (analysis.delimiter().isUsable()) {
            run(KEY_RULES, analysis, diagnostics);
            run(PATTERN_RULES, analysis, diagnostics);
        }
    }

    private static void run(List<Rule> rules, TableAnalysis analysis, Diagnostics diagnostics) {
        boolean complete = analysis.table().complete();
        for (Rule rule : rules) {
            if (complete || rule.needs() == Rule.Needs.ANY_SUBSET) {
                rule.check(analysis, diagnostics);
            }
        }
    }
}
