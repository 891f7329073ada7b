package dev.keywright.condition;

import java.util.List;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a pattern's {@code where} says of one attribute, by its stored form; for generated code. */
public final class Where {
    private final List<String> path;

    private Where(List<String> path) {
        this.path = path;
    }

    /** The attribute of that stored name, or what that path leads to. */
    public static Where attribute(String... path) {
        return new Where(List.of(path));
    }

    /** It is one of these texts. */
    public Term is(String... values) {
        return in(Stream.of(values).map(AttributeValue::fromS).toList());
    }

    /** It is that boolean. */
    public Term is(boolean value) {
        return in(List.of(AttributeValue.fromBool(value)));
    }

    /** It is there. */
    public Term present() {
        return new Term.Exists(path);
    }

    /** It is absent. */
    public Term absent() {
        return new Term.NotExists(path);
    }

    /** All of them hold. */
    public static Term all(Term... terms) {
        return new Term.All(List.of(terms));
    }

    /** At least one of them holds. */
    public static Term any(Term... terms) {
        return new Term.Any(List.of(terms));
    }

    private Term in(List<AttributeValue> values) {
        return values.size() == 1 ? new Term.Compare(path, Comparison.EQUAL, values.get(0)) : new Term.In(path, values);
    }
}
