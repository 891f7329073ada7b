package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ViewModel;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes empty classes under the names of all that would be generated for a table that has errors. So javac finds what the
 * user imports, and reports Keywright's errors alone.
 */
public final class ShellWriter {
    private ShellWriter() {}

    /** Writes into a sink. */
    public static void write(TableModel table, SourceSink sink) throws IOException {
        Set<ClassName> written = new HashSet<>();
        for (EntityModel entity : table.entities()) {
            GeneratedTypes types = GeneratedTypes.of(entity.type());
            List<ClassName> names =
                    List.of(types.keys(), types.mapping(), types.dao(), types.update(), types.attributes());
            write(names, entity.isPublic(), written, sink);
        }
        for (CollectionModel collection : table.collections()) {
            GeneratedTypes types = GeneratedTypes.of(collection.type());
            write(List.of(types.dao(), types.parser()), collection.isPublic(), written, sink);
        }
        for (ViewModel view : table.views()) {
            if (view.isAsked()) {
                GeneratedTypes types = GeneratedTypes.of(view.type());
                write(List.of(types.dao(), types.mapping()), view.isPublic(), written, sink);
            }
        }
        for (AggregateModel aggregate : table.aggregates()) {
            if (aggregate.isAsked()) {
                write(List.of(GeneratedTypes.of(aggregate.type()).dao()), aggregate.isPublic(), written, sink);
            }
        }
        GeneratedTypes types = GeneratedTypes.of(table.type());
        write(List.of(types.table(), types.parser()), table.isPublic(), written, sink);
    }

    /** Each name once: that two types want it is one of the errors. */
    private static void write(List<ClassName> names, boolean isPublic, Set<ClassName> written, SourceSink sink)
            throws IOException {
        for (ClassName name : names) {
            if (written.add(name)) {
                GeneratedClass.write(name, GeneratedClass.shell(name, isPublic).build(), sink);
            }
        }
    }
}
