package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** No key has a version or counter in it: it would change with writes that know nothing of keys. */
final class ChangingKeyRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse use : PlaceholderUse.of(analysis)) {
            // What is wrong with a claim is told of what it is on.
            if (RoleUse.isChanging(use.path()) && !use.use().isOfClaim()) {
                diagnostics.report(use.use()
                        .diagnostic(
                                Code.CHANGING_KEY,
                                "has " + use.placeholder() + ", " + RoleUse.changing(use.path()) + ".")
                        .write("a template without " + use.placeholder()));
            }
        }
        for (Role role : List.of(Role.VERSION, Role.COUNTER)) {
            for (RoleUse use : RoleUse.of(analysis, role)) {
                KeySlot.of(analysis.table()).stream()
                        .filter(slot ->
                                slot.attributes().contains(use.attribute().storedName()))
                        .findFirst()
                        .ifPresent(slot -> diagnostics.report(diagnostic(use, slot)));
            }
        }
    }

    private static Diagnostic diagnostic(RoleUse use, KeySlot slot) {
        String name = use.attribute().storedName();
        return use.diagnostic(
                        Code.CHANGING_KEY,
                        "it is a key attribute of " + Places.name(slot)
                                + ", and changes with writes that know nothing of" + " keys.")
                .found(name + " in the key of " + Places.name(slot))
                .write("another attribute in the key of " + Places.name(slot) + ", or no " + use.annotation() + " on "
                        + use.attribute().name());
    }
}
