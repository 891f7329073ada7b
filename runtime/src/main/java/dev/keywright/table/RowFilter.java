package dev.keywright.table;

import dev.keywright.condition.Term;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A condition on the rows of a query, split by where it is decided: DynamoDB refuses a filter on the keys of the table or
 * index that it reads, and on what an index doesn't hold.
 *
 * @param whole the condition
 * @param there what DynamoDB decides; null for nothing
 * @param here what is left to decide here; null for nothing
 */
record RowFilter(Term whole, @Nullable Term there, @Nullable Term here) {
    /** The filter of a query with that plan. */
    static RowFilter of(Term whole, QueryPlan<?> plan) {
        Set<String> keys = new HashSet<>(plan.partition());
        keys.addAll(plan.sort());
        keys.addAll(plan.completed());
        List<Term> there = new ArrayList<>();
        List<Term> here = new ArrayList<>();
        split(whole, keys, there, here);
        return new RowFilter(whole, all(there), all(here));
    }

    /** With one more condition. */
    RowFilter and(Term other, QueryPlan<?> plan) {
        return of(new Term.All(List.of(whole, other)), plan);
    }

    private static void split(Term term, Set<String> keys, List<Term> there, List<Term> here) {
        if (term instanceof Term.All all) {
            all.terms().forEach(each -> split(each, keys, there, here));
        } else if (isAbout(term, keys)) {
            here.add(term);
        } else {
            there.add(term);
        }
    }

    private static @Nullable Term all(List<Term> terms) {
        if (terms.isEmpty()) {
            return null;
        }
        return terms.size() == 1 ? terms.get(0) : new Term.All(List.copyOf(terms));
    }

    /** Whether a term mentions one of these attributes. */
    static boolean isAbout(Term term, Set<String> keys) {
        if (term instanceof Term.All all) {
            return all.terms().stream().anyMatch(each -> isAbout(each, keys));
        }
        if (term instanceof Term.Any any) {
            return any.terms().stream().anyMatch(each -> isAbout(each, keys));
        }
        if (term instanceof Term.Not not) {
            return isAbout(not.term(), keys);
        }
        return keys.contains(path(term).get(0));
    }

    private static List<String> path(Term term) {
        if (term instanceof Term.Compare compare) {
            return compare.path();
        }
        if (term instanceof Term.In in) {
            return in.path();
        }
        if (term instanceof Term.Exists exists) {
            return exists.path();
        }
        if (term instanceof Term.NotExists absent) {
            return absent.path();
        }
        if (term instanceof Term.BeginsWith begins) {
            return begins.path();
        }
        return term instanceof Term.Contains contains ? contains.path() : ((Term.Size) term).path();
    }

    /** What tells it from other filters. */
    byte[] bytes() {
        Placeholders placeholders = new Placeholders();
        KeyBytes.Writer bytes = new KeyBytes.Writer();
        bytes.text(ConditionExpression.of(whole, placeholders));
        new TreeMap<>(placeholders.names()).forEach((placeholder, name) -> {
            bytes.text(placeholder);
            bytes.text(name);
        });
        if (placeholders.values() != null) {
            new TreeMap<>(placeholders.values()).forEach((placeholder, value) -> {
                bytes.text(placeholder);
                bytes.bytes(ValueBytes.of(value));
            });
        }
        return bytes.toByteArray();
    }
}
