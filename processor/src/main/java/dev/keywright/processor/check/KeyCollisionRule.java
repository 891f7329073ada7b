package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.Collision;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Items of two entities, or claims of two constraints, never have the same primary key. */
final class KeyCollisionRule implements Rule {
    private record Owner(
            String annotation, String name, String literal, Collision.Side side, Location at, boolean claim) {}

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        List<Owner> owners = owners(analysis);
        for (int later = 1; later < owners.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                Collision collision = Collision.of(
                        owners.get(earlier).side(),
                        owners.get(later).side(),
                        analysis.table().delimiter());
                if (collision != null) {
                    diagnostics.report(diagnostic(analysis.table(), owners.get(earlier), owners.get(later), collision));
                }
            }
        }
    }

    private static List<Owner> owners(TableAnalysis analysis) {
        boolean sorted = !analysis.table().sortKey().isEmpty();
        List<Owner> owners = new ArrayList<>();
        for (EntityKeys keys : analysis.entities()) {
            String name = keys.entity().type().simpleName();
            KeyPlan primary = keys.primary();
            if (primary != null && !primary.partition().isEmpty()) {
                owners.add(new Owner(
                        "@Key on " + name,
                        name,
                        keys.entity().typeName().toUpperCase(Locale.ROOT),
                        Collision.Side.of(primary),
                        primary.at(),
                        false));
            }
            for (ClaimPlan claim : keys.claims()) {
                String constraint = claim.unique().name();
                owners.add(new Owner(
                        "@Unique \"" + constraint + "\" on " + name,
                        "claims of " + name + " \"" + constraint + "\"",
                        claim.typeName().toUpperCase(Locale.ROOT),
                        Collision.Side.of(claim, sorted),
                        claim.unique().at(),
                        true));
            }
        }
        return owners;
    }

    private static Diagnostic diagnostic(TableModel table, Owner earlier, Owner later, Collision collision) {
        String keys = table.partitionKey() + " " + collision.partition()
                + (collision.sort().isEmpty() ? "" : ", " + table.sortKey() + " " + collision.sort());
        String subject = later.claim() ? "its claims" : "its items";
        String other = earlier.claim() ? earlier.name() : "items of " + earlier.name();
        return Diagnostic.of(
                        Code.KEY_COLLISION,
                        later.at(),
                        later.annotation() + ": " + subject + " can have the same primary key as " + other + ".")
                .found(later.name() + " " + later.side().describe())
                .line("other", earlier.name() + " " + earlier.side().describe())
                .line("example", keys + " for both; the later write would replace the earlier")
                .write(fix(table, later));
    }

    private static String fix(TableModel table, Owner later) {
        if (later.claim()) {
            return "key = \"" + later.literal() + table.delimiter()
                    + "...\" on the @Unique, a text that nothing else begins with";
        }
        return table.sortKey().isEmpty()
                ? "partition = \"" + later.literal() + table.delimiter() + "...\" on " + later.name()
                : "sort = \"" + table.delimiter() + later.literal() + "\" on " + later.name()
                        + ", or another first segment of its partition";
    }
}
