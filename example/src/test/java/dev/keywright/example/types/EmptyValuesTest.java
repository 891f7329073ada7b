package dev.keywright.example.types;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Empty text, zero and false are values; so are an empty list and map, but DynamoDB has no empty set. */
@DynamoDbTest
class EmptyValuesTest {
    private final TypesTable table;
    private final ServerTable server;

    EmptyValuesTest(DynamoDbClient client, @TableName String name) {
        table = TypesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @Test
    void ofScalars() {
        server.put(ScalarsMapping.TYPE.toItem(FilledSamples.scalars()));
        Scalars after = table.scalars()
                .update(FilledSamples.scalars().id())
                .yes(false)
                .large(0)
                .whole(BigInteger.ZERO)
                .odd("")
                .note("")
                .maybe("")
                .maybeInt(0)
                .bytes(new byte[0])
                .execute();
        assertThat(after.yes()).isFalse();
        assertThat(after.large()).isZero();
        assertThat(after.whole()).isZero();
        assertThat(after.odd()).isEmpty();
        assertThat(after.note()).isEmpty();
        assertThat(after.maybe()).contains("");
        assertThat(after.maybeInt()).hasValue(0);
        assertThat(after.bytes()).isEmpty();
        assertThat(server.onlyItem()).containsKeys("yes", "large", "whole", "a.b-c #1", "note", "maybe", "bytes");
    }

    @Test
    void ofCollections() {
        server.put(CollectionsMapping.TYPE.toItem(FilledSamples.collections()));
        Collections after = table.collections()
                .update(FilledSamples.collections().id())
                .list(List.of())
                .strings(Set.of())
                .ints(Set.of())
                .binaries(Set.of())
                .colors(Set.of())
                .map(Map.of())
                .array(new String[0])
                .execute();
        assertThat(after.list()).isEmpty();
        assertThat(after.strings()).isEmpty();
        assertThat(after.ints()).isEmpty();
        assertThat(after.binaries()).isEmpty();
        assertThat(after.colors()).isEmpty();
        assertThat(after.map()).isEmpty();
        assertThat(after.array()).isEmpty();
        assertThat(server.onlyItem())
                .containsEntry("list", AttributeValue.fromL(List.of()))
                .containsEntry("array", AttributeValue.fromL(List.of()))
                .containsEntry("map", AttributeValue.fromM(Map.of()))
                .doesNotContainKeys("strings", "ints", "binaries", "colors");
    }

    @Test
    void ofPartsOfRecords() {
        server.put(ProfileMapping.TYPE.toItem(FilledSamples.profile()));
        Settings after = table.profile()
                .update(FilledSamples.profile().id())
                .settingsText("")
                .settingsInts(Set.of())
                .settingsMap(Map.of())
                .settingsAddressLines(List.of())
                .execute()
                .settings();
        assertThat(after.text()).isEmpty();
        assertThat(after.ints()).isEmpty();
        assertThat(after.map()).isEmpty();
        assertThat(after.address().lines()).isEmpty();
        assertThat(server.onlyItem().get("table.x").m())
                .containsKeys("text", "map")
                .doesNotContainKey("ints");
    }
}
