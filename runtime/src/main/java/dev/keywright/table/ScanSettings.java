package dev.keywright.table;

import dev.keywright.PageTokens;
import dev.keywright.ScanProgress;
import dev.keywright.UnknownTypes;
import dev.keywright.mapping.TypedParser;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a scan is to be like.
 *
 * @param definition the table
 * @param parser reads its items
 * @param unknownTypes what becomes of items of types that the parser doesn't know
 * @param expiry which items are not there any more
 * @param tokens the text form of where it stands
 * @param segments where each segment begins
 * @param pageSize DynamoDB's Limit, 0 for none
 * @param maxPages the most responses
 * @param unitsPerSecond the read units to consume in a second at most, infinite for no limit
 * @param progress whom to tell; null for nobody
 */
record ScanSettings<T>(
        TableDefinition definition,
        TypedParser<T> parser,
        UnknownTypes unknownTypes,
        Expiry expiry,
        PageTokens tokens,
        List<ScanSegment> segments,
        int pageSize,
        int maxPages,
        double unitsPerSecond,
        @Nullable Consumer<ScanProgress> progress) {

    ScanSettings<T> withPageSize(int size) {
        return new ScanSettings<>(
                definition, parser, unknownTypes, expiry, tokens, segments, size, maxPages, unitsPerSecond, progress);
    }

    ScanSettings<T> withMaxPages(int pages) {
        return new ScanSettings<>(
                definition, parser, unknownTypes, expiry, tokens, segments, pageSize, pages, unitsPerSecond, progress);
    }

    ScanSettings<T> withUnitsPerSecond(double units) {
        return new ScanSettings<>(
                definition, parser, unknownTypes, expiry, tokens, segments, pageSize, maxPages, units, progress);
    }

    ScanSettings<T> withProgress(Consumer<ScanProgress> listener) {
        return new ScanSettings<>(
                definition,
                parser,
                unknownTypes,
                expiry,
                tokens,
                segments,
                pageSize,
                maxPages,
                unitsPerSecond,
                listener);
    }

    ScanSettings<T> withSegments(List<ScanSegment> from) {
        return new ScanSettings<>(
                definition, parser, unknownTypes, expiry, tokens, from, pageSize, maxPages, unitsPerSecond, progress);
    }
}
