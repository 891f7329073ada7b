package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.Shape.Construction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The attributes of a class with a static {@code builder()}: what an accessor reads and the builder sets. */
final class BuilderSources {
    private static final String BUILDER = "builder";

    private final Reading reading;

    BuilderSources(Reading reading) {
        this.reading = reading;
    }

    /** The method that returns the builder. */
    static Optional<ExecutableElement> factory(Members members) {
        return ElementFilter.methodsIn(members.element().getEnclosedElements()).stream()
                .filter(method -> method.getSimpleName().contentEquals(BUILDER)
                        && method.getModifiers().contains(Modifier.STATIC)
                        && method.getParameters().isEmpty()
                        && method.getReturnType() instanceof DeclaredType
                        && members.isUsable(method))
                .findFirst();
    }

    /** None where there is no {@code build()}. */
    Optional<ShapeSources> of(Members members, Use use) {
        Optional<Members> found = factory(members)
                .map(method -> new Members(reading.types(), (DeclaredType) method.getReturnType(), use.packageName()));
        Optional<Members> builder = found.filter(candidate -> builds(candidate, members));
        if (builder.isEmpty()) {
            String type = members.element().getSimpleName().toString();
            reading.report(use.problem(
                            Code.BUILDER_WITHOUT_BUILD, "the builder of " + type + " has no build() that returns it.")
                    .write(type + " build() in the builder"));
        }
        return builder.map(setters -> of(members, setters, use));
    }

    private boolean builds(Members builder, Members members) {
        return builder.accessors().stream()
                .anyMatch(method ->
                        method.name().equals("build") && reading.types().isAssignable(method.type(), members.type()));
    }

    private ShapeSources of(Members members, Members builder, Use use) {
        List<AttributeSource> sources = new ArrayList<>();
        boolean complete = true;
        for (Accessor accessor : members.accessors()) {
            String name = accessor.property().isEmpty() ? accessor.name() : accessor.property();
            List<ExecutableElement> setters = setters(builder, name);
            Optional<ExecutableElement> setter = setters.stream()
                    .filter(method -> reading.types()
                            .isSameType(builder.parameters(method).get(0), accessor.type()))
                    .findFirst();
            if (setter.isPresent()) {
                sources.add(source(members, accessor, name, setter.get()));
            } else if (!setters.isEmpty()) {
                complete = false;
                reading.report(property(accessor, name, use)
                        .problem(
                                Code.SETTER_TYPE,
                                "the builder takes another type than " + accessor.name() + "() returns.")
                        .found(takes(builder, setters.get(0)) + ", " + TypeText.of(accessor.type()) + " "
                                + accessor.name() + "()")
                        .write(setters.get(0).getSimpleName() + "(" + TypeText.of(accessor.type())
                                + ") in the builder"));
            } else if (members.field(name).isPresent()) {
                complete = false;
                reading.report(property(accessor, name, use)
                        .problem(Code.BUILDER_WITHOUT_SETTER, "the builder doesn't set it.")
                        .write(name + "(" + TypeText.of(accessor.type()) + ") in the builder"));
            }
        }
        return new ShapeSources(Construction.BUILDER, BUILDER, List.copyOf(sources), complete);
    }

    private static String takes(Members builder, ExecutableElement setter) {
        TypeMirror type = builder.parameters(setter).get(0);
        return setter.getSimpleName() + "(" + TypeText.of(type) + ")";
    }

    private static Use property(Accessor accessor, String name, Use use) {
        return use.of(accessor.declaredBy(), name);
    }

    /** The builder's methods that set an attribute and can be chained. */
    private List<ExecutableElement> setters(Members builder, String name) {
        List<ExecutableElement> setters = new ArrayList<>();
        for (String method : List.of(name, "set" + Capitals.first(name), "with" + Capitals.first(name))) {
            for (ExecutableElement candidate : builder.setters(method)) {
                if (reading.types().isAssignable(builder.returned(candidate), builder.type())) {
                    setters.add(candidate);
                }
            }
        }
        return setters;
    }

    private static AttributeSource source(Members members, Accessor accessor, String name, ExecutableElement setter) {
        List<Element> places = new ArrayList<>(
                List.of(accessor.method(), setter.getParameters().get(0)));
        members.field(name).ifPresent(places::add);
        return new AttributeSource(
                name,
                accessor.type(),
                accessor.declaredBy(),
                accessor.name(),
                setter.getSimpleName().toString(),
                List.copyOf(places));
    }
}
