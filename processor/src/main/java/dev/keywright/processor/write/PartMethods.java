package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The methods of an update that set parts of nested records. */
final class PartMethods {
    private static final List<String> OTHER_METHODS = List.of("orCreate", "onlyIf", "follow");

    private final Codecs codecs;
    private final ClassName update;
    private final UnaryOperator<String> inherited;

    PartMethods(Codecs codecs, ClassName update, UnaryOperator<String> inherited) {
        this.codecs = codecs;
        this.update = update;
        this.inherited = inherited;
    }

    /** Adds them under names that the update's other methods don't have. */
    void addTo(TypeSpec.Builder type, List<List<AttributeModel>> parts) {
        NameAllocator names = new NameAllocator();
        OTHER_METHODS.forEach(names::newName);
        type.methodSpecs.stream()
                .map(method -> method.name)
                .distinct()
                .filter(name -> !OTHER_METHODS.contains(name))
                .forEach(names::newName);
        for (List<AttributeModel> part : parts) {
            type.addMethod(set(part, names.newName(joined(part))));
            if (last(part).nullable()) {
                type.addMethod(remove(part, names.newName("remove" + Names.upperCamel(joined(part)))));
            }
        }
    }

    private MethodSpec set(List<AttributeModel> part, String name) {
        AttributeModel last = last(part);
        return method("Sets", part, name)
                .addParameter(JavaTypes.of(Access.content(last)), Names.of(last))
                .addStatement(
                        "$L($L, $N, $L)",
                        inherited.apply("setPart"),
                        codecs.outside(last),
                        Names.of(last),
                        stored(part))
                .addStatement("return this")
                .build();
    }

    private MethodSpec remove(List<AttributeModel> part, String name) {
        return method("Removes", part, name)
                .addStatement("$L($L)", inherited.apply("removePart"), stored(part))
                .addStatement("return this")
                .build();
    }

    private MethodSpec.Builder method(String does, List<AttributeModel> part, String name) {
        String path = part.stream().map(AttributeModel::name).collect(Collectors.joining("."));
        return MethodSpec.methodBuilder(name)
                .addJavadoc("$L $L.\n", does, path)
                .addModifiers(Modifier.PUBLIC)
                .returns(update);
    }

    private static String joined(List<AttributeModel> part) {
        return part.get(0).name()
                + part.stream()
                        .skip(1)
                        .map(attribute -> Names.upperCamel(attribute.name()))
                        .collect(Collectors.joining());
    }

    private static CodeBlock stored(List<AttributeModel> part) {
        return part.stream()
                .map(attribute -> CodeBlock.of("$S", attribute.storedName()))
                .collect(CodeBlock.joining(", "));
    }

    private static AttributeModel last(List<AttributeModel> part) {
        return part.get(part.size() - 1);
    }
}
