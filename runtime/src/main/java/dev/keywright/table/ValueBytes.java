package dev.keywright.table;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of any type as bytes that are the same for equal values, whatever the order of a set or the scale of a number. */
final class ValueBytes {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private ValueBytes() {}

    static byte[] of(AttributeValue value) {
        ValueBytes bytes = new ValueBytes();
        bytes.add(value);
        return bytes.out.toByteArray();
    }

    /** Whether they are of one type, and equal as DynamoDB compares; null stands for an absent one. */
    static boolean equal(@Nullable AttributeValue left, @Nullable AttributeValue right) {
        if (left == null || right == null) {
            return left == null && right == null;
        }
        return left.type() == right.type() && Arrays.equals(of(left), of(right));
    }

    private void add(AttributeValue value) {
        add(value.type().name());
        switch (value.type()) {
            case S -> add(value.s());
            case N -> add(number(value.n()));
            case B -> add(value.b());
            case SS -> addSorted(value.ss());
            case NS -> addSorted(value.ns().stream().map(ValueBytes::number).toList());
            case BS -> {
                List<byte[]> sorted = value.bs().stream()
                        .map(SdkBytes::asByteArrayUnsafe)
                        .sorted(Arrays::compareUnsigned)
                        .toList();
                addSize(sorted.size());
                sorted.forEach(this::add);
            }
            case L -> {
                addSize(value.l().size());
                value.l().forEach(this::add);
            }
            case M -> {
                addSize(value.m().size());
                for (Map.Entry<String, AttributeValue> entry : new TreeMap<>(value.m()).entrySet()) {
                    add(entry.getKey());
                    add(entry.getValue());
                }
            }
            case BOOL -> out.write(value.bool() ? 1 : 0);
            default -> {}
        }
    }

    private static String number(String text) {
        return new BigDecimal(text).stripTrailingZeros().toString();
    }

    private void addSorted(Collection<String> texts) {
        addSize(texts.size());
        texts.stream().sorted().forEach(this::add);
    }

    private void add(String text) {
        add(text.getBytes(StandardCharsets.UTF_8));
    }

    private void add(SdkBytes bytes) {
        add(bytes.asByteArrayUnsafe());
    }

    private void add(byte[] bytes) {
        addSize(bytes.length);
        out.writeBytes(bytes);
    }

    private void addSize(int size) {
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(size).array());
    }
}
