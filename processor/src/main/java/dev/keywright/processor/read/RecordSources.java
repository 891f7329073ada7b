package dev.keywright.processor.read;

import dev.keywright.processor.model.Shape.Construction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.util.ElementFilter;

/** The components of a record. */
final class RecordSources {
    private RecordSources() {}

    static ShapeSources of(Members members) {
        List<AttributeSource> sources = new ArrayList<>();
        List<? extends RecordComponentElement> components = members.element().getRecordComponents();
        Optional<ExecutableElement> canonical = canonical(members, components);
        for (int i = 0; i < components.size(); i++) {
            RecordComponentElement component = components.get(i);
            if (component.getAccessor() == null) {
                continue; // A name that javac refuses, as hashCode.
            }
            String name = component.getSimpleName().toString();
            List<Element> places = new ArrayList<>(List.of(component, component.getAccessor()));
            members.field(name).ifPresent(places::add);
            int position = i;
            canonical.ifPresent(
                    constructor -> places.add(constructor.getParameters().get(position)));
            sources.add(new AttributeSource(
                    name, members.returned(component.getAccessor()), members.element(), name, "", List.copyOf(places)));
        }
        return new ShapeSources(
                Construction.CONSTRUCTOR, "", List.copyOf(sources), sources.size() == components.size());
    }

    private static Optional<ExecutableElement> canonical(
            Members members, List<? extends RecordComponentElement> components) {
        return ElementFilter.constructorsIn(members.element().getEnclosedElements()).stream()
                .filter(constructor -> members.takes(constructor, components))
                .findFirst();
    }
}
