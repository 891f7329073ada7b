package dev.keywright.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import java.util.Collection;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The methods of a table that read items of several types by their keys. */
final class SeveralGets {
    private static final String BATCH =
            "BatchGetItem, 100 keys at a time, eventually consistent: half a read unit per 4 KB of each item.\n";
    private static final String CONSISTENT =
            "BatchGetItem, 100 keys at a time, strongly consistent: one read unit per 4 KB of each item.\n";
    private static final String TRANSACTION =
            "TransactGetItems: at most 100 items as of one moment, two read units per 4 KB of each item.\n";

    private final ClassName parser;
    private final String client;
    private final TypeName found;
    private final TypeName key;

    SeveralGets(ClassName result, ClassName parser, String client) {
        this.parser = parser;
        this.client = client;
        this.found = ParameterizedTypeName.get(RuntimeTypes.FOUND_ITEMS, result);
        this.key = ParameterizedTypeName.get(RuntimeTypes.ITEM_KEY, WildcardTypeName.subtypeOf(result));
    }

    void addTo(TypeSpec.Builder type) {
        add(type, "batchGet", BATCH, CodeBlock.of("batchGet($T.PARSER, keys, false)", parser));
        add(type, "batchGetConsistent", CONSISTENT, CodeBlock.of("batchGet($T.PARSER, keys, true)", parser));
        add(type, "transactGet", TRANSACTION, CodeBlock.of("transactGet($T.PARSER, keys)", parser));
    }

    private void add(TypeSpec.Builder type, String name, String javadoc, CodeBlock call) {
        type.addMethod(MethodSpec.methodBuilder(name)
                .addJavadoc(javadoc)
                .addAnnotation(SafeVarargs.class)
                .addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", "$S", "varargs")
                        .build())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .returns(found)
                .addParameter(ArrayTypeName.of(key), "keys")
                .varargs()
                .addStatement("return $L($T.of(keys))", name, List.class)
                .build());
        type.addMethod(MethodSpec.methodBuilder(name)
                .addJavadoc("As {@link #$L($T...)}.\n", name, RuntimeTypes.ITEM_KEY)
                .addModifiers(Modifier.PUBLIC)
                .returns(found)
                .addParameter(
                        ParameterizedTypeName.get(ClassName.get(Collection.class), WildcardTypeName.subtypeOf(key)),
                        "keys")
                .addStatement("return this.$N.$L", client, call)
                .build());
    }
}
