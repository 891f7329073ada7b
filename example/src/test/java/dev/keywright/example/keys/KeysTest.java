package dev.keywright.example.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.ItemKey;
import dev.keywright.key.IndexKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whatever the values are, a key parses back to them, and belongs to them alone. {@code -Dkeywright.tries=100000} for more. */
class KeysTest {
    private static final int TRIES = Integer.getInteger("keywright.tries", 1000);
    private static final long SEED = Long.getLong("keywright.seed", 20260302);

    private final Values values = new Values(SEED);
    private final Map<Map<String, AttributeValue>, Record> owners = new HashMap<>();

    @Test
    void keysParseBackAndNeverMeet() {
        for (int i = 0; i < TRIES; i++) {
            Keys.Two two = new Keys.Two(values.text(), values.text(), values.text());
            ItemKey<?> key = Keys_TwoKeys.of(two.a(), two.b(), two.c());
            holds(key, two, Keys_TwoKeys.parse(key.attributes()));

            Keys.One one = new Keys.One(values.text(), values.text(), values.text());
            key = Keys_OneKeys.of(one.a(), one.b(), one.c());
            holds(key, one, Keys_OneKeys.parse(key.attributes()));

            Keys.Padded padded = new Keys.Padded(values.digits4(), values.text(), values.whole(), values.text());
            key = Keys_PaddedKeys.of(padded.n(), padded.a(), padded.m(), padded.b());
            holds(key, padded, Keys_PaddedKeys.parse(key.attributes()));

            Keys.Enumerated enumerated =
                    new Keys.Enumerated(values.kind(), values.text(), values.price(), values.day());
            key = Keys_EnumeratedKeys.of(enumerated.kind(), enumerated.a(), enumerated.price(), enumerated.day());
            holds(key, enumerated, Keys_EnumeratedKeys.parse(key.attributes()));

            Keys.Timed timed = new Keys.Timed(values.text(), values.text(), values.time(), values.uuid());
            key = Keys_TimedKeys.of(timed.a(), timed.b(), timed.at(), timed.id());
            holds(key, timed, Keys_TimedKeys.parse(key.attributes()));

            Keys.Repeated repeated = new Keys.Repeated(values.uuid(), values.text());
            key = Keys_RepeatedKeys.of(repeated.id(), repeated.path());
            holds(key, repeated, Keys_RepeatedKeys.parse(key.attributes()));

            Keys.Lettered lettered = new Keys.Lettered(values.uuid(), values.letter(), values.yes());
            key = Keys_LetteredKeys.of(lettered.id(), lettered.letter(), lettered.yes());
            holds(key, lettered, Keys_LetteredKeys.parse(key.attributes()));
        }
        assertThat(owners).hasSizeGreaterThan(TRIES);
    }

    @Test
    void indexKeysParseBackToo() {
        for (int i = 0; i < TRIES; i++) {
            String c = values.text();
            String a = values.text();
            String b = values.text();
            IndexKey key = Keys_TwoKeys.gsi1(c, a, b);
            assertThat(Keys_TwoKeys.parseGsi1(key.attributes())).isEqualTo(new Keys_TwoKeys.Gsi1(c, a, b));
        }
    }

    /** In a table without a type attribute the key alone must tell the type: the parser finds the one that wrote it. */
    @Test
    void anItemIsOfTheTypeThatItsKeyIsOf() {
        for (int i = 0; i < TRIES; i++) {
            for (Keys entity : List.of(
                    new Keys.Two(values.text(), values.text(), values.text()),
                    new Keys.One(values.text(), values.text(), values.text()),
                    new Keys.Padded(values.digits4(), values.text(), values.whole(), values.text()),
                    new Keys.Enumerated(values.kind(), values.text(), values.price(), values.day()),
                    new Keys.Timed(values.text(), values.text(), values.time(), values.uuid()),
                    new Keys.Repeated(values.uuid(), values.text()),
                    new Keys.Lettered(values.uuid(), values.letter(), values.yes()))) {
                Keys parsed = KeysParser.parse(item(entity));
                assertThat(parsed).hasSameClassAs(entity);
                if (!(entity instanceof Keys.Enumerated)) {
                    assertThat(parsed).isEqualTo(entity);
                }
            }
        }
    }

    private static Map<String, AttributeValue> item(Keys entity) {
        if (entity instanceof Keys.Two two) {
            return Keys_TwoMapping.TYPE.toItem(two);
        }
        if (entity instanceof Keys.One one) {
            return Keys_OneMapping.TYPE.toItem(one);
        }
        if (entity instanceof Keys.Padded padded) {
            return Keys_PaddedMapping.TYPE.toItem(padded);
        }
        if (entity instanceof Keys.Enumerated enumerated) {
            return Keys_EnumeratedMapping.TYPE.toItem(enumerated);
        }
        if (entity instanceof Keys.Timed timed) {
            return Keys_TimedMapping.TYPE.toItem(timed);
        }
        return entity instanceof Keys.Repeated repeated
                ? Keys_RepeatedMapping.TYPE.toItem(repeated)
                : Keys_LetteredMapping.TYPE.toItem((Keys.Lettered) entity);
    }

    /** What is parsed has the components of the key's record, by name those of the entity. */
    private void holds(ItemKey<?> key, Record entity, Record parsed) {
        assertThat(components(parsed)).isEqualTo(components(entity));
        Record owner = owners.putIfAbsent(key.attributes(), entity);
        assertThat(owner == null || owner.equals(entity))
                .as("%s is of %s and of %s", key, owner, entity)
                .isTrue();
    }

    private static String components(Record entity) {
        String text = entity.toString();
        return text.substring(text.indexOf('['));
    }
}
