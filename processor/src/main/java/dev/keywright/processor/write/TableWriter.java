package dev.keywright.processor.write;

import dev.keywright.processor.plan.AggregatePlan;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.ViewPlan;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Writes all classes of a table: the last stage. The plan is right; what can be wrong with it was checked before. */
public final class TableWriter {
    private TableWriter() {}

    /** Writes into a sink. */
    public static void write(TablePlan plan, SourceSink sink) throws IOException {
        Map<String, KeyNames> keys = new HashMap<>();
        Map<String, Codecs> codecsOf = new HashMap<>();
        for (EntityPlan entity : plan.entities()) {
            KeyNames names = new KeyNames(entity);
            Codecs codecs = new Codecs(entity);
            keys.put(entity.entity().type().generatedPrefix(), names);
            codecsOf.put(entity.entity().type().qualifiedName(), codecs);
            new KeysWriter(entity, names, codecs, plan.table().delimiter()).write(sink);
            new AttributesWriter(entity.entity(), codecs).write(sink);
            new MappingWriter(entity, plan.table(), names, codecs).write(sink);
            new DaoWriter(entity, plan.table(), names, codecs).write(sink);
            new UpdateWriter(entity, names, codecs).write(sink);
        }
        for (CollectionPlan collection : plan.collections()) {
            new CollectionDaoWriter(collection, plan.table(), keys).write(sink);
            new ParserWriter(
                            collection.collection().type(),
                            collection.collection().isPublic(),
                            collection.members())
                    .write(sink);
        }
        for (ViewPlan view : plan.views()) {
            if (view.view().isAsked()) {
                KeyNames names =
                        Objects.requireNonNull(keys.get(view.entity().type().generatedPrefix()));
                Codecs codecs =
                        Objects.requireNonNull(codecsOf.get(view.entity().type().qualifiedName()));
                new ViewWriter(view, plan.table(), names, codecs).write(sink);
            }
        }
        for (AggregatePlan aggregate : plan.aggregates()) {
            if (aggregate.aggregate().isAsked()) {
                new AggregateDaoWriter(aggregate, plan.table(), keys).write(sink);
            }
        }
        new TableTypeWriter(plan).write(sink);
        boolean written = plan.collections().stream()
                .anyMatch(collection ->
                        collection.collection().type().equals(plan.table().type()));
        if (!written) {
            new ParserWriter(
                            plan.table().type(),
                            plan.table().isPublic(),
                            plan.table().entities())
                    .write(sink);
        }
    }
}
