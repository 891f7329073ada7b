package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The values of attributes, nested ones too, within one block of generated code. What can be absent gets a local, once, so
 * that it is read once and known to be there after a look.
 */
final class EntityValues {
    private final Function<AttributeModel, CodeBlock> attributes;
    private final boolean stable;
    private final NameAllocator names;
    private final CodeBlock.Builder body;
    private final Map<List<AttributeModel>, String> locals = new LinkedHashMap<>();

    /**
     * Values in one block.
     *
     * @param attributes how the value of an attribute of the entity is had
     * @param stable whether that may be asked for repeatedly, so that it needs no local
     * @param names the names taken in the block
     * @param body the block, to which locals are added
     */
    private EntityValues(
            Function<AttributeModel, CodeBlock> attributes,
            boolean stable,
            NameAllocator names,
            CodeBlock.Builder body) {
        this.attributes = attributes;
        this.stable = stable;
        this.names = names;
        this.body = body;
    }

    /** Values of the entity that a parameter names. */
    static EntityValues of(String entity, NameAllocator names, CodeBlock.Builder body) {
        return new EntityValues(attribute -> read(CodeBlock.of("$N", entity), attribute), false, names, body);
    }

    /** Values in an update, which knows the attributes themselves. */
    static EntityValues inUpdate(
            Function<AttributeModel, CodeBlock> attributes, NameAllocator names, CodeBlock.Builder body) {
        return new EntityValues(attributes, true, names, body);
    }

    /** The value of a component that is there. */
    CodeBlock component(Component component) {
        List<AttributeModel> path = component.path();
        boolean wrapped = path.get(path.size() - 1).value().content() instanceof ValueType.Wrapper;
        CodeBlock value = attribute(path);
        return Access.component(component, inSeconds(component, wrapped ? present(path, value) : value));
    }

    /** The key of an expiry says what the item says, which has no fractions of a second; nor has a day or month. */
    private static CodeBlock inSeconds(Component component, CodeBlock value) {
        boolean hasFractions = component.format().conversion() == null
                && component.leaf() instanceof ValueType.Scalar scalar
                && scalar.scalar() == ScalarType.EPOCH_SECONDS;
        return hasFractions ? CodeBlock.of("$T.inSeconds($L)", RuntimeTypes.VALUES, value) : value;
    }

    /** The value at the end of a path; null where it is absent, and then a local that this declares. */
    CodeBlock attribute(List<AttributeModel> path) {
        AttributeModel last = path.get(path.size() - 1);
        boolean nullable = path.stream().anyMatch(AttributeModel::nullable);
        if (path.size() == 1 && (stable || !nullable)) {
            return attributes.apply(last);
        }
        if (nullable) {
            String local = locals.get(path);
            return CodeBlock.of("$N", local == null ? declare(path, last) : local);
        }
        return read(present(lead(path), attribute(lead(path))), last);
    }

    /** A value within which a key's component is. Null where none may be is to be told apart from a fault of the mapping. */
    private CodeBlock present(List<AttributeModel> path, CodeBlock value) {
        return stable || path.stream().anyMatch(AttributeModel::nullable)
                ? value
                : CodeBlock.of("inKey($S, $L)", Parameters.path(path), value);
    }

    /** Declares the locals of these paths. */
    void prepare(List<List<AttributeModel>> paths) {
        paths.forEach(this::attribute);
    }

    private String declare(List<AttributeModel> path, AttributeModel last) {
        CodeBlock value = path.size() == 1 ? attributes.apply(last) : read(attribute(lead(path)), last);
        String local = names.newName(last.name());
        locals.put(List.copyOf(path), local);
        body.addStatement("$T $N = $L", JavaTypes.boxed(Access.content(last)), local, value);
        return local;
    }

    private static List<AttributeModel> lead(List<AttributeModel> path) {
        return path.subList(0, path.size() - 1);
    }

    private static CodeBlock read(CodeBlock object, AttributeModel attribute) {
        return Access.orNull(attribute, CodeBlock.of("$L.$N()", object, attribute.accessor()));
    }
}
