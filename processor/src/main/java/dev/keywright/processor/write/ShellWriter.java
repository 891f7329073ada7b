package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes empty classes under the names of all that would be generated for a table that has errors. So javac finds what the
 * user imports, and reports Keywright's errors alone.
 */
public final class ShellWriter {
    private ShellWriter() {}

    /** Writes into a sink. */
    public static void write(TableModel table, SourceSink sink) throws IOException {
        // A table with patterns has one parser, and two types whose names clash may be what is wrong: each name once.
        Map<ClassName, Boolean> shells = new LinkedHashMap<>();
        for (EntityModel entity : table.entities()) {
            GeneratedTypes types = GeneratedTypes.of(entity.type());
            List.of(types.keys(), types.mapping(), types.dao(), types.update())
                    .forEach(name -> shells.putIfAbsent(name, entity.isPublic()));
        }
        for (CollectionModel collection : table.collections()) {
            GeneratedTypes types = GeneratedTypes.of(collection.type());
            List.of(types.dao(), types.parser()).forEach(name -> shells.putIfAbsent(name, collection.isPublic()));
        }
        GeneratedTypes types = GeneratedTypes.of(table.type());
        List.of(types.table(), types.parser()).forEach(name -> shells.putIfAbsent(name, table.isPublic()));
        for (Map.Entry<ClassName, Boolean> shell : shells.entrySet()) {
            GeneratedClass.write(
                    shell.getKey(),
                    GeneratedClass.shell(shell.getKey(), shell.getValue()).build(),
                    sink);
        }
    }
}
