package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.template.Component;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** One block of {@code XUpdate.follow()}, with the values that it can see: those after the update, and those before. */
final class FollowBlock {
    private final UpdateKeys kept;
    private final NameAllocator names = new NameAllocator();
    private final CodeBlock.Builder body = CodeBlock.builder();
    private final Map<String, EntityValues> values = new HashMap<>();

    FollowBlock(UpdateKeys kept) {
        this.kept = kept;
        Set<String> fields = new LinkedHashSet<>();
        kept.tracked().forEach(attribute -> fields.add(attribute.name()));
        kept.kept().forEach(component -> fields.add(component.name()));
        fields.forEach(names::newName);
    }

    CodeBlock.Builder body() {
        return body;
    }

    CodeBlock code() {
        return body.build();
    }

    /** The values that the method of {@code UpdatedAttribute} gives: {@code value}, {@code before}. */
    EntityValues values(String method) {
        return values.computeIfAbsent(
                method,
                none -> EntityValues.inUpdate(
                        attribute -> kept.tracked().contains(attribute)
                                ? CodeBlock.of("$N.$L()", Names.of(attribute), method)
                                : kept.value(attribute),
                        names,
                        body));
    }

    /** The value of a component that is there. */
    CodeBlock value(Component component, String method) {
        return kept.isFixed(component) ? kept.value(component) : values(method).component(component);
    }
}
