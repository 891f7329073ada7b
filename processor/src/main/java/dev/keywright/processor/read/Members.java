package dev.keywright.processor.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * The members of one class that generated code can use, its own and inherited ones, those of the topmost class first and
 * then in source order.
 */
final class Members {
    private final Types types;
    private final DeclaredType type;
    private final String packageName;

    Members(Types types, DeclaredType type, String packageName) {
        this.types = types;
        this.type = type;
        this.packageName = packageName;
    }

    /** The class itself. */
    TypeElement element() {
        return (TypeElement) type.asElement();
    }

    /** The class with its arguments. */
    DeclaredType type() {
        return type;
    }

    List<ExecutableElement> constructors() {
        return ElementFilter.constructorsIn(element().getEnclosedElements()).stream()
                .filter(this::isUsable)
                .toList();
    }

    /** The parameters' types of a method or constructor, as a member of the class. */
    List<? extends TypeMirror> parameters(ExecutableElement method) {
        return ((ExecutableType) types.asMemberOf(type, method)).getParameterTypes();
    }

    /** Whether the parameters are of the types of these elements, one by one. */
    boolean takes(ExecutableElement constructor, List<? extends Element> elements) {
        List<? extends VariableElement> parameters = constructor.getParameters();
        if (parameters.size() != elements.size()) {
            return false;
        }
        for (int i = 0; i < elements.size(); i++) {
            if (!types.isSameType(parameters.get(i).asType(), elements.get(i).asType())) {
                return false;
            }
        }
        return true;
    }

    TypeMirror returned(ExecutableElement method) {
        return ((ExecutableType) types.asMemberOf(type, method)).getReturnType();
    }

    /** Methods without parameters that return something. */
    List<Accessor> accessors() {
        List<Accessor> accessors = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (ExecutableElement method : methods()) {
            if (method.getParameters().isEmpty()
                    && method.getReturnType().getKind() != TypeKind.VOID
                    && !isDeclaredByObject(method.getSimpleName().toString())
                    && names.add(method.getSimpleName().toString())) {
                accessors.add(new Accessor(property(method), method, returned(method)));
            }
        }
        return List.copyOf(accessors);
    }

    /** Methods of that name with one parameter. */
    List<ExecutableElement> setters(String name) {
        return methods().stream()
                .filter(method -> method.getSimpleName().contentEquals(name)
                        && method.getParameters().size() == 1)
                .toList();
    }

    /** Instance methods that can be called. */
    List<ExecutableElement> methods() {
        return classes().stream()
                .flatMap(each -> ElementFilter.methodsIn(each.getEnclosedElements()).stream())
                .filter(method -> !method.getModifiers().contains(Modifier.STATIC) && isUsable(method))
                .toList();
    }

    /** The instance field of that name, however visible. */
    Optional<VariableElement> field(String name) {
        return classes().stream()
                .flatMap(each -> ElementFilter.fieldsIn(each.getEnclosedElements()).stream())
                .filter(field -> field.getSimpleName().contentEquals(name)
                        && !field.getModifiers().contains(Modifier.STATIC))
                .findFirst();
    }

    /** Whether generated code can call it, without a checked exception to catch. */
    boolean isUsable(ExecutableElement method) {
        return isVisible(method) && !throwsChecked(method);
    }

    private boolean isVisible(ExecutableElement method) {
        // An inherited public method can be called on the class though its own class can't be named.
        return method.getModifiers().contains(Modifier.PUBLIC) || Access.sees(packageName, method);
    }

    private boolean throwsChecked(ExecutableElement method) {
        return method.getThrownTypes().stream().anyMatch(thrown -> !isUnchecked(thrown));
    }

    private boolean isUnchecked(TypeMirror thrown) {
        for (TypeMirror each = thrown; each instanceof DeclaredType declared; ) {
            String name = TypeRefs.of((TypeElement) declared.asElement()).qualifiedName();
            if (name.equals("java.lang.RuntimeException") || name.equals("java.lang.Error")) {
                return true;
            }
            each = ((TypeElement) declared.asElement()).getSuperclass();
        }
        return false;
    }

    /** The class and the types above it, the topmost first; without Object. */
    private List<TypeElement> classes() {
        List<TypeElement> classes = new ArrayList<>();
        collect(element(), classes);
        return classes;
    }

    private static void collect(TypeElement element, List<TypeElement> classes) {
        boolean isInterface = element.getKind().isInterface();
        if ((!isInterface && element.getSuperclass().getKind() == TypeKind.NONE) || classes.contains(element)) {
            return;
        }
        if (element.getSuperclass() instanceof DeclaredType superclass) {
            collect((TypeElement) superclass.asElement(), classes);
        }
        // The interfaces of a class that can be made add nothing but default methods, which are not attributes.
        if (isInterface || element.getModifiers().contains(Modifier.ABSTRACT)) {
            for (TypeMirror each : element.getInterfaces()) {
                collect((TypeElement) ((DeclaredType) each).asElement(), classes);
            }
        }
        classes.add(element);
    }

    private static boolean isDeclaredByObject(String name) {
        return name.equals("hashCode") || name.equals("toString") || name.equals("clone");
    }

    private static String property(ExecutableElement method) {
        String name = method.getSimpleName().toString();
        if (name.startsWith("get") && name.length() > 3) {
            return Capitals.property(name.substring(3));
        }
        boolean isBoolean = method.getReturnType().getKind() == TypeKind.BOOLEAN;
        return isBoolean && name.startsWith("is") && name.length() > 2 ? Capitals.property(name.substring(2)) : "";
    }
}
