package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes {@code XAttributes}: a handle for each attribute, nested ones too, for conditions and filters. */
final class AttributesWriter {
    /** Text that sorts as the values do. */
    private static final Set<ScalarType> SORTABLE = EnumSet.of(
            ScalarType.INSTANT,
            ScalarType.LOCAL_DATE,
            ScalarType.LOCAL_TIME,
            ScalarType.LOCAL_DATE_TIME,
            ScalarType.YEAR,
            ScalarType.YEAR_MONTH,
            ScalarType.MONTH_DAY);

    private final EntityModel model;
    private final Codecs codecs;
    private final ClassName entity;
    private final ClassName name;
    private final NameAllocator names = new NameAllocator();
    private final List<FieldSpec> fields = new ArrayList<>();

    AttributesWriter(EntityModel model, Codecs codecs) {
        this.model = model;
        this.codecs = codecs;
        this.entity = JavaTypes.className(model.type());
        this.name = GeneratedTypes.of(model.type()).attributes();
    }

    void write(SourceSink sink) throws IOException {
        for (AttributeModel attribute : model.shape().attributes()) {
            names.newName(Names.constant(attribute.name()), List.of(attribute));
        }
        names.newName("HANDLES", "HANDLES");
        model.shape().attributes().forEach(attribute -> add(List.of(attribute)));
        TypeSpec.Builder type = GeneratedClass.of(
                        name,
                        model.isPublic(),
                        entity,
                        CodeBlock.of("The attributes of {@link $T}, for conditions and filters.", entity))
                .addField(FieldSpec.builder(
                                ParameterizedTypeName.get(RuntimeTypes.HANDLES, entity),
                                names.get("HANDLES"),
                                Modifier.PRIVATE,
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .initializer(
                                "$T.of($T.TYPE)",
                                RuntimeTypes.HANDLES,
                                GeneratedTypes.of(model.type()).mapping())
                        .build())
                .addFields(fields)
                .addMethod(GeneratedClass.privateConstructor());
        GeneratedClass.write(name, type.build(), sink);
    }

    private void add(List<AttributeModel> path) {
        AttributeModel attribute = path.get(path.size() - 1);
        ValueType type = Access.stored(attribute);
        fields.add(handle(path, type));
        if (type instanceof ValueType.Nested nested) {
            for (AttributeModel inner : nested.shape().attributes()) {
                List<AttributeModel> longer = new ArrayList<>(path);
                longer.add(inner);
                names.newName(constant(longer), List.copyOf(longer));
                add(List.copyOf(longer));
            }
        }
    }

    private static String constant(List<AttributeModel> path) {
        return String.join(
                "_",
                path.stream().map(attribute -> Names.constant(attribute.name())).toList());
    }

    private FieldSpec handle(List<AttributeModel> path, ValueType type) {
        TypeName value = JavaTypes.boxed(type.type());
        CodeBlock codec = codecs.outside(Access.stored(path.get(path.size() - 1)));
        if (isText(type)) {
            return field(path, ParameterizedTypeName.get(RuntimeTypes.TEXT_HANDLE, entity), "text", CodeBlock.of(""));
        }
        if (isOrdered(type)) {
            return field(path, ParameterizedTypeName.get(RuntimeTypes.ORDERED_HANDLE, entity, value), "ordered", codec);
        }
        if (type instanceof ValueType.Sequence sequence && sequence.type().kind() != TypeRef.Kind.ARRAY) {
            TypeName element = JavaTypes.boxed(sequence.element().type());
            return field(
                    path,
                    ParameterizedTypeName.get(RuntimeTypes.COLLECTION_HANDLE, entity, value, element),
                    "collection",
                    CodeBlock.of("$L, $L", codec, codecs.outside(sequence.element())));
        }
        if (isBinary(type)) {
            return field(path, ParameterizedTypeName.get(RuntimeTypes.BINARY_HANDLE, entity, value), "binary", codec);
        }
        return hasSize(type)
                ? field(path, ParameterizedTypeName.get(RuntimeTypes.SIZED_HANDLE, entity, value), "sized", codec)
                : field(
                        path,
                        ParameterizedTypeName.get(RuntimeTypes.ATTRIBUTE_HANDLE, entity, value),
                        "attribute",
                        codec);
    }

    private FieldSpec field(List<AttributeModel> path, TypeName type, String kind, CodeBlock codec) {
        CodeBlock stored = path.stream()
                .map(attribute -> CodeBlock.of("$S", attribute.storedName()))
                .collect(CodeBlock.joining(", "));
        return FieldSpec.builder(type, names.get(path), Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .initializer("$L.$L($L$L$L)", names.get("HANDLES"), kind, codec, codec.isEmpty() ? "" : ", ", stored)
                .build();
    }

    private static boolean isText(ValueType type) {
        return type instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.STRING;
    }

    private static boolean isOrdered(ValueType type) {
        if (type instanceof ValueType.Wrapper wrapper) {
            ValueType inner = wrapper.component().value();
            return isText(inner) || isOrdered(inner);
        }
        return type instanceof ValueType.Scalar scalar
                && (scalar.scalar().stored() == ScalarType.Stored.NUMBER || SORTABLE.contains(scalar.scalar()));
    }

    private static boolean isBinary(ValueType type) {
        return type instanceof ValueType.Scalar scalar && scalar.scalar().stored() == ScalarType.Stored.BINARY;
    }

    private static boolean hasSize(ValueType type) {
        return type instanceof ValueType.Sequence || type instanceof ValueType.Dictionary;
    }
}
