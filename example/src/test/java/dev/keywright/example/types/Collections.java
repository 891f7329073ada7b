package dev.keywright.example.types;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

@Entity
@Key(partition = "COLLECTIONS#{id}", sort = "#COLLECTIONS")
@SuppressWarnings("keywright:set-as-list")
public record Collections(
        String id,
        List<String> list,
        List<@Nullable String> withNulls,
        Collection<Integer> collection,
        Set<String> strings,
        Set<Integer> ints,
        Set<BigDecimal> decimals,
        Set<SdkBytes> binaries,
        Set<Color> colors,
        Set<UUID> uuids,
        Set<LocalDate> dates,
        Set<Sku> skus,
        Set<Pair<String, Integer>> listed,
        Map<String, Long> map,
        Map<Color, String> byColor,
        Map<UUID, List<Integer>> byUuid,
        Map<Sku, Integer> bySku,
        Map<String, @Nullable String> nullValues,
        String[] array,
        int[] intArray,
        double[] doubleArray,
        List<Map<String, Set<Long>>> deep,
        Set<String> emptySet,
        List<String> emptyList,
        Map<String, String> emptyMap,
        @Nullable List<String> absent)
        implements Types {}
