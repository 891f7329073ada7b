package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.template.RuntimeRef;
import java.util.HashSet;
import java.util.Set;

/** The template stage's references to the runtime as expressions. */
final class RuntimeReferences {
    private RuntimeReferences() {}

    /** The constant, or the call with its own arguments. */
    static CodeBlock of(RuntimeRef reference) {
        CodeBlock member = CodeBlock.of("$T.$L", RuntimeTypes.key(reference.className()), reference.member());
        return reference.call() ? CodeBlock.of("$L($L)", member, arguments(reference)) : member;
    }

    /** The static method, called with a value after its own arguments. */
    static CodeBlock call(RuntimeRef method, CodeBlock value) {
        CodeBlock own = arguments(method);
        return CodeBlock.of(
                "$T.$L($L$L$L)",
                RuntimeTypes.key(method.className()),
                method.member(),
                own,
                own.isEmpty() ? "" : ", ",
                value);
    }

    /** The simple names of the types that the reference says. */
    static Set<String> typeNames(RuntimeRef reference) {
        Set<String> names = new HashSet<>();
        names.add(reference.className());
        for (Object argument : reference.arguments()) {
            if (argument instanceof RuntimeRef.Instance instance) {
                names.add(JavaTypes.topLevelName(instance.type()));
            }
        }
        return names;
    }

    private static CodeBlock arguments(RuntimeRef reference) {
        return reference.arguments().stream().map(RuntimeReferences::argument).collect(CodeBlock.joining(", "));
    }

    private static CodeBlock argument(Object argument) {
        if (argument instanceof TypeRef type) {
            return CodeBlock.of("$T.class", JavaTypes.className(type));
        }
        if (argument instanceof Character character) {
            return CodeBlock.of("'$L'", character == '\'' || character == '\\' ? "\\" + character : character);
        }
        if (argument instanceof RuntimeRef.Instance instance) {
            return CodeBlock.of("new $T()", JavaTypes.of(instance.type()));
        }
        return argument instanceof String ? CodeBlock.of("$S", argument) : CodeBlock.of("$L", argument);
    }
}
