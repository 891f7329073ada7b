package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TypeRef;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the parser of a table's items, or of a collection's. */
final class ParserWriter {
    private final TypeRef type;
    private final boolean isPublic;
    private final List<EntityModel> members;
    private final ClassName result;

    /** A parser of {@code members}, typed {@code type} where all of them are that. */
    ParserWriter(TypeRef type, boolean isPublic, List<EntityModel> members) {
        this.type = type;
        this.isPublic = isPublic;
        this.members = members;
        this.result = result(type, members);
    }

    /** What a parser of {@code members} is typed. */
    static ClassName result(TypeRef type, List<EntityModel> members) {
        boolean common = members.stream()
                .allMatch(member -> member.supertypes().contains(type.qualifiedName())
                        || member.type().qualifiedName().equals(type.qualifiedName()));
        return common ? JavaTypes.className(type) : ClassName.get(Object.class);
    }

    void write(SourceSink sink) throws IOException {
        ClassName name = GeneratedTypes.of(type).parser();
        ClassName origin = JavaTypes.className(type);
        TypeSpec parser = GeneratedClass.of(
                        name, isPublic, origin, CodeBlock.of("Turns items of several types into {@link $T}s.", origin))
                .addField(constant())
                .addMethod(GeneratedClass.privateConstructor())
                .addMethod(method("parse", result)
                        .addJavadoc("The entity of an item.\n\n")
                        .addJavadoc("@throws dev.keywright.UnknownTypeException if it is of none of these types\n")
                        .addJavadoc("@throws dev.keywright.CorruptItemException if it doesn't fit its type\n")
                        .build())
                .addMethod(method("find", ParameterizedTypeName.get(ClassName.get(Optional.class), result))
                        .addJavadoc("As {@link #parse}, but empty for items that Keywright keeps for itself.\n")
                        .build())
                .build();
        GeneratedClass.write(name, parser, sink);
    }

    private FieldSpec constant() {
        CodeBlock types = members.stream()
                .map(member ->
                        CodeBlock.of("$T.TYPE", GeneratedTypes.of(member.type()).mapping()))
                .collect(CodeBlock.joining(", "));
        return FieldSpec.builder(
                        ParameterizedTypeName.get(RuntimeTypes.TYPED_PARSER, result),
                        "PARSER",
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer("$T.of($S, $T.of($L))", RuntimeTypes.TYPED_PARSER, type.simpleName(), List.class, types)
                .build();
    }

    private static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(result)
                .addParameter(RuntimeTypes.ITEM, "item")
                .addStatement("return PARSER.$L(item)", name);
    }
}
