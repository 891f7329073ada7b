package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * The codec of each attribute type: the place to add one. Scalars are constants of the runtime; what is made of others, or
 * for a type of the user's, is a constant of the entity's mapping, one a type, named for the first attribute of that type.
 */
final class Codecs {
    private final ClassName mapping;
    private final NameAllocator names = new NameAllocator();
    private final Map<ValueType, String> constants = new LinkedHashMap<>();
    private final Map<String, CodeBlock> initializers = new LinkedHashMap<>();

    Codecs(EntityModel entity) {
        this.mapping = GeneratedTypes.of(entity.type()).mapping();
        names.newName("TYPE");
        for (AttributeModel attribute : entity.shape().attributes()) {
            register(content(attribute.value()), Names.constant(attribute.name()));
        }
    }

    /** The type without the {@code Optional} around it. */
    static ValueType content(ValueType type) {
        return type instanceof ValueType.OptionalOf optional ? optional.content() : type;
    }

    /** The codec of an attribute, where the mapping itself needs it. */
    CodeBlock inside(AttributeModel attribute) {
        return of(content(attribute.value()));
    }

    /** The codec of an attribute, elsewhere. */
    CodeBlock outside(AttributeModel attribute) {
        ValueType type = content(attribute.value());
        return type instanceof ValueType.Scalar ? of(type) : CodeBlock.of("$T.$L", mapping, of(type));
    }

    /** The constants that the mapping holds, each after those it is made of. */
    List<FieldSpec> fields() {
        return constants.entrySet().stream()
                .map(constant -> FieldSpec.builder(
                                declared(constant.getKey()), constant.getValue(), Modifier.STATIC, Modifier.FINAL)
                        .initializer(initializers.get(constant.getValue()))
                        .build())
                .toList();
    }

    private CodeBlock of(ValueType type) {
        return type instanceof ValueType.Scalar scalar
                ? CodeBlock.of("$T.$L", RuntimeTypes.VALUES, scalar.scalar())
                : CodeBlock.of("$L", constants.get(type));
    }

    private static TypeName declared(ValueType type) {
        ClassName codec = type instanceof ValueType.Enumeration ? RuntimeTypes.ENUM_CODEC : RuntimeTypes.VALUE_CODEC;
        return ParameterizedTypeName.get(codec, JavaTypes.boxed(type.type()));
    }

    private void register(ValueType type, String name) {
        if (type instanceof ValueType.Scalar || constants.containsKey(type)) {
            return;
        }
        CodeBlock initializer = initializer(type);
        String constant = names.newName(name);
        constants.put(type, constant);
        initializers.put(constant, initializer);
    }

    private CodeBlock initializer(ValueType type) {
        if (type instanceof ValueType.Enumeration enumeration) {
            return CodeBlock.of("$T.of($T.class)", RuntimeTypes.ENUM_CODEC, JavaTypes.className(enumeration.type()));
        }
        throw new IllegalArgumentException("no codec for " + type);
    }
}
