package dev.keywright.example.types;

import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

@Entity
@Key(partition = "SCALARS#{id}", sort = "#SCALARS")
public record Scalars(
        String id,
        boolean yes,
        byte tiny,
        short small,
        int middle,
        long large,
        float single,
        double twice,
        char letter,
        Boolean boxedYes,
        Byte boxedTiny,
        Short boxedSmall,
        Integer boxedMiddle,
        Long boxedLarge,
        Float boxedSingle,
        Double boxedTwice,
        Character boxedLetter,
        BigDecimal decimal,
        BigInteger whole,
        Color color,
        UUID uuid,
        URI uri,
        byte[] bytes,
        ByteBuffer buffer,
        SdkBytes sdkBytes,
        @Nullable String note,
        @Nullable Integer count,
        @Nullable Color shade,
        Optional<String> maybe,
        Optional<Color> maybeColor,
        OptionalInt maybeInt,
        OptionalLong maybeLong,
        OptionalDouble maybeDouble,
        Sku sku,
        @Nullable Sku other,
        @Attribute("size") int reserved,
        @Attribute("values") String alsoReserved,
        @Attribute("a.b-c #1") String odd)
        implements Types {}
