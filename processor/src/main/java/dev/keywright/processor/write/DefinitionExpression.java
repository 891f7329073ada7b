package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ScalarType.Stored;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;

/** The {@code TableDefinition} of a table, as an expression; in short where all keys are text and all is projected. */
final class DefinitionExpression {
    private final TableModel table;

    DefinitionExpression(TablePlan plan) {
        this.table = plan.table();
    }

    CodeBlock write() {
        CodeBlock.Builder definition =
                CodeBlock.builder().add("$T.named($S)", RuntimeTypes.TABLE_DEFINITION, table.name());
        List<String> key = new ArrayList<>(List.of(table.partitionKey()));
        if (!table.sortKey().isEmpty()) {
            key.add(table.sortKey());
        }
        boolean texts = key.stream().allMatch(attribute -> stored(attribute) == Stored.TEXT);
        definition.add(".key($L)", texts ? quoted(key) : attributes(key));
        table.indexes().forEach(index -> definition.add(index(index)));
        if (!table.timeToLive().isEmpty()) {
            definition.add(".timeToLive($S)", table.timeToLive());
        }
        return definition.build();
    }

    private CodeBlock index(IndexModel index) {
        if (index.local()) {
            return CodeBlock.of(".localIndex($S, $L, $L)", index.name(), attributes(index.sort()), projection(index));
        }
        List<String> key = new ArrayList<>(index.partition());
        key.addAll(index.sort());
        boolean simple = index.projection() == IndexModel.Projection.ALL
                && index.partition().size() == 1
                && index.sort().size() <= 1
                && key.stream().allMatch(attribute -> stored(attribute) == Stored.TEXT);
        if (simple) {
            return CodeBlock.of(".globalIndex($S, $L)", index.name(), quoted(key));
        }
        return CodeBlock.of(
                ".globalIndex($S, $T.of($L), $T.of($L), $L)",
                index.name(),
                List.class,
                attributes(index.partition()),
                List.class,
                attributes(index.sort()),
                projection(index));
    }

    private static CodeBlock projection(IndexModel index) {
        return switch (index.projection()) {
            case ALL -> CodeBlock.of("$T.all()", RuntimeTypes.PROJECTION);
            case KEYS_ONLY -> CodeBlock.of("$T.keysOnly()", RuntimeTypes.PROJECTION);
            case INCLUDE ->
                CodeBlock.of("$T.include($T.of($L))", RuntimeTypes.PROJECTION, List.class, quoted(index.include()));
        };
    }

    private CodeBlock attributes(List<String> names) {
        return names.stream()
                .map(name -> CodeBlock.of(
                        "$T.$L($S)",
                        RuntimeTypes.KEY_ATTRIBUTE,
                        switch (stored(name)) {
                            case NUMBER -> "number";
                            case BINARY -> "binary";
                            default -> "text";
                        },
                        name))
                .collect(CodeBlock.joining(", "));
    }

    private static CodeBlock quoted(List<String> names) {
        return names.stream().map(name -> CodeBlock.of("$S", name)).collect(CodeBlock.joining(", "));
    }

    /** How an attribute is stored: as the entities that have it say, else, written by Keywright, as text. */
    private Stored stored(String name) {
        for (EntityModel entity : table.entities()) {
            for (AttributeModel attribute : entity.shape().attributes()) {
                if (attribute.storedName().equals(name)) {
                    return attribute.value().stored();
                }
            }
        }
        return Stored.TEXT;
    }
}
