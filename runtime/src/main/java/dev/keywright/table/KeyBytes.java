package dev.keywright.table;

import dev.keywright.InvalidPageTokenException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Key values as bytes that tell their type and length, so that no two lists of values have the same bytes. */
final class KeyBytes {
    private static final byte ABSENT = 0;
    private static final byte TEXT = 1;
    private static final byte NUMBER = 2;
    private static final byte BINARY = 3;

    private KeyBytes() {}

    /** Writes values one after the other. */
    static final class Writer {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        void bytes(byte[] bytes) {
            out.writeBytes(bytes);
        }

        void number(int number) {
            out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
        }

        void text(String text) {
            content(text.getBytes(StandardCharsets.UTF_8));
        }

        void value(@Nullable AttributeValue value) {
            if (value == null) {
                out.write(ABSENT);
            } else if (value.s() != null) {
                out.write(TEXT);
                text(value.s());
            } else if (value.n() != null) {
                out.write(NUMBER);
                text(value.n());
            } else {
                out.write(BINARY);
                content(value.b().asByteArrayUnsafe());
            }
        }

        byte[] toByteArray() {
            return out.toByteArray();
        }

        private void content(byte[] content) {
            number(content.length);
            out.writeBytes(content);
        }
    }

    /** Reads what a {@link Writer} wrote; anything else is an {@link InvalidPageTokenException}. */
    static final class Reader {
        private final byte[] in;
        private int at;

        Reader(byte[] in) {
            this.in = in;
        }

        byte[] bytes(int count) {
            if (count < 0 || count > in.length - at) {
                throw malformed();
            }
            at += count;
            return Arrays.copyOfRange(in, at - count, at);
        }

        int number() {
            int number = ByteBuffer.wrap(bytes(Integer.BYTES)).getInt();
            if (number < 0) {
                throw malformed();
            }
            return number;
        }

        AttributeValue value() {
            byte type = bytes(1)[0];
            byte[] content = bytes(number());
            return switch (type) {
                case TEXT -> AttributeValue.fromS(text(content));
                case NUMBER -> AttributeValue.fromN(decimal(text(content)));
                case BINARY -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(content));
                default -> throw malformed();
            };
        }

        void end() {
            if (at < in.length) {
                throw malformed();
            }
        }

        private static String text(byte[] content) {
            try {
                return StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(content))
                        .toString();
            } catch (CharacterCodingException e) {
                throw malformed();
            }
        }

        private static String decimal(String text) {
            if (!text.matches("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?")) {
                throw malformed();
            }
            return text;
        }

        private static InvalidPageTokenException malformed() {
            return new InvalidPageTokenException("its content is malformed");
        }
    }
}
