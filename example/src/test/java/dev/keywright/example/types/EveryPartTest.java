package dev.keywright.example.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidAttributeException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The setter of each kind of part of a nested record, whose stored name and theirs are no plain names. */
@DynamoDbTest
class EveryPartTest {
    private static final String PARENT = "table.x";
    private static final Map<String, String> STORED_NAMES = Map.of("reserved", "values", "odd", "a.b-c #1");

    private final Profile profile = FilledSamples.profile();
    private final TypesTable table;
    private final ServerTable server;

    EveryPartTest(DynamoDbClient client, @TableName String name) {
        table = TypesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @TestFactory
    Stream<DynamicTest> ofSettings() {
        return Stream.of(Settings.class.getRecordComponents())
                .map(part -> DynamicTest.dynamicTest(part.getName(), () -> expectPart(part)));
    }

    private void expectPart(RecordComponent part) throws Exception {
        server.put(ProfileMapping.TYPE.toItem(profile));
        Map<String, AttributeValue> item = server.onlyItem();
        Map<String, AttributeValue> without = new HashMap<>(item);
        Map<String, AttributeValue> settings = new HashMap<>(item.get(PARENT).m());
        String stored = STORED_NAMES.getOrDefault(part.getName(), part.getName());
        settings.remove(stored);
        without.put(PARENT, AttributeValue.fromM(settings));
        server.put(without);

        Method setter = method("settings" + FilledSamples.capital(part.getName()), 1);
        Object value = FilledSamples.content(part.getAccessor().invoke(profile.settings()));
        assertThat(execute(setter, value)).isEqualTo(profile);
        assertThat(server.onlyItem()).isEqualTo(item);

        if (part.getName().equals("note") || part.getName().startsWith("maybe")) {
            execute(method("removeSettings" + FilledSamples.capital(part.getName()), 0));
            assertThat(server.onlyItem()).isEqualTo(without);
        }
        if (!setter.getParameterTypes()[0].isPrimitive()) {
            assertThatThrownBy(() -> execute(setter, (Object) null))
                    .isInstanceOf(InvocationTargetException.class)
                    .cause()
                    .isInstanceOf(InvalidAttributeException.class)
                    .hasMessageContaining("Profile." + PARENT + "." + stored + " ");
        }
    }

    private Profile execute(Method method, Object... arguments) throws Exception {
        return ((ProfileUpdate) method.invoke(table.profile().update(profile.id()), arguments)).execute();
    }

    private static Method method(String name, int parameters) {
        return Stream.of(ProfileUpdate.class.getDeclaredMethods())
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == parameters)
                .findFirst()
                .orElseThrow();
    }
}
