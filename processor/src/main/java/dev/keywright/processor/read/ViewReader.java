package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.ViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads a {@code @View}. That it can be one is known, and its entity. */
final class ViewReader {
    private final Annotations annotations;

    ViewReader(Reading reading) {
        this.annotations = new Annotations(reading);
    }

    ViewModel read(TypeElement view, TypeElement table) {
        List<ViewModel.Component> components = new ArrayList<>();
        for (RecordComponentElement component : view.getRecordComponents()) {
            List<Element> places = new ArrayList<>(List.of(component));
            if (component.getAccessor() != null) {
                places.add(component.getAccessor());
            }
            components.add(new ViewModel.Component(
                    component.getSimpleName().toString(),
                    TypeRefs.ofAny(component.asType()),
                    OptionalFamily.isOptional(component.asType()) || Nullness.isNullable(places),
                    Location.type(view.getQualifiedName().toString())
                            .component(component.getSimpleName().toString())));
        }
        return new ViewModel(
                TypeRefs.of(view),
                Access.isPublic(view),
                entity(annotations, view).map(ViewReader::name).orElse(""),
                List.copyOf(components),
                annotations.all(view, AnnotationNames.ACCESS_PATTERN).stream()
                        .map(PatternReader::read)
                        .toList(),
                SuppressedReader.read(List.of(view, table)),
                Location.type(view.getQualifiedName().toString()));
    }

    /** The type that it is a view of. */
    static Optional<TypeMirror> entity(Annotations annotations, TypeElement view) {
        return annotations.one(view, AnnotationNames.VIEW).flatMap(annotation -> annotation.type("of"));
    }

    private static String name(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? ((TypeElement) declared.asElement()).getQualifiedName().toString()
                : "";
    }
}
