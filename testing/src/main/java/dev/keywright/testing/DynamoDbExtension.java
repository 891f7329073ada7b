package dev.keywright.testing;

import java.lang.reflect.Modifier;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Resolves the parameters that {@link DynamoDbTest} lists. The server is the JVM's and not the run's, so that a run within
 * a run (as JUnit's test kit makes) doesn't end it for the other; the table names are kept in the run's root store.
 */
public final class DynamoDbExtension implements ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(DynamoDbExtension.class);
    private static final int LONGEST_STEM = 200;

    /** For JUnit, which makes the extension itself. */
    public DynamoDbExtension() {}

    /** {@inheritDoc} */
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == DynamoDbClient.class
                || type == LocalDynamoDb.class
                || (type == String.class && parameter.isAnnotated(TableName.class));
    }

    /** {@inheritDoc} */
    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        if (type == String.class) {
            return tableName(context);
        }
        LocalDynamoDb dynamoDb = LocalDynamoDb.shared();
        return type == LocalDynamoDb.class ? dynamoDb : dynamoDb.client();
    }

    private static String tableName(ExtensionContext context) {
        Class<?> testClass = context.getRequiredTestClass();
        while (testClass.getEnclosingClass() != null && !Modifier.isStatic(testClass.getModifiers())) {
            testClass = testClass.getEnclosingClass();
        }
        return nameInRun(context.getRoot(), testClass);
    }

    @SuppressWarnings("deprecation") // JUnit 5, which users may run, doesn't have its successor computeIfAbsent.
    private static String nameInRun(ExtensionContext run, Class<?> testClass) {
        return Objects.requireNonNull(
                run.getStore(NAMESPACE).getOrComputeIfAbsent(testClass, DynamoDbExtension::newTableName, String.class));
    }

    private static String newTableName(Class<?> testClass) {
        String stem = testClass.getSimpleName().replaceAll("[^a-zA-Z0-9_.-]", "_");
        String end = UUID.randomUUID().toString().substring(0, 8);
        return stem.substring(0, Math.min(stem.length(), LONGEST_STEM)) + "-" + end;
    }
}
