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
import org.jspecify.annotations.Nullable;

/** Items of two entities, or claims of two constraints, never have the same primary key. */
final class KeyCollisionRule implements Rule {
    private record Owner(
            String annotation,
            String name,
            EntityKeys keys,
            @Nullable KeyPlan key,
            @Nullable ClaimPlan claim,
            Collision.Side side) {
        Location at() {
            if (claim != null) {
                return claim.unique().at();
            }
            return key == null ? keys.entity().at() : key.at();
        }
    }

    private record Pair(Owner earlier, Owner later, Collision collision) {}

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (Pair pair : pairs(analysis)) {
            diagnostics.report(diagnostic(analysis, pair.earlier(), pair.later(), pair.collision()));
        }
    }

    private static List<Pair> pairs(TableAnalysis analysis) {
        List<Owner> owners = owners(analysis);
        List<Pair> pairs = new ArrayList<>();
        for (int later = 1; later < owners.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                Collision collision = Collision.of(
                        owners.get(earlier).side(),
                        owners.get(later).side(),
                        analysis.table().delimiter());
                if (collision != null) {
                    pairs.add(new Pair(owners.get(earlier), owners.get(later), collision));
                }
            }
        }
        return pairs;
    }

    private static List<Owner> owners(TableAnalysis analysis) {
        boolean sorted = !analysis.table().sortKey().isEmpty();
        List<Owner> owners = new ArrayList<>();
        for (EntityKeys keys : analysis.entities()) {
            String name = keys.entity().type().simpleName();
            KeyPlan primary = keys.primary();
            if (primary != null && !primary.partition().isEmpty()) {
                owners.add(new Owner("@Key on " + name, name, keys, primary, null, Collision.Side.of(primary)));
            }
            for (ClaimPlan claim : keys.claims()) {
                String constraint = "\"" + claim.unique().name() + "\"";
                owners.add(new Owner(
                        "@Unique " + constraint + " on " + name,
                        "claims of " + name + " " + constraint,
                        keys,
                        null,
                        claim,
                        Collision.Side.of(claim, sorted)));
            }
        }
        return owners;
    }

    private static Diagnostic diagnostic(TableAnalysis analysis, Owner earlier, Owner later, Collision collision) {
        TableModel table = analysis.table();
        String keys = table.partitionKey() + " " + collision.partition()
                + (collision.sort().isEmpty() ? "" : ", " + table.sortKey() + " " + collision.sort());
        String subject = later.claim() == null ? "its items" : "its claims";
        String other = earlier.claim() == null ? "items of " + earlier.name() : earlier.name();
        return Diagnostic.of(
                        Code.KEY_COLLISION,
                        later.at(),
                        later.annotation() + ": " + subject + " can have the same primary key as " + other + ".")
                .found(later.name() + " " + later.side().describe())
                .line("other", earlier.name() + " " + earlier.side().describe())
                .line("example", keys + " for both; the later write would replace the earlier")
                .write(fix(analysis, later));
    }

    private static String fix(TableAnalysis analysis, Owner later) {
        List<Rewrite> candidates = new ArrayList<>();
        if (later.key() != null) {
            candidates.addAll(Rewrite.of(analysis, later.keys(), later.key()));
        }
        if (later.claim() != null) {
            candidates.addAll(Rewrite.of(analysis, later.keys(), later.claim()));
        }
        return Rewrite.firstThat(
                after -> pairs(after).stream()
                        .noneMatch(pair -> pair.later().at().equals(later.at())
                                || pair.earlier().at().equals(later.at())),
                candidates,
                "templates that begin with different literals");
    }
}
