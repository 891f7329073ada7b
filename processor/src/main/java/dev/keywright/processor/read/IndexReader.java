package dev.keywright.processor.read;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexModel.Projection;
import java.util.List;

/** Reads {@code @GlobalIndex} and {@code @LocalIndex}, filling in the names of its key attributes. */
final class IndexReader {
    private IndexReader() {}

    static IndexModel readLocal(AnnotationUse index, String partitionKey) {
        String name = index.text("value");
        String sort = index.text("sort");
        return new IndexModel(
                name,
                true,
                List.of(partitionKey),
                List.of(sort.isEmpty() ? name + "SK" : sort),
                projection(index.constant("projection")),
                index.texts("include"),
                index.at());
    }

    static IndexModel readGlobal(AnnotationUse index) {
        String name = index.text("value");
        List<String> partition = index.texts("partition");
        List<String> sort = index.texts("sort");
        return new IndexModel(
                name,
                false,
                partition.isEmpty() ? List.of(name + "PK") : partition,
                sort.isEmpty() ? List.of(name + "SK") : sort.equals(List.of("")) ? List.of() : sort,
                projection(index.constant("projection")),
                index.texts("include"),
                index.at());
    }

    private static Projection projection(String constant) {
        return switch (constant) {
            case "KEYS_ONLY" -> Projection.KEYS_ONLY;
            case "INCLUDE" -> Projection.INCLUDE;
            default -> Projection.ALL;
        };
    }
}
