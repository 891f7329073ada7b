package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.Shape.Construction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** The parameters of an immutable class's constructor, each read back by an accessor. */
final class ConstructorSources {
    private final Reading reading;

    ConstructorSources(Reading reading) {
        this.reading = reading;
    }

    /** None where it can't be told which constructor. */
    Optional<ShapeSources> of(Members members, Use use) {
        List<ExecutableElement> candidates = candidates(members);
        String type = members.element().getSimpleName().toString();
        if (candidates.isEmpty()) {
            reading.report(use.problem(Code.NO_CONSTRUCTOR, type + " can't be made from its attributes.")
                    .found("no constructor with parameters that generated code can call, no builder(), and no setters")
                    .write("a constructor that takes them all"));
            return Optional.empty();
        }
        List<ExecutableElement> fitting = candidates.stream()
                .filter(constructor -> unread(members, constructor).isEmpty())
                .toList();
        if (fitting.size() > 1 || (fitting.isEmpty() && candidates.size() > 1)) {
            List<ExecutableElement> meant = fitting.isEmpty() ? candidates : fitting;
            reading.report(use.problem(
                            Code.TWO_CONSTRUCTORS, type + " has more than one constructor that could be meant.")
                    .found(Diagnostic.listed(meant.stream()
                            .map(constructor -> text(type, constructor))
                            .toList()))
                    .write("one public constructor whose parameters all have accessors; the others not public"));
            return Optional.empty();
        }
        if (fitting.isEmpty()) {
            reportUnread(members, candidates.get(0), use);
            return Optional.empty();
        }
        return Optional.of(sources(members, fitting.get(0)));
    }

    /** The public ones, or if there is none those that can be called. */
    private static List<ExecutableElement> candidates(Members members) {
        List<ExecutableElement> callable = members.constructors().stream()
                .filter(constructor -> !constructor.getParameters().isEmpty())
                .toList();
        List<ExecutableElement> open = callable.stream()
                .filter(constructor -> constructor.getModifiers().contains(Modifier.PUBLIC))
                .toList();
        return open.isEmpty() ? callable : open;
    }

    private void reportUnread(Members members, ExecutableElement constructor, Use use) {
        String type = members.element().getSimpleName().toString();
        List<? extends VariableElement> unread = unread(members, constructor);
        if (unread.stream()
                .allMatch(parameter -> parameter.getSimpleName().toString().matches("arg\\d+"))) {
            reading.report(use.problem(
                            Code.PARAMETER_NAMES_LOST, "the class file of " + type + " has lost its parameters' names.")
                    .found(text(type, constructor))
                    .write("-parameters where " + type + " is compiled, or make it a record"));
            return;
        }
        for (VariableElement parameter : unread) {
            String name = parameter.getSimpleName().toString();
            String asked = TypeText.of(parameter.asType());
            Diagnostic diagnostic = use.problem(
                    Code.PARAMETER_WITHOUT_ACCESSOR,
                    "the constructor of " + type + " takes " + name + ", which no accessor reads.");
            Optional<Accessor> other = members.accessors().stream()
                    .filter(accessor -> accessor.reads(name))
                    .findFirst();
            reading.report(other.map(accessor -> diagnostic.found(name + " is " + TypeText.a(parameter.asType()) + ", "
                            + accessor.name() + "() returns " + TypeText.a(accessor.type())))
                    .orElse(diagnostic)
                    .write(asked + " " + name + "()"));
        }
    }

    private List<? extends VariableElement> unread(Members members, ExecutableElement constructor) {
        List<VariableElement> unread = new ArrayList<>();
        for (int i = 0; i < constructor.getParameters().size(); i++) {
            VariableElement parameter = constructor.getParameters().get(i);
            if (accessor(members, parameter, members.parameters(constructor).get(i))
                    .isEmpty()) {
                unread.add(parameter);
            }
        }
        return unread;
    }

    private Optional<Accessor> accessor(Members members, VariableElement parameter, TypeMirror type) {
        return members.accessors().stream()
                .filter(accessor -> accessor.reads(parameter.getSimpleName().toString())
                        && reading.types().isSameType(accessor.type(), type))
                .findFirst();
    }

    private ShapeSources sources(Members members, ExecutableElement constructor) {
        List<AttributeSource> sources = new ArrayList<>();
        for (int i = 0; i < constructor.getParameters().size(); i++) {
            VariableElement parameter = constructor.getParameters().get(i);
            TypeMirror type = members.parameters(constructor).get(i);
            String name = parameter.getSimpleName().toString();
            accessor(members, parameter, type).ifPresent(accessor -> {
                List<Element> places = new ArrayList<>(List.of(parameter, accessor.method()));
                members.field(name).ifPresent(places::add);
                sources.add(
                        new AttributeSource(name, type, members.element(), accessor.name(), "", List.copyOf(places)));
            });
        }
        return new ShapeSources(Construction.CONSTRUCTOR, "", List.copyOf(sources), true);
    }

    private static String text(String type, ExecutableElement constructor) {
        return constructor.getParameters().stream()
                .map(parameter -> TypeText.of(parameter.asType()) + " " + parameter.getSimpleName())
                .collect(Collectors.joining(", ", type + "(", ")"));
    }
}
