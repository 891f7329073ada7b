package dev.keywright.table;

import dev.keywright.BatchScan;
import dev.keywright.ScanProgress;
import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A scan that wasn't begun. */
final class TableScan<T> implements BatchScan<T> {
    private final Sender sender;
    private final ScanSettings<T> settings;

    TableScan(Sender sender, ScanSettings<T> settings) {
        this.sender = sender;
        this.settings = settings;
    }

    @Override
    public BatchScan<T> pageSize(int items) {
        return new TableScan<>(sender, settings.withPageSize(AskedQuery.positive(items, "a page size")));
    }

    @Override
    public BatchScan<T> maxPages(int pages) {
        return new TableScan<>(sender, settings.withMaxPages(AskedQuery.positive(pages, "a number of pages")));
    }

    @Override
    public BatchScan<T> readUnitsPerSecond(double units) {
        if (!(units > 0)) {
            throw new IllegalArgumentException("read units a second must be above 0, but are " + units);
        }
        return new TableScan<>(sender, settings.withUnitsPerSecond(units));
    }

    @Override
    public BatchScan<T> onProgress(Consumer<ScanProgress> listener) {
        return new TableScan<>(sender, settings.withProgress(listener));
    }

    @Override
    public BatchScan<T> resume(List<String> tokens) {
        int segments = settings.segments().size();
        if (tokens.size() != segments) {
            throw new IllegalArgumentException(
                    "there are " + tokens.size() + " tokens, but " + segments + " segments: one for each");
        }
        List<ScanSegment> from = new ArrayList<>();
        for (int i = 0; i < segments; i++) {
            from.add(ScanSegment.read(tokens.get(i), settings.tokens(), settings.definition(), i, segments));
        }
        return new TableScan<>(sender, settings.withSegments(List.copyOf(from)));
    }

    @Override
    public Stream<T> stream() {
        ScanRun<T> run = new ScanRun<>(sender, settings);
        return StreamSupport.stream(
                        () -> Spliterators.spliteratorUnknownSize(run, Spliterator.NONNULL | Spliterator.IMMUTABLE),
                        Spliterator.NONNULL | Spliterator.IMMUTABLE,
                        false)
                .onClose(run::close);
    }
}
