package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeVariableName;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes what takes the keys of an entity apart: one method and one record a key. */
final class KeyParsing {
    private final String entity;
    private final KeyNames names;
    private final char delimiter;

    KeyParsing(EntityPlan plan, KeyNames names, char delimiter) {
        this.entity = plan.entity().type().simpleName();
        this.names = names;
        this.delimiter = delimiter;
    }

    /** The record of a key's components. */
    MethodSpec record(KeyPlan key) {
        String what = key.index().isEmpty() ? "the primary key" : "the key in " + key.index();
        List<ParameterSpec> components = key.parameters().stream()
                .map(component -> ParameterSpec.builder(parsedType(component), Names.recordComponent(component.name()))
                        .build())
                .toList();
        return GeneratedClass.record(names.record(key), "The components of " + what + ".\n", components);
    }

    /** The method that reads a key back. */
    MethodSpec parser(KeyPlan key) {
        Method method = new Method();
        key.parameters().forEach(component -> method.locals.newName(component.name(), component.name()));
        String item = method.locals.newName("item");
        for (KeyAttribute attribute : key.partition()) {
            method.read(attribute, "partition", item);
        }
        for (KeyAttribute attribute : key.sort()) {
            method.read(attribute, "sort", item);
        }
        CodeBlock values = key.parameters().stream()
                .map(component -> CodeBlock.of("$N", method.locals.get(component.name())))
                .collect(CodeBlock.joining(", "));
        TypeName record = TypeVariableName.get(names.record(key));
        return MethodSpec.methodBuilder(names.parser(key))
                .addJavadoc(
                        "What {@link #$L} was given, read back from the key attributes of an item.\n",
                        names.builder(key))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(record)
                .addParameter(RuntimeTypes.ITEM, item)
                .addCode(method.body.build())
                .addStatement("return new $T($L)", record, values)
                .build();
    }

    /** What a component is read back as: where the value can't be told from its text, that text. */
    static boolean readsText(Component component) {
        TypeRef type = component.format().parameterType();
        return !component.format().lossless() && !type.qualifiedName().equals("java.lang.String");
    }

    private static TypeName parsedType(Component component) {
        return readsText(component)
                ? JavaTypes.STRING
                : JavaTypes.of(component.format().parameterType());
    }

    /** The body of one parsing method. */
    private final class Method {
        private final NameAllocator locals = new NameAllocator();
        private final CodeBlock.Builder body = CodeBlock.builder();
        private final Set<String> known = new HashSet<>();
        private final Map<String, Integer> readers = new HashMap<>();

        void read(KeyAttribute attribute, String role, String item) {
            if (!KeyTexts.isText(attribute)) {
                Component component = attribute.components().get(0);
                assign(component, CodeBlock.of("$N.decode($S, $N)", names.constant(attribute), attribute.name(), item));
                return;
            }
            List<Piece> pieces = KeyTexts.template(attribute).parts();
            CodeBlock start =
                    CodeBlock.of("$T.of($S, $S, $L)", RuntimeTypes.KEY_READER, entity, attribute.name(), item);
            int from = 0;
            if (pieces.get(0) instanceof Piece.Literal literal) {
                start = CodeBlock.of("$L.literal($S)", start, literal.text());
                from = 1;
            }
            if (pieces.size() == from) {
                body.addStatement("$L.end()", start);
                return;
            }
            String reader = reader(role);
            body.addStatement("$T $N = $L", RuntimeTypes.KEY_READER, reader, start);
            for (Piece piece : pieces.subList(from, pieces.size())) {
                if (piece instanceof Piece.Literal literal) {
                    body.addStatement("$N.literal($S)", reader, literal.text());
                } else {
                    value(((Piece.Value) piece).component(), reader);
                }
            }
            body.addStatement("$N.end()", reader);
        }

        /** {@code partition}, then {@code partition2}. */
        private String reader(String role) {
            int count = readers.merge(role, 1, Integer::sum);
            return locals.newName(count == 1 ? role : role + count);
        }

        private void value(Component component, String reader) {
            CodeBlock text = component.format().width() < 0
                    ? CodeBlock.of("$N.text('$L')", reader, delimiter)
                    : CodeBlock.of("$N.fixed($L)", reader, component.format().width());
            CodeBlock value =
                    readsText(component) ? text : CodeBlock.of("$N.value($N)", reader, names.constant(component));
            if (!known.contains(component.name())) {
                assign(component, value);
            } else if (readsText(component)) {
                body.addStatement("$L", text);
            } else {
                String local = locals.get(component.name());
                body.addStatement("$N.literal($N.encode($N))", reader, names.constant(component), local);
            }
        }

        private void assign(Component component, CodeBlock value) {
            if (known.add(component.name())) {
                body.addStatement("$T $N = $L", parsedType(component), locals.get(component.name()), value);
            }
        }
    }
}
