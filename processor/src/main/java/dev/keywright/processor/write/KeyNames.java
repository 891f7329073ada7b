package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the members of an {@code XKeys} are called, and how they are called upon. All writers that need a key's text ask
 * here, so that only {@code XKeys} builds one.
 */
final class KeyNames {
    private final ClassName type;
    private final Map<String, Component> parts = new LinkedHashMap<>();
    private final Map<String, String> constants = new HashMap<>();
    private final Map<String, String> builders = new HashMap<>();
    private final Map<String, String> parsers = new HashMap<>();
    private final Map<String, String> records = new HashMap<>();
    private final Map<String, String> texts = new LinkedHashMap<>();

    KeyNames(EntityPlan plan) {
        this.type = GeneratedTypes.of(plan.entity().type()).keys();
        nameConstants(plan);
        NameAllocator methods = new NameAllocator();
        NameAllocator types = new NameAllocator();
        types.newName(type.simpleName());
        name(plan.primary(), "of", "parse", "Primary", methods, types);
        for (KeyPlan key : plan.indexKeys()) {
            String upper = Names.upperCamel(key.identifier());
            name(key, Names.identifier(key.identifier()), "parse" + upper, upper, methods, types);
        }
    }

    private void nameConstants(EntityPlan plan) {
        plan.primary().parameters().forEach(this::addPart);
        plan.primary().attributes().forEach(this::addParts);
        plan.indexKeys().forEach(key -> key.attributes().forEach(this::addParts));
        plan.claims().forEach(claim -> claim.components().forEach(this::addPart));
        NameAllocator allocator = new NameAllocator();
        parts.values().stream().map(Component::name).distinct().forEach(allocator::newName);
        parts.forEach((id, component) -> constants.put(id, allocator.newName(constantFor(component))));
    }

    private void addParts(KeyAttribute attribute) {
        if (!(attribute.source() instanceof KeyAttribute.Source.Native)) {
            attribute.components().forEach(this::addPart);
        }
    }

    private void addPart(Component component) {
        parts.putIfAbsent(id(component), component);
    }

    private void name(
            KeyPlan key, String builder, String parser, String record, NameAllocator methods, NameAllocator types) {
        builders.put(key.identifier(), methods.newName(builder));
        parsers.put(key.identifier(), methods.newName(parser));
        records.put(key.identifier(), types.newName(record));
        nameTexts(key, key.partition(), "partition", methods);
        nameTexts(key, key.sort(), "sort", methods);
    }

    private void nameTexts(KeyPlan key, List<KeyAttribute> attributes, String role, NameAllocator methods) {
        String name = key.identifier().isEmpty() ? role : key.identifier() + Names.upperCamel(role);
        for (KeyAttribute attribute : attributes) {
            if (attribute.source() instanceof KeyAttribute.Source.Templated templated
                    && !templated.template().isConstant()) {
                texts.put(attribute.name(), methods.newName(name));
            }
        }
    }

    private static String constantFor(Component component) {
        String name = Names.constant(component.name());
        String format = component.format().name();
        String suffix = "_" + Names.constant(format);
        return format.isEmpty() || name.endsWith(suffix) ? name : name + suffix;
    }

    private static String id(Component component) {
        return component.name() + ":" + component.format().name();
    }

    /** The generated class. */
    ClassName type() {
        return type;
    }

    /** The components that have a constant, in the order of the keys. */
    List<Component> parts() {
        return List.copyOf(parts.values());
    }

    /** The constant of a component. */
    String constant(Component component) {
        return constants.getOrDefault(id(component), constantFor(component));
    }

    /** The method that builds a key from its components. */
    String builder(KeyPlan key) {
        return Objects.requireNonNull(builders.get(key.identifier()));
    }

    /** The method that takes a key apart. */
    String parser(KeyPlan key) {
        return Objects.requireNonNull(parsers.get(key.identifier()));
    }

    /** The record of a key's components. */
    String record(KeyPlan key) {
        return Objects.requireNonNull(records.get(key.identifier()));
    }

    /** The records' names, which hide other types of the same name within the class. */
    String[] recordNames() {
        return records.values().toArray(String[]::new);
    }

    /** The method that gives the text of a key attribute. */
    String text(KeyAttribute attribute) {
        return Objects.requireNonNull(texts.get(attribute.name()));
    }

    /** The method that builds a claim. */
    static String claim(ClaimPlan claim) {
        return claim.identifier() + "Claim";
    }

    /** A claim, of the values of its components. */
    CodeBlock claim(ClaimPlan claim, Function<Component, CodeBlock> argument) {
        return CodeBlock.of("$T.$L($L)", type, claim(claim), arguments(claim.components(), argument));
    }

    /** The constant of a claim's type in the mapping. */
    static String claimType(ClaimPlan claim) {
        return Names.constant(claim.identifier()) + "_CLAIM";
    }

    /** The text of a key attribute that a template gives, where {@code XKeys} itself needs it. */
    CodeBlock textInside(KeyAttribute attribute, Function<Component, CodeBlock> argument) {
        return text(attribute, argument, CodeBlock.of(""));
    }

    /** The text of a key attribute that a template gives. */
    CodeBlock text(KeyAttribute attribute, Function<Component, CodeBlock> argument) {
        return text(attribute, argument, CodeBlock.of("$T.", type));
    }

    private CodeBlock text(KeyAttribute attribute, Function<Component, CodeBlock> argument, CodeBlock receiver) {
        BoundTemplate template = template(attribute);
        if (template.isConstant()) {
            return CodeBlock.of("$S", literal(template));
        }
        return CodeBlock.of("$L$L($L)", receiver, text(attribute), arguments(distinct(template), argument));
    }

    /** The template of a key attribute that has one, its own or another key's. */
    static BoundTemplate template(KeyAttribute attribute) {
        return attribute.source() instanceof KeyAttribute.Source.Shared shared
                ? shared.template()
                : ((KeyAttribute.Source.Templated) attribute.source()).template();
    }

    /** The text of a template without placeholders. */
    static String literal(BoundTemplate template) {
        return template.parts().stream()
                .map(piece -> ((BoundTemplate.Piece.Literal) piece).text())
                .collect(Collectors.joining());
    }

    /** A concatenation of a template's pieces. */
    CodeBlock concatenation(BoundTemplate template, Function<Component, CodeBlock> argument, CodeBlock receiver) {
        CodeBlock.Builder text = CodeBlock.builder();
        String separator = "";
        for (BoundTemplate.Piece piece : template.parts()) {
            text.add(separator);
            if (piece instanceof BoundTemplate.Piece.Literal literal) {
                text.add("$S", literal.text());
            } else {
                Component component = ((BoundTemplate.Piece.Value) piece).component();
                text.add("$L$L.encode($L)", receiver, constant(component), argument.apply(component));
            }
            separator = " + ";
        }
        return text.build();
    }

    /** A concatenation of a template's pieces, outside {@code XKeys}. */
    CodeBlock concatenation(BoundTemplate template, Function<Component, CodeBlock> argument) {
        return concatenation(template, argument, CodeBlock.of("$T.", type));
    }

    /** The components of a template, each once. */
    static List<Component> distinct(BoundTemplate template) {
        Map<String, Component> byName = new LinkedHashMap<>();
        template.components().forEach(component -> byName.putIfAbsent(component.name(), component));
        return List.copyOf(byName.values());
    }

    /** The values of components, separated by commas. */
    static CodeBlock arguments(List<Component> components, Function<Component, CodeBlock> argument) {
        return components.stream().map(argument).collect(CodeBlock.joining(", "));
    }
}
