package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the classes inside a mapping that store types of the user's as maps, one for each type. */
final class NestedCodecs {
    private final Codecs codecs;
    private final List<TypeSpec> types;

    NestedCodecs(Codecs codecs, List<TypeSpec> types) {
        this.codecs = codecs;
        this.types = types;
    }

    /** The codec of a type that stands alone. */
    CodeBlock of(ValueType.Nested type) {
        return CodeBlock.of("new $L()", add(type, CodeBlock.of("")));
    }

    /** The codec of a sealed type. */
    CodeBlock variants(ValueType.Variants type) {
        CodeBlock.Builder codec = CodeBlock.builder()
                .add(
                        "$T.<$T>of($S, $S)",
                        RuntimeTypes.NESTED_TYPES,
                        JavaTypes.of(type.type()),
                        type.type().simpleName(),
                        type.discriminator());
        for (ValueType.Variant variant : type.variants()) {
            String name = add(variant.value(), CodeBlock.of("super($S, $S);\n", type.discriminator(), variant.name()));
            codec.add(
                    ".with($T.class, $S, new $L())",
                    JavaTypes.className(variant.value().type()),
                    variant.name(),
                    name);
        }
        return codec.build();
    }

    private String add(ValueType.Nested nested, CodeBlock constructor) {
        codecs.registerAll(nested.shape());
        String name = codecs.name(nested.type().simpleName() + "Type");
        TypeName type = JavaTypes.of(nested.type());
        String object = Names.lowerCamel(nested.type().simpleName());
        String value = object.equals("item") || object.equals("in") ? "value" : object;
        Attributes attributes = new Attributes(codecs::inside);
        TypeSpec.Builder written = TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(RuntimeTypes.NESTED_TYPE, type));
        if (!constructor.isEmpty()) {
            written.addMethod(
                    MethodSpec.constructorBuilder().addCode(constructor).build());
        }
        MethodSpec.Builder toMap = overriding("toMap")
                .returns(RuntimeTypes.ITEM)
                .addParameter(type, value)
                .addStatement(
                        "$T item = writer($L)",
                        RuntimeTypes.ITEM_WRITER,
                        nested.shape().attributes().size());
        for (AttributeModel attribute : nested.shape().attributes()) {
            toMap.addStatement(attributes.put(attribute, value));
        }
        types.add(written.addMethod(toMap.addStatement("return item.build()").build())
                .addMethod(overriding("fromMap")
                        .returns(type)
                        .addParameter(RuntimeTypes.ITEM_READER, "in")
                        .addCode(attributes.create(nested.type(), nested.shape(), value))
                        .build())
                .build());
        return name;
    }

    private static MethodSpec.Builder overriding(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PROTECTED);
    }
}
