package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.plan.FromKey;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternPlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes the methods that put into rows what an index holds in keys only. */
final class KeyCompletion {
    private final ClassName dao;
    private final Codecs codecs;
    private final NameAllocator allocator = new NameAllocator();
    private final Map<List<FromKey>, String> names = new HashMap<>();
    private final List<MethodSpec> methods = new ArrayList<>();

    KeyCompletion(ClassName dao, Codecs codecs) {
        this.dao = dao;
        this.codecs = codecs;
    }

    /** What the plan of a pattern says of the method that it needs; nothing where the rows are complete. */
    CodeBlock of(PatternPlan plan, KeyNames keys) {
        if (plan.fromKeys().isEmpty()) {
            return CodeBlock.of("");
        }
        String name = names.get(plan.fromKeys());
        if (name == null) {
            name = allocator.newName("complete" + Names.upperCamel(plan.key().identifier()));
            names.put(plan.fromKeys(), name);
            methods.add(method(name, plan, keys));
        }
        CodeBlock attributes = plan.fromKeys().stream()
                .map(from -> CodeBlock.of("$S", from.attribute().storedName()))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of(".completed($T::$L, $L)", dao, name, attributes);
    }

    /** The methods that plans have asked for. */
    List<MethodSpec> methods() {
        return methods;
    }

    private MethodSpec method(String name, PatternPlan plan, KeyNames keys) {
        NameAllocator locals = new NameAllocator();
        String item = locals.newName("item");
        CodeBlock.Builder body = CodeBlock.builder();
        Map<KeyPlan, String> parsed = new LinkedHashMap<>();
        for (FromKey from : plan.fromKeys()) {
            String parts = parsed.get(from.key());
            if (parts == null) {
                parts = locals.newName(Names.lowerCamel(keys.record(from.key())));
                parsed.put(from.key(), parts);
                body.addStatement(
                        "$T $N = $T.$L($N)",
                        keys.type().nestedClass(keys.record(from.key())),
                        parts,
                        keys.type(),
                        keys.parser(from.key()),
                        item);
            }
            body.addStatement(
                    "$N.put($S, $L.encode($N.$L()))",
                    item,
                    from.attribute().storedName(),
                    codecs.outside(from.component()),
                    parts,
                    Names.recordComponent(from.component().name()));
        }
        String told =
                plan.fromKeys().stream().map(from -> from.attribute().name()).collect(Collectors.joining(", "));
        return MethodSpec.methodBuilder(name)
                .addJavadoc("What $L holds in keys alone: $L.\n", plan.key().index(), told)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(RuntimeTypes.ITEM, item)
                .addCode(body.build())
                .build();
    }
}
