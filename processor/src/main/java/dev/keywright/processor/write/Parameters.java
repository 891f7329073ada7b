package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.template.Component;
import java.util.List;
import java.util.Optional;

/** The components of keys as parameters of methods. */
final class Parameters {
    private Parameters() {}

    /** A parameter for each component. */
    static List<ParameterSpec> of(List<Component> components) {
        return components.stream()
                .map(component -> ParameterSpec.builder(
                                JavaTypes.of(component.format().parameterType()), identifier(component))
                        .build())
                .toList();
    }

    /** The value of a component where its parameter is in scope. */
    static CodeBlock name(Component component) {
        return CodeBlock.of("$N", identifier(component));
    }

    /** The values of components where their parameters are in scope. */
    static CodeBlock names(List<Component> components) {
        return components.stream().map(Parameters::name).collect(CodeBlock.joining(", "));
    }

    private static String identifier(Component component) {
        return Names.identifier(component.name());
    }

    /** The path of a component, for messages. */
    static String path(Component component) {
        return path(component.path());
    }

    /** A path, for messages. */
    static String path(List<AttributeModel> path) {
        return String.join(".", path.stream().map(AttributeModel::name).toList());
    }

    /** A name for a local, which no parameter has. */
    static String unused(String name, List<Component> parameters) {
        NameAllocator names = new NameAllocator();
        parameters.forEach(component -> names.newName(component.name()));
        return names.newName(name);
    }

    /** The version that a write expects, as a parameter beside those of the primary key; none where there are no versions. */
    static Optional<ParameterSpec> version(EntityPlan plan) {
        return plan.entity()
                .with(AttributeModel.Role.VERSION)
                .map(attribute -> ParameterSpec.builder(
                                JavaTypes.of(attribute.value().type()).isBoxedPrimitive()
                                        ? JavaTypes.of(attribute.value().type()).unbox()
                                        : JavaTypes.of(attribute.value().type()),
                                unused("version", plan.primary().parameters()))
                        .build());
    }

    /** The types of parameters, as a link names a method. */
    static CodeBlock types(List<ParameterSpec> parameters) {
        return parameters.stream()
                .map(parameter -> CodeBlock.of("$T", parameter.type))
                .collect(CodeBlock.joining(", "));
    }
}
