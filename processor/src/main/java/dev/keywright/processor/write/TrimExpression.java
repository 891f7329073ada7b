package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.Trim;
import dev.keywright.processor.template.AttributePath;
import java.util.ArrayList;
import java.util.List;

/** Which rows a query is to drop, as an expression for its plan. */
final class TrimExpression {
    private TrimExpression() {}

    /** The calls on the plan; nothing where no row is dropped. */
    static CodeBlock of(Trim trim, String typeAttribute) {
        if (!trim.isNeeded()) {
            return CodeBlock.of("");
        }
        CodeBlock.Builder calls = CodeBlock.builder();
        CodeBlock term = typeAttribute.isEmpty() ? where(trim.members().get(0)) : term(trim, typeAttribute);
        if (!term.isEmpty()) {
            calls.add(".trimmed($L)", term);
        }
        if (trim.types() && typeAttribute.isEmpty()) {
            calls.add(".knownTypesOnly()");
        }
        return calls.build();
    }

    private static CodeBlock term(Trim trim, String typeAttribute) {
        if (!trim.isAlikeForAll()) {
            return joined(
                    "any",
                    trim.members().stream()
                            .map(member -> all(types(List.of(member), typeAttribute), where(member)))
                            .toList());
        }
        CodeBlock where = where(trim.members().get(0));
        return trim.types() ? all(types(trim.members(), typeAttribute), where) : where;
    }

    private static CodeBlock types(List<Trim.Member> members, String typeAttribute) {
        CodeBlock names = members.stream()
                .map(member -> CodeBlock.of("$S", member.entity().typeName()))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.attribute($S).is($L)", RuntimeTypes.WHERE, typeAttribute, names);
    }

    private static CodeBlock all(CodeBlock first, CodeBlock second) {
        return second.isEmpty() ? first : joined("all", List.of(first, second));
    }

    private static CodeBlock joined(String method, List<CodeBlock> terms) {
        return terms.size() == 1
                ? terms.get(0)
                : CodeBlock.of("$T.$L($L)", RuntimeTypes.WHERE, method, CodeBlock.join(terms, ", "));
    }

    private static CodeBlock where(Trim.Member member) {
        List<CodeBlock> terms = new ArrayList<>();
        for (WhenModel when : member.where()) {
            terms.add(where(member.entity(), when));
        }
        return terms.isEmpty() ? CodeBlock.of("") : joined("all", terms);
    }

    private static CodeBlock where(EntityModel entity, WhenModel when) {
        AttributePath.Found found =
                (AttributePath.Found) AttributePath.find(entity.shape().attributes(), when.attribute());
        CodeBlock path = found.path().stream()
                .map(attribute -> CodeBlock.of("$S", attribute.storedName()))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.attribute($L).$L", RuntimeTypes.WHERE, path, test(when, found.leaf()));
    }

    private static CodeBlock test(WhenModel when, ValueType leaf) {
        if (when.values().isEmpty()) {
            return CodeBlock.of(when.absent() ? "absent()" : "present()");
        }
        boolean isBoolean = leaf instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.BOOLEAN;
        if (isBoolean) {
            // Both values are what every item has, and that is no condition.
            return CodeBlock.of("is($L)", when.values().get(0));
        }
        return CodeBlock.of(
                "is($L)",
                when.values().stream().map(value -> CodeBlock.of("$S", value)).collect(CodeBlock.joining(", ")));
    }
}
