package dev.keywright.mapping;

import java.nio.ByteBuffer;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.document.Document;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The part of {@link Values} for what the SDK has types for; see {@link TimeValues} for why it stands apart. */
sealed interface SdkValues permits Values {
    /** Bytes as the SDK holds them, which are immutable. */
    ValueCodec<SdkBytes> SDK_BYTES = new BinaryCodec();

    /** Bytes, copied both ways. */
    ValueCodec<byte[]> BYTES = new WrappedCodec<>(SDK_BYTES, SdkBytes::fromByteArray, SdkBytes::asByteArray);

    /** The remaining bytes of a buffer, copied; read-only where read. */
    ValueCodec<ByteBuffer> BYTE_BUFFER = new WrappedCodec<>(
            SDK_BYTES, buffer -> SdkBytes.fromByteBuffer(buffer.duplicate()), SdkBytes::asByteBuffer);

    /** Any stored value, as it is. */
    ValueCodec<AttributeValue> ATTRIBUTE_VALUE = new AttributeValueCodec();

    /** A JSON document of the SDK, stored as the values that it is made of. */
    ValueCodec<Document> DOCUMENT = new DocumentCodec();
}
