package dev.keywright.example;

import dev.keywright.CallEvent;
import dev.keywright.CallListener;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Adds up what calls cost, as Keywright tells its listener, and remembers the key of the last read, as the SDK is about
 * to send it. For the one thread of the example.
 */
final class Meter implements CallListener, ExecutionInterceptor {
    private static final Pattern PLACEHOLDER = Pattern.compile("[#:]\\w+");

    private int requests;
    private double units;
    private String operation = "";
    private String key = "";

    void reset() {
        requests = 0;
        units = 0;
    }

    @Override
    public void called(CallEvent event) {
        requests++;
        units += event.capacityUnits();
        operation = event.operation() + " on " + (event.index() == null ? "the table" : event.index());
    }

    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
        SdkRequest request = context.request();
        if (request instanceof QueryRequest query) {
            key = written(query);
        } else if (request instanceof GetItemRequest get) {
            key = written(get);
        }
    }

    int requests() {
        return requests;
    }

    /** Read or write units, indexes included. */
    double units() {
        return units;
    }

    /** How the last read found its items: {@code Query on GSI1: GSI1PK = CUSTOMER#c-42}. */
    String lastRead() {
        return operation + ": " + key;
    }

    private static String written(GetItemRequest get) {
        return "PK = " + text(get.key(), "PK") + " AND SK = " + text(get.key(), "SK");
    }

    private static String written(QueryRequest query) {
        return PLACEHOLDER
                .matcher(query.keyConditionExpression())
                .replaceAll(match -> Matcher.quoteReplacement(
                        match.group().startsWith("#")
                                ? String.valueOf(
                                        query.expressionAttributeNames().get(match.group()))
                                : text(query.expressionAttributeValues(), match.group())));
    }

    private static String text(Map<String, AttributeValue> values, String name) {
        return Objects.requireNonNull(values.get(name)).s();
    }
}
