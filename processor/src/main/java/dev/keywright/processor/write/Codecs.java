package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * The codecs of an entity's attributes. Scalars are constants of the runtime; what is made of others, or for a type of the
 * user's, is a constant of the entity's mapping, one a type, named for the first attribute of that type.
 */
final class Codecs {
    private final ClassName mapping;
    private final NameAllocator names = new NameAllocator();
    private final Map<ValueType, String> constants = new LinkedHashMap<>();
    private final Map<AttributeModel, String> keys = new HashMap<>();
    private final List<FieldSpec> fields = new ArrayList<>();
    private final List<TypeSpec> nested = new ArrayList<>();
    private final CodecExpressions expressions;

    Codecs(EntityPlan plan) {
        EntityModel entity = plan.entity();
        this.mapping = GeneratedTypes.of(entity.type()).mapping();
        this.expressions = new CodecExpressions(this::of, new NestedCodecs(this, nested));
        names.newName("TYPE");
        names.newName(mapping.simpleName());
        registerAll(entity.shape());
        IndexKeys.of(plan).forEach(this::registerKey);
    }

    /** The codec of an attribute, where the mapping itself needs it. */
    CodeBlock inside(AttributeModel attribute) {
        String key = keys.get(attribute);
        return key == null ? of(Access.stored(attribute)) : CodeBlock.of("$L", key);
    }

    /** The codec of an attribute, elsewhere. */
    CodeBlock outside(AttributeModel attribute) {
        String key = keys.get(attribute);
        return key == null ? outside(Access.stored(attribute)) : CodeBlock.of("$T.$L", mapping, key);
    }

    /** The codec of what a component of a key is all of, where the mapping itself needs it. */
    CodeBlock inside(Component component) {
        return component.leaf() instanceof ValueType.Scalar ? of(component.leaf()) : inside(component.attribute());
    }

    /** The codec of what a component of a key is all of, elsewhere. */
    CodeBlock outside(Component component) {
        return component.leaf() instanceof ValueType.Scalar ? of(component.leaf()) : outside(component.attribute());
    }

    /** The codec of an element of an attribute, elsewhere. */
    CodeBlock outside(ValueType type) {
        CodeBlock codec = of(type);
        return constants.containsKey(type) ? CodeBlock.of("$T.$L", mapping, constants.get(type)) : codec;
    }

    /** The constants that the mapping holds, each after those it is made of. */
    List<FieldSpec> fields() {
        return fields;
    }

    /** The classes in the mapping that stand behind constants. */
    List<TypeSpec> nested() {
        return nested;
    }

    /** The attributes of a nested type need codecs too. */
    void registerAll(Shape shape) {
        for (AttributeModel attribute : shape.attributes()) {
            register(Access.stored(attribute), Names.constant(attribute.name()));
        }
    }

    /** A name in the mapping that nothing else has. */
    String name(String suggestion) {
        return names.newName(suggestion);
    }

    /** The codec of a type: a constant, or, of collections only, one made for the occasion. */
    CodeBlock of(ValueType type) {
        if (CodecExpressions.isConstant(type)) {
            return CodecExpressions.constant(type);
        }
        if (!constants.containsKey(type) && CodecExpressions.isSimple(type)) {
            return expressions.of(type);
        }
        register(type, Names.constant(simpleName(type.type())));
        return CodeBlock.of("$L", constants.get(type));
    }

    private static String simpleName(TypeRef type) {
        return type.simpleName().replace("[]", "s");
    }

    private void register(ValueType type, String suggestion) {
        if (CodecExpressions.isConstant(type) || constants.containsKey(type)) {
            return;
        }
        CodeBlock initializer = expressions.of(type);
        String constant = names.newName(suggestion);
        constants.put(type, constant);
        ClassName codec = type instanceof ValueType.Enumeration ? RuntimeTypes.ENUM_CODEC : RuntimeTypes.VALUE_CODEC;
        add(codec, type, constant, initializer);
    }

    private void registerKey(AttributeModel attribute, String method) {
        ValueType type = Access.stored(attribute);
        String constant = names.newName(Names.constant(attribute.name()) + "_KEY");
        add(RuntimeTypes.VALUE_CODEC, type, constant, CodeBlock.of("$T.$L($L)", RuntimeTypes.VALUES, method, of(type)));
        keys.put(attribute, constant);
    }

    private void add(ClassName codec, ValueType type, String constant, CodeBlock initializer) {
        fields.add(FieldSpec.builder(
                        ParameterizedTypeName.get(codec, JavaTypes.boxed(type.type())),
                        constant,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(initializer)
                .build());
    }
}
