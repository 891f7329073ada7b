package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import java.util.ArrayList;
import java.util.List;

/**
 * A pattern with the entities that it asks for.
 *
 * @param outcome what the planner made of it
 * @param members the entities
 */
record PatternUse(PatternOutcome outcome, List<EntityKeys> members) {
    /**
     * An attribute that a pattern names, and where.
     *
     * @param member {@code given} or {@code range}
     * @param text as it is written: {@code address.city}, {@code at:day}
     * @param at where it stands
     */
    record Reference(String member, String text, Location at) {
        /** Without the format. */
        String path() {
            int colon = text.indexOf(':');
            return colon < 0 ? text : text.substring(0, colon);
        }

        /** What follows the colon; {@code ""} for nothing. */
        String format() {
            int colon = text.indexOf(':');
            return colon < 0 ? "" : text.substring(colon + 1);
        }
    }

    /** All patterns of a table, but those of entities that could not be read as a whole. */
    static List<PatternUse> of(TableAnalysis analysis) {
        List<PatternUse> uses = new ArrayList<>();
        for (PatternOutcome outcome : analysis.patterns()) {
            List<EntityKeys> members = analysis.entities().stream()
                    .filter(keys ->
                            outcome.types().contains(keys.entity().type().qualifiedName()))
                    .toList();
            boolean isWhole = members.size() == outcome.types().size()
                    && members.stream().allMatch(keys -> keys.entity().complete());
            if (isWhole) {
                uses.add(new PatternUse(outcome, members));
            }
        }
        return List.copyOf(uses);
    }

    /** The first of the entities that it asks for; of an aggregate that is the parent. */
    EntityKeys first() {
        return members.stream()
                .filter(member -> member.entity()
                        .type()
                        .qualifiedName()
                        .equals(outcome.types().get(0)))
                .findFirst()
                .orElseThrow();
    }

    PatternModel pattern() {
        return outcome.pattern();
    }

    /** A diagnostic about the pattern: {@code @AccessPattern "byRegion" on Order: } and a verdict. */
    Diagnostic diagnostic(Code code, Location at, String verdict) {
        return Diagnostic.of(code, at, headline(outcome) + ": " + verdict);
    }

    /** {@code @AccessPattern "byRegion" on Order}. */
    static String headline(PatternOutcome outcome) {
        return "@AccessPattern \"" + outcome.pattern().name() + "\" on " + outcome.owner();
    }

    /** What {@code given} and {@code range} name. */
    List<Reference> references() {
        List<Reference> references = new ArrayList<>();
        for (int i = 0; i < pattern().given().size(); i++) {
            references.add(new Reference(
                    "given",
                    pattern().given().get(i),
                    pattern().at().member("given").element(i)));
        }
        if (!pattern().range().isEmpty()) {
            references.add(
                    new Reference("range", pattern().range(), pattern().at().member("range")));
        }
        return List.copyOf(references);
    }

    /** The member that a reference stands in, with another in its place; without it, if that is {@code ""}. */
    String with(Reference reference, String other) {
        if (reference.member().equals("range")) {
            return other.isEmpty() ? "no range" : "range = \"" + other + "\"";
        }
        List<String> given = new ArrayList<>();
        for (Reference each : references()) {
            if (each.member().equals("given")) {
                given.add(each.equals(reference) ? other : each.text());
            }
        }
        given.removeIf(String::isEmpty);
        return given.isEmpty() ? "no given" : "given = " + Words.quoted(given);
    }

    /** {@code given} with one more. */
    String givenAlso(String attribute) {
        List<String> given = new ArrayList<>(pattern().given());
        given.add(attribute);
        return "given = " + Words.quoted(given);
    }

    /** What a path leads to, in the first member that has it; else what the first member says to it. */
    AttributePath find(String path) {
        for (EntityKeys member : members) {
            AttributePath found = AttributePath.find(member.entity().shape().attributes(), path);
            if (found instanceof AttributePath.Found) {
                return found;
            }
        }
        return members.isEmpty()
                ? new AttributePath.Unknown(path, List.of())
                : AttributePath.find(members.get(0).entity().shape().attributes(), path);
    }
}
