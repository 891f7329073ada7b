package dev.keywright.mapping;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The three kinds of set that DynamoDB has. */
enum SetKind {
    /** SS. */
    STRINGS(Kinds.STRING_SET) {
        @Override
        AttributeValue join(List<AttributeValue> elements) {
            return AttributeValue.createSs(
                    elements.stream().map(AttributeValue::s).distinct().toList());
        }

        @Override
        @Nullable
        List<AttributeValue> split(AttributeValue set) {
            return set.hasSs() ? list(set.ss().stream().map(AttributeValue::createS)) : null;
        }
    },

    /** NS. Numbers that differ only in how they are written, as 1.0 and 1.00, are one in DynamoDB, which refuses two. */
    NUMBERS(Kinds.NUMBER_SET) {
        @Override
        AttributeValue join(List<AttributeValue> elements) {
            return AttributeValue.createNs(elements.stream()
                    .map(element ->
                            new BigDecimal(element.n()).stripTrailingZeros().toPlainString())
                    .distinct()
                    .toList());
        }

        @Override
        @Nullable
        List<AttributeValue> split(AttributeValue set) {
            return set.hasNs() ? list(set.ns().stream().map(AttributeValue::createN)) : null;
        }
    },

    /** BS. */
    BINARIES(Kinds.BINARY_SET) {
        @Override
        AttributeValue join(List<AttributeValue> elements) {
            return AttributeValue.createBs(
                    elements.stream().map(AttributeValue::b).distinct().toList());
        }

        @Override
        @Nullable
        List<AttributeValue> split(AttributeValue set) {
            return set.hasBs() ? list(set.bs().stream().map(AttributeValue::createB)) : null;
        }
    };

    private final String expected;

    SetKind(String expected) {
        this.expected = expected;
    }

    /** What such a set is, for messages. */
    String expected() {
        return expected;
    }

    /** The set of elements. */
    abstract AttributeValue join(List<AttributeValue> elements);

    /** The elements of a set; null if the value is another. */
    abstract @Nullable List<AttributeValue> split(AttributeValue set);

    private static List<AttributeValue> list(Stream<AttributeValue> elements) {
        return elements.toList();
    }
}
