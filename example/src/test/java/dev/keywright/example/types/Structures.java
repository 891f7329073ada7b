package dev.keywright.example.types;

import dev.keywright.annotations.Convert;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.document.Document;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Entity
@Key(partition = "STRUCTURES#{id}", sort = "#STRUCTURES")
@SuppressWarnings("keywright:set-as-list")
public record Structures(
        String id,
        Address home,
        @Nullable Address work,
        Optional<Address> holiday,
        List<Address> former,
        Shelf shelf,
        Payment payment,
        List<Payment> history,
        Pair<String, Pair<Integer, Sku>> pair,
        Pair<List<Color>, Map<String, Address>> deepPair,
        Celsius temperature,
        @Nullable Celsius felt,
        Set<Celsius> forecast,
        @Convert(CentsConverter.class) BigDecimal price,
        AttributeValue raw,
        Document document)
        implements Types {}
