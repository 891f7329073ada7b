package dev.keywright.example.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidAttributeException;
import dev.keywright.InvalidKeyComponentException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What DynamoDB can't hold is refused before any call, by an exception that says where it is and not what. */
@DynamoDbTest
class RefusedValuesTest {
    private final AtomicInteger calls = new AtomicInteger();
    private final DynamoDbClient client;
    private final TypesTable table;

    RefusedValuesTest(LocalDynamoDb server, @TableName String name) {
        client = server.clientBuilder()
                .overrideConfiguration(configuration ->
                        configuration.addExecutionInterceptor(new ExecutionInterceptor() {
                            @Override
                            public void beforeExecution(
                                    Context.BeforeExecution context, ExecutionAttributes attributes) {
                                calls.incrementAndGet();
                            }
                        }))
                .build();
        table = TypesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        new ServerTable(client, name).clear();
        table.scalars().create(Samples.scalars());
        table.structures().create(Samples.structures());
    }

    @BeforeEach
    void forgetSetUp() {
        calls.set(0);
    }

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void numbersOfMoreThan38Digits() {
        BigDecimal digits39 = new BigDecimal("1".repeat(39));

        refused(
                () -> table.scalars().update("s-1").decimal(digits39).execute(),
                "Scalars.decimal",
                digits39.toString());
        refused(
                () -> table.scalars()
                        .update("s-1")
                        .whole(digits39.toBigInteger())
                        .execute(),
                "Scalars.whole",
                digits39.toString());
    }

    @Test
    void numbersOutOfRange() {
        refused(
                () -> table.scalars()
                        .update("s-1")
                        .decimal(new BigDecimal("1E126"))
                        .execute(),
                "Scalars.decimal",
                "1E126");
        refused(
                () -> table.scalars()
                        .update("s-1")
                        .decimal(new BigDecimal("1E-131"))
                        .execute(),
                "Scalars.decimal",
                "1E-131");
        refused(
                () -> table.scalars()
                        .update("s-1")
                        .whole(BigInteger.TEN.pow(126))
                        .execute(),
                "Scalars.whole",
                "000000");
        refused(() -> table.scalars().update("s-1").boxedTwice(1e300).execute(), "Scalars.boxedTwice", "1e300");
    }

    @Test
    void numbersAtTheLimitAreStored() {
        BigDecimal greatest = new BigDecimal("9".repeat(38) + "E88");
        BigDecimal least = new BigDecimal("1E-130");

        assertThat(table.scalars().update("s-1").decimal(greatest).execute().decimal())
                .isEqualByComparingTo(greatest);
        assertThat(table.scalars().update("s-1").decimal(least).execute().decimal())
                .isEqualByComparingTo(least);
    }

    @Test
    void floatsThatAreNoNumbers() {
        refused(() -> table.scalars().update("s-1").single(Float.NaN).execute(), "Scalars.single", "#");
        refused(() -> table.scalars().update("s-1").twice(Double.NaN).execute(), "Scalars.twice", "#");
        refused(
                () -> table.scalars()
                        .update("s-1")
                        .twice(Double.POSITIVE_INFINITY)
                        .execute(),
                "Scalars.twice",
                "#");
        refused(
                () -> table.scalars()
                        .update("s-1")
                        .boxedSingle(Float.NEGATIVE_INFINITY)
                        .execute(),
                "Scalars.boxedSingle",
                "#");
    }

    @Test
    void nullWhereAValueIsRequired() {
        refused(() -> table.scalars().update("s-1").color(null).execute(), "Scalars.color", "#");
        refused(() -> table.times().create(times(null)), "Times.instant", "#");
    }

    @Test
    void timesOutsideTheSortableYears() {
        refused(
                () -> table.times().create(times(Instant.parse("+10000-01-01T00:00:00Z"))),
                "Times.instant",
                "10000-01-01");
    }

    @Test
    void nullInASet() {
        Set<String> withNull = new HashSet<>(Arrays.asList("secret", null));

        refused(() -> table.collections().put(Samples.collections(withNull)), "Collections.strings", "secret");
    }

    @Test
    void whatAConverterRefuses() {
        refused(
                () -> table.structures()
                        .update("n-1")
                        .temperature(new Celsius(-300))
                        .execute(),
                "Structures.temperature",
                "-300");
    }

    @Test
    void whatIsNestedByItsPath() {
        Address broken = new Address(null, null, Samples.HOME.door(), List.of());

        refused(() -> table.structures().update("n-1").home(broken).execute(), "Structures.home.street", "#");
        refused(
                () -> table.structures()
                        .update("n-1")
                        .history(List.of(new Payment.Cash(), new Payment.Invoice(broken)))
                        .execute(),
                "Structures.history[1].to.street",
                "#");
    }

    @Test
    void keyComponents() {
        assertThatThrownBy(() -> table.scalars().get(""))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Scalars.id");
        assertThatThrownBy(() -> table.scalars().get((String) null))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Scalars.id");
        assertThatThrownBy(() -> table.scalars().get("\ud800"))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Scalars.id");
        assertThatThrownBy(() -> table.scalars().get("x".repeat(2041)))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Scalars.PK");
        assertThat(calls).hasValue(0);
        assertThat(table.scalars().get("x".repeat(2040))).isEmpty();
    }

    private void refused(ThrowingCallable call, String attribute, String value) {
        assertThatThrownBy(call)
                .isInstanceOf(InvalidAttributeException.class)
                .hasMessageContaining(attribute)
                .hasMessageNotContaining(value);
        assertThat(calls).hasValue(0);
    }

    private static Times times(Instant instant) {
        Times times = Samples.times();
        return new Times(
                "t-2",
                instant,
                times.date(),
                times.time(),
                times.dateTime(),
                times.offsetDateTime(),
                times.offsetTime(),
                times.zonedDateTime(),
                times.year(),
                times.yearMonth(),
                times.monthDay(),
                times.duration(),
                times.period(),
                times.zone(),
                times.offset());
    }
}
