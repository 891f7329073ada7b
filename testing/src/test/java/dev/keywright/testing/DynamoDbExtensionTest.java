package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs test classes in a JUnit of their own, and looks at the run from outside. */
class DynamoDbExtensionTest {
    private static final Queue<String> NAMES = new ConcurrentLinkedQueue<>();
    private static final Queue<LocalDynamoDb> SERVERS = new ConcurrentLinkedQueue<>();

    @Test
    void classesShareTheServerAndHaveTableNamesOfTheirOwn() {
        NAMES.clear();
        SERVERS.clear();

        run(First.class, Second.class).testEvents().assertStatistics(tests -> tests.succeeded(3));

        assertThat(NAMES).hasSize(3);
        assertThat(NAMES.stream().distinct()).hasSize(2);
        assertThat(SERVERS).hasSize(3).containsOnly(LocalDynamoDb.shared());
    }

    @Test
    void runsHaveTableNamesOfTheirOwnAndLeaveTheServerRunning() {
        NAMES.clear();

        run(Second.class);
        run(Second.class);

        assertThat(NAMES).hasSize(2).doesNotHaveDuplicates();
        assertThat(Ports.isOpen(LocalDynamoDb.shared().endpoint())).isTrue();
    }

    @Test
    void textWithoutTheAnnotationIsLeftToOthers() {
        assertThat(failures(Unmarked.class))
                .singleElement()
                .satisfies(failure -> assertThat(failure)
                        .hasMessageContaining("No ParameterResolver registered for parameter [java.lang.String"));
    }

    private static EngineExecutionResults run(Class<?>... classes) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(
                        Stream.of(classes).map(DiscoverySelectors::selectClass).toArray(ClassSelector[]::new))
                .execute();
    }

    private static List<Throwable> failures(Class<?> testClass) {
        return run(testClass).testEvents().failed().stream()
                .map(event -> event.getRequiredPayload(TestExecutionResult.class))
                .flatMap(result -> result.getThrowable().stream())
                .toList();
    }

    @DynamoDbTest
    static class First {
        @Test
        void one(@TableName String name, LocalDynamoDb dynamoDb) {
            NAMES.add(name);
            SERVERS.add(dynamoDb);
        }

        @Test
        void two(@TableName String name, LocalDynamoDb dynamoDb) {
            NAMES.add(name);
            SERVERS.add(dynamoDb);
        }
    }

    @DynamoDbTest
    static class Second {
        @Test
        void one(@TableName String name, LocalDynamoDb dynamoDb) {
            NAMES.add(name);
            SERVERS.add(dynamoDb);
        }
    }

    @DynamoDbTest
    static class Unmarked {
        @Test
        void one(String name) {
            NAMES.add(name);
        }
    }
}
