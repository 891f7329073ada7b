package dev.keywright.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CollectionCodecTest {
    private static final ValueCodec<List<String>> TEXTS = Values.listOf(Values.STRING);
    private static final ValueCodec<Map<String, String>> ENTRIES = Values.mapOf(Values.STRING);

    @Test
    void nullsInListsAndMapsAreKept() {
        List<String> texts = Arrays.asList("a", null, "b");
        Map<String, String> entries = new HashMap<>();
        entries.put("a", null);

        assertThat(TEXTS.encode(texts).l().get(1)).isEqualTo(AttributeValue.fromNul(true));
        assertThat(TEXTS.decode(TEXTS.encode(texts))).isEqualTo(texts);
        assertThat(ENTRIES.decode(ENTRIES.encode(entries))).isEqualTo(entries);
    }

    @Test
    void whatIsNotStoredAsAnAttributeIsNullInsideOfAListAndComesBackAsItWas() {
        ValueCodec<List<Set<Integer>>> codec = Values.listOf(Values.numberSetOf(Values.INT));
        List<Set<Integer>> value = List.of(Set.of(1), Set.of());

        assertThat(codec.decode(codec.encode(value))).isEqualTo(value);
    }

    @Test
    void emptyListsAndMapsAreStoredButEmptySetsAreNot() {
        assertThat(TEXTS.encode(List.of())).isEqualTo(AttributeValue.fromL(List.of()));
        assertThat(ENTRIES.encode(Map.of())).isEqualTo(AttributeValue.fromM(Map.of()));
        assertThat(Values.setOf(Values.UUID).encode(Set.of())).isNull();
        assertThat(Values.stringSetOf(Values.STRING).encode(Set.of())).isNull();
    }

    @Test
    void numbersThatAreOneInDynamoDbAreOneInASet() {
        Set<BigDecimal> value =
                Set.of(new BigDecimal("1.0"), new BigDecimal("1.00"), BigDecimal.ONE, new BigDecimal("1E+1"));

        assertThat(Values.numberSetOf(Values.DECIMAL).encode(value).ns()).containsExactlyInAnyOrder("1", "10");
    }

    @Test
    void setsCannotHoldNull() {
        Set<String> value = new HashSet<>(Arrays.asList("a", null));

        assertThatThrownBy(() -> Values.stringSetOf(Values.STRING).encode(value))
                .isInstanceOf(ValueException.class);
    }

    @Test
    void mapsCannotHaveNullOrEmptyKeys() {
        Map<String, String> value = new HashMap<>();
        value.put(null, "a");

        assertThatThrownBy(() -> ENTRIES.encode(value)).isInstanceOf(ValueException.class);
        assertThatThrownBy(() -> ENTRIES.encode(Map.of("", "a"))).isInstanceOf(ValueException.class);
    }

    @Test
    void mapsOfAnySizeReadInTheSameWay() {
        for (int size : new int[] {0, 1, 8, 9, 100}) {
            Map<String, String> value = new LinkedHashMap<>();
            for (int i = 0; i < size; i++) {
                value.put("k" + i, "v" + i);
            }
            assertThat(ENTRIES.decode(ENTRIES.encode(value))).isEqualTo(value);
        }
    }

    @Test
    void whatIsReadIsReadOnly() {
        List<String> texts = TEXTS.decode(TEXTS.encode(List.of("a")));
        Map<String, String> few = ENTRIES.decode(ENTRIES.encode(Map.of("a", "b")));

        assertThatThrownBy(() -> texts.add("b")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> texts.set(0, "b")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> few.put("a", "c")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> few.remove("a")).isInstanceOf(UnsupportedOperationException.class);
        assertThat(List.copyOf(texts)).isEqualTo(List.of("a"));
        assertThat(texts.toArray(new String[0])).containsExactly("a");
    }

    @Test
    void anItemMapIsTheMapThatItIsMadeOf() {
        Map<String, String> map = new ItemMap<>(new String[] {"a", "b", "unused"}, new String[] {"1", null, "3"}, 2);
        Map<String, String> same = new HashMap<>();
        same.put("b", null);
        same.put("a", "1");

        assertThat(map).isEqualTo(same).hasSameHashCodeAs(same).hasToString("{a=1, b=null}");
        assertThat(same).isEqualTo(map);
        assertThat(map.containsKey("b")).isTrue();
        assertThat(map.containsKey("unused")).isFalse();
        assertThat(map.get("c")).isNull();
        assertThat(map.keySet()).containsExactly("a", "b");
        Map<String, String> copy = new LinkedHashMap<>();
        map.forEach(copy::put);
        assertThat(copy).isEqualTo(same);
    }
}
