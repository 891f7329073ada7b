package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;
import java.util.Optional;

/** What a view has are attributes of its entity, of the same type. */
final class ViewComponentsRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (ViewModel view : analysis.table().views()) {
            analysis.entities().stream()
                    .map(EntityKeys::entity)
                    .filter(entity ->
                            entity.complete() && entity.type().qualifiedName().equals(view.entity()))
                    .findFirst()
                    .ifPresent(entity -> check(view, entity, diagnostics));
        }
    }

    private static void check(ViewModel view, EntityModel entity, Diagnostics diagnostics) {
        String of = entity.type().simpleName();
        List<String> known =
                entity.shape().attributes().stream().map(AttributeModel::name).toList();
        for (ViewModel.Component component : view.components()) {
            String subject = component.name() + " of " + view.type().simpleName() + ": ";
            Optional<AttributeModel> attribute = entity.shape().attributes().stream()
                    .filter(each -> each.name().equals(component.name()))
                    .findFirst();
            if (attribute.isEmpty()) {
                String nearest = Similar.nearest(component.name(), known);
                diagnostics.report(Diagnostic.of(
                                Code.UNKNOWN_VIEW_ATTRIBUTE,
                                component.at(),
                                subject + of + " has no attribute of that name." + Similar.to(component.name(), known))
                        .line("has", "attributes " + Diagnostic.listed(known))
                        .write(nearest.isEmpty() ? "no such component" : declaration(entity, nearest)));
            } else if (!attribute.get().value().type().equals(component.type())) {
                diagnostics.report(Diagnostic.of(
                                Code.VIEW_ATTRIBUTE_TYPE,
                                component.at(),
                                subject + "it has another type in " + of + ".")
                        .found(component.type().simpleName() + " here, "
                                + attribute.get().value().type().simpleName() + " there")
                        .write(declaration(entity, component.name())));
            } else if (attribute.get().nullable() && !component.nullable()) {
                diagnostics.report(Diagnostic.of(
                                Code.VIEW_ATTRIBUTE_TYPE,
                                component.at(),
                                subject + "it can be absent in " + of + ", and not here.")
                        .write("@Nullable " + declaration(entity, component.name())));
            }
        }
    }

    private static String declaration(EntityModel entity, String name) {
        return entity.shape().attributes().stream()
                        .filter(attribute -> attribute.name().equals(name))
                        .map(attribute -> attribute.value().type().simpleName())
                        .findFirst()
                        .orElse("")
                + " " + name;
    }
}
