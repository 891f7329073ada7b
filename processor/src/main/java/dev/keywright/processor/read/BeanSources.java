package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.Shape.Construction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/** The properties of a JavaBean. A getter without setter and without a field is computed, and no attribute. */
final class BeanSources {
    private final Reading reading;

    BeanSources(Reading reading) {
        this.reading = reading;
    }

    /** Whether the class can be made empty and then filled. */
    static boolean isBean(Members members) {
        return members.constructors().stream()
                        .anyMatch(constructor -> constructor.getParameters().isEmpty())
                && members.methods().stream()
                        .anyMatch(method -> method.getParameters().size() == 1
                                && method.getSimpleName().length() > 3
                                && method.getSimpleName().toString().startsWith("set"));
    }

    Optional<ShapeSources> of(Members members, Use use) {
        List<AttributeSource> sources = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        boolean complete = true;
        for (Accessor accessor : members.accessors()) {
            String name = accessor.property();
            if (name.isEmpty() || !seen.add(name)) {
                continue;
            }
            List<ExecutableElement> setters = members.setters("set" + accessor.suffix());
            Optional<ExecutableElement> setter = setters.stream()
                    .filter(method -> reading.types()
                            .isSameType(members.parameters(method).get(0), accessor.type()))
                    .findFirst();
            if (setter.isPresent()) {
                sources.add(source(members, accessor, setter.get()));
            } else if (!setters.isEmpty() || members.field(name).isPresent()) {
                complete = false;
                report(members, accessor, setters, use.of(accessor.declaredBy(), name));
            }
        }
        return Optional.of(new ShapeSources(Construction.BEAN, "", List.copyOf(sources), complete));
    }

    private void report(Members members, Accessor accessor, List<ExecutableElement> setters, Use property) {
        String setter = "set" + accessor.suffix();
        String type = TypeText.of(accessor.type());
        if (setters.isEmpty()) {
            reading.report(
                    property.problem(Code.PROPERTY_WITHOUT_SETTER, "it has " + accessor.name() + "() but no setter.")
                            .write("void " + setter + "(" + type + ")"));
        } else {
            String taken = TypeText.of(members.parameters(setters.get(0)).get(0));
            reading.report(property.problem(
                            Code.SETTER_TYPE, setter + " takes another type than " + accessor.name() + "() returns.")
                    .found(setter + "(" + taken + "), " + type + " " + accessor.name() + "()")
                    .write("void " + setter + "(" + type + ")"));
        }
    }

    private static AttributeSource source(Members members, Accessor accessor, ExecutableElement setter) {
        List<Element> places = new ArrayList<>(
                List.of(accessor.method(), setter.getParameters().get(0)));
        members.field(accessor.property()).ifPresent(places::add);
        return new AttributeSource(
                accessor.property(),
                accessor.type(),
                accessor.declaredBy(),
                accessor.name(),
                setter.getSimpleName().toString(),
                List.copyOf(places));
    }
}
