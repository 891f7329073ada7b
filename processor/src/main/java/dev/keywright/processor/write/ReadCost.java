package dev.keywright.processor.write;

import dev.keywright.processor.plan.Cardinality;
import dev.keywright.processor.plan.PatternPlan;
import java.math.BigDecimal;
import java.util.OptionalLong;

/**
 * What a pattern costs for items of 1 KB: DynamoDB counts 4 KB of what a request reads as one read unit, or as half of one
 * where the read is eventually consistent, and ends a query's response after 1 MB.
 *
 * @param requests how many requests it takes
 * @param readUnits what they consume
 */
record ReadCost(String requests, String readUnits) {
    private static final long ITEMS_OF_A_UNIT = 4;
    private static final long ITEMS_OF_A_PAGE = 1024;

    /** For as many items as the pattern declares at most, or else for each page. */
    static ReadCost of(PatternPlan plan) {
        OptionalLong most = most(plan);
        boolean isConsistent = plan.pattern().consistent();
        if (most.isEmpty()) {
            return new ReadCost("1 a MB", units(ITEMS_OF_A_PAGE, isConsistent) + " a MB");
        }
        long requests = Math.max(1, ceiling(most.getAsLong(), ITEMS_OF_A_PAGE));
        return new ReadCost(Long.toString(requests), units(most.getAsLong(), isConsistent));
    }

    private static OptionalLong most(PatternPlan plan) {
        String declared = plan.pattern().cardinality();
        return switch (plan.operation()) {
            case GET, FIND_ONE -> OptionalLong.of(1);
            // One aggregate says nothing of how many children are read with it.
            case AGGREGATE, PARENT_FIRST_AGGREGATE ->
                Cardinality.atMostOne(declared) ? OptionalLong.empty() : Cardinality.maximum(declared);
            case QUERY -> Cardinality.maximum(declared);
        };
    }

    private static String units(long items, boolean isConsistent) {
        BigDecimal units = BigDecimal.valueOf(Math.max(1, ceiling(items, ITEMS_OF_A_UNIT)));
        BigDecimal consumed = isConsistent ? units : units.multiply(new BigDecimal("0.5"));
        return consumed.stripTrailingZeros().toPlainString();
    }

    private static long ceiling(long items, long of) {
        return items / of + (items % of == 0 ? 0 : 1);
    }
}
