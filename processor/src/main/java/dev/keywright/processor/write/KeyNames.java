package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.template.Component;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** What the members of an {@code XKeys} are called. */
final class KeyNames {
    private final ClassName type;
    private final List<KeyPlan> keys;
    private final Map<String, Component> parts = new LinkedHashMap<>();
    private final Map<String, KeyAttribute> natives = new LinkedHashMap<>();
    private final Map<String, String> constants = new HashMap<>();
    private final Map<String, String> builders = new HashMap<>();
    private final Map<String, String> parsers = new HashMap<>();
    private final Map<String, String> records = new HashMap<>();
    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, String> fixed = new HashMap<>();

    KeyNames(EntityPlan plan) {
        this.type = GeneratedTypes.of(plan.entity().type()).keys();
        this.keys = Stream.concat(Stream.of(plan.primary()), plan.indexKeys().stream())
                .toList();
        nameConstants(plan);
        NameAllocator methods = new NameAllocator();
        NameAllocator types = new NameAllocator();
        typeNames(plan).forEach(types::newName);
        name(plan.primary(), "of", "parse", "Primary", methods, types);
        for (KeyPlan key : plan.indexKeys()) {
            String upper = Names.upperCamel(key.identifier());
            name(key, Names.identifier(key.identifier()), "parse" + upper, upper, methods, types);
        }
        plan.claims().forEach(claim -> methods.newName(claim(claim)));
    }

    /** The simple names that {@code XKeys} may say, which a record in it must not hide. */
    private Set<String> typeNames(EntityPlan plan) {
        Set<String> names = new HashSet<>(Set.of(type.simpleName(), "String", "Map"));
        names.add(plan.entity().type().names().get(0));
        RuntimeTypes.IN_KEYS.forEach(name -> names.add(name.simpleName()));
        for (KeyPlan key : keys) {
            for (Component component : key.parameters()) {
                names.add(JavaTypes.topLevelName(component.format().parameterType()));
                names.addAll(RuntimeReferences.typeNames(component.format().format()));
            }
        }
        return names;
    }

    private void nameConstants(EntityPlan plan) {
        keys.forEach(key -> key.attributes().forEach(this::addConstant));
        plan.claims().forEach(claim -> claim.components().forEach(this::addPart));
        NameAllocator allocator = new NameAllocator();
        Set<String> parameters = new HashSet<>();
        parts.values().forEach(part -> parameters.add(part.name()));
        natives.values().forEach(own -> own.components().forEach(part -> parameters.add(part.name())));
        parameters.forEach(allocator::newName);
        parts.forEach((id, component) -> constants.put(id, allocator.newName(constantFor(component))));
        natives.forEach((id, own) -> constants.put(
                id, allocator.newName(Names.constant(own.components().get(0).name()) + "_KEY")));
        keys.forEach(key -> nameFixed(key, allocator));
    }

    private void nameFixed(KeyPlan key, NameAllocator allocator) {
        for (KeyAttribute attribute : key.written()) {
            if (KeyTexts.template(attribute).isConstant()) {
                String name = roleName(key, key.partition().contains(attribute) ? "partition" : "sort");
                fixed.put(textId(key, attribute), allocator.newName(Names.constant(name)));
            }
        }
    }

    private void addConstant(KeyAttribute attribute) {
        if (KeyTexts.isText(attribute)) {
            KeyTexts.template(attribute).components().forEach(this::addPart);
        } else {
            natives.putIfAbsent(attribute.name(), attribute);
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
        String name = roleName(key, role);
        for (KeyAttribute attribute : attributes) {
            if (attribute.isWritten() && !KeyTexts.template(attribute).isConstant()) {
                texts.put(textId(key, attribute), methods.newName(name));
            }
        }
    }

    private static String roleName(KeyPlan key, String role) {
        return key.identifier().isEmpty() ? role : key.identifier() + Names.upperCamel(role);
    }

    /** Two keys of one index write one attribute, each its own way. */
    private static String textId(KeyPlan key, KeyAttribute attribute) {
        return key.identifier() + ":" + attribute.name();
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

    /** All keys of the entity, the primary key first. */
    List<KeyPlan> keys() {
        return keys;
    }

    /** The components that have a constant, in the order of the keys. */
    List<Component> parts() {
        return List.copyOf(parts.values());
    }

    /** The key attributes that are numbers or binaries, which have a constant too. */
    List<KeyAttribute> natives() {
        return List.copyOf(natives.values());
    }

    /** The constant of a component. */
    String constant(Component component) {
        return constants.getOrDefault(id(component), constantFor(component));
    }

    /** The constant of a key attribute that is a number or binary. */
    String constant(KeyAttribute attribute) {
        return Objects.requireNonNull(constants.get(attribute.name()));
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

    /** The method that gives the text of an attribute that a key writes; empty where the text is a constant. */
    String text(KeyPlan key, KeyAttribute attribute) {
        return texts.getOrDefault(textId(key, attribute), "");
    }

    /** The constant of an attribute that a key writes, the same in each item; empty where the text has components. */
    String fixed(KeyPlan key, KeyAttribute attribute) {
        return fixed.getOrDefault(textId(key, attribute), "");
    }

    /** The method that gives the text of an attribute under that name, which another key writes; empty for none. */
    String sharedText(KeyAttribute attribute) {
        for (KeyPlan key : keys) {
            for (KeyAttribute written : key.written()) {
                if (written.name().equals(attribute.name())
                        && KeyTexts.template(written).equals(KeyTexts.template(attribute))) {
                    return text(key, written);
                }
            }
        }
        return "";
    }

    /** The method that builds a claim. */
    static String claim(ClaimPlan claim) {
        return claim.identifier() + "Claim";
    }

    /** The constant of a claim's type in the mapping. */
    static String claimType(ClaimPlan claim) {
        return Names.constant(claim.identifier()) + "_CLAIM";
    }
}
