package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.PatternPlan;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;

/** Writes the DAO of an item collection, which has its patterns and nothing else. */
final class CollectionDaoWriter {
    private final CollectionPlan plan;
    private final TableModel table;
    private final Map<String, KeyNames> keys;

    /** {@code keys} by generated prefix. */
    CollectionDaoWriter(CollectionPlan plan, TableModel table, Map<String, KeyNames> keys) {
        this.plan = plan;
        this.table = table;
        this.keys = keys;
    }

    void write(SourceSink sink) throws IOException {
        CollectionModel collection = plan.collection();
        ClassName result = JavaTypes.className(collection.type());
        GeneratedTypes generated = GeneratedTypes.of(collection.type());
        TypeSpec.Builder type = DaoWriter.start(
                generated.dao(),
                collection.isPublic(),
                CodeBlock.of("Reads the items of {@code $L} that are {@link $T}s.", table.name(), result),
                result,
                table);
        PatternMethods patterns =
                new PatternMethods(result, CodeBlock.of("$T.PARSER", generated.parser()), table, false, null);
        patterns.reserve(plan.patterns());
        for (PatternPlan pattern : plan.patterns()) {
            patterns.add(type, pattern, Objects.requireNonNull(keys.get(pattern.keysOf())));
        }
        GeneratedClass.write(generated.dao(), type.build(), sink);
    }
}
