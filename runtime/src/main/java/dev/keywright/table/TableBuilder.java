package dev.keywright.table;

import dev.keywright.CallListener;
import dev.keywright.PageTokens;
import dev.keywright.UnknownTypes;
import java.time.Clock;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Sets a table up that is not just as its annotations say. What {@code RTable.builder(client)} returns.
 *
 * @param <T> the generated table class
 */
public final class TableBuilder<T> {
    private final DynamoDbClient client;
    private final Function<TableClient, T> factory;
    private TableDefinition definition;
    private @Nullable CallListener listener;
    private UnknownTypes unknownTypes = UnknownTypes.RAISE;
    private PageTokens pageTokens = PageTokens.plain();
    private Clock clock = Clock.systemUTC();

    /** Called by generated code. */
    public TableBuilder(DynamoDbClient client, TableDefinition definition, Function<TableClient, T> factory) {
        this.client = Objects.requireNonNull(client, "the client is null");
        this.definition = definition;
        this.factory = factory;
    }

    /** The table's name where it isn't the one of {@code @Table}; an ARN is as good. */
    public TableBuilder<T> tableName(String name) {
        this.definition = definition.withName(Objects.requireNonNull(name, "the table name is null"));
        return this;
    }

    /** What is told of every call. The last one set counts. */
    public TableBuilder<T> listener(CallListener listener) {
        this.listener = Objects.requireNonNull(listener, "the listener is null");
        return this;
    }

    /**
     * What queries do with items whose type they don't know; {@link UnknownTypes#RAISE} unless set. A read by primary key
     * raises in any case.
     */
    public TableBuilder<T> onUnknownType(UnknownTypes policy) {
        this.unknownTypes = Objects.requireNonNull(policy, "the policy is null");
        return this;
    }

    /** The form of page tokens; {@link PageTokens#plain()} unless set. */
    public TableBuilder<T> pageTokens(PageTokens tokens) {
        this.pageTokens = Objects.requireNonNull(tokens, "the page tokens are null");
        return this;
    }

    /** What tells which items have expired; the system's clock unless set. */
    public TableBuilder<T> clock(Clock clock) {
        this.clock = Objects.requireNonNull(clock, "the clock is null");
        return this;
    }

    /** The table; no call is made. */
    public T build() {
        Expiry expiry = new Expiry(definition.timeToLive(), clock);
        return factory.apply(
                new TableClient(new Sender(client, listener), definition, unknownTypes, pageTokens, expiry));
    }
}
