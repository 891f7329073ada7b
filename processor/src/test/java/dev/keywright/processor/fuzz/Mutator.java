package dev.keywright.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Changes models as people do who slip: annotations, members, names, types and templates, one place at a time. */
final class Mutator {
    private static final String[] TYPES = {
        "String",
        "int",
        "long",
        "double",
        "boolean",
        "char",
        "byte[]",
        "Object",
        "Integer",
        "Long",
        "Void",
        "java.time.Instant",
        "java.time.LocalDate",
        "java.time.ZonedDateTime",
        "java.time.Duration",
        "java.util.Date",
        "java.util.UUID",
        "java.net.URI",
        "java.math.BigDecimal",
        "java.math.BigInteger",
        "java.util.List<String>",
        "java.util.List",
        "java.util.List<?>",
        "java.util.Set<Integer>",
        "java.util.Set<java.util.List<String>>",
        "java.util.Map<String, Long>",
        "java.util.Map<Long, String>",
        "java.util.Optional<String>",
        "java.util.OptionalInt",
        "java.util.Optional<java.util.List<String>>",
        "java.util.List<String>[]",
        "int[][]",
        "String[]",
        "java.util.stream.Stream<String>",
        "java.nio.file.Path",
        "java.util.concurrent.TimeUnit",
        "software.amazon.awssdk.services.dynamodb.model.AttributeValue",
        "Runnable",
        "Class<?>",
        "Comparable<String>"
    };
    private static final String[] NAMES = {
        "type",
        "PK",
        "SK",
        "id",
        "key",
        "item",
        "get",
        "create",
        "builder",
        "entity",
        "hashCode",
        "toString",
        "table",
        "Value",
        "_a",
        "größe",
        "a1",
        "GSI1PK",
        "TYPE",
        "execute",
        "in",
        "of",
        "parse",
        "partition",
        "sort"
    };
    private static final String[] PIECES = {
        "#", "{", "}", ":", "$", "|", "a", "1", "{id}", "#{id}", ":lower", ":raw", ":plain", ":day", ":8", "X", " ",
        ".", "é", "GSI1", "0-1", "1-1", "0-500", "10-1", "!"
    };
    private static final String[] ROLES = {
        "Version",
        "Version int",
        "Version Long",
        "TimeToLive",
        "TimeToLive java.time.Instant",
        "TimeToLive java.util.Optional<java.time.Instant>",
        "TimeToLive java.util.OptionalLong",
        "TimeToLive long",
        "TimeToLive Integer",
        "Counter",
        "Counter int",
        "Counter double",
        "Counter java.math.BigDecimal",
        "Counter java.util.Optional<Long>"
    };
    private static final String[] WHENS = {"", ", is = \"true\"", ", is = \"OPEN\"", ", absent = true"};
    private static final String[] NUMBERS = {"0", "1", "-1", "99999999999", "4"};

    private final Random random;

    Mutator(Random random) {
        this.random = random;
    }

    /** One to three changes somewhere in the files. */
    List<String> mutant(List<String> files) {
        List<String> changed = new ArrayList<>(files);
        for (int changes = 1 + random.nextInt(2) * random.nextInt(3); changes > 0; changes--) {
            int file = random.nextInt(changed.size());
            changed.set(file, change(Tokens.of(changed.get(file))));
        }
        return changed;
    }

    private String change(Tokens tokens) {
        while (true) {
            Optional<String> changed = switch (random.nextInt(24)) {
                case 0, 1 -> annotation(tokens);
                case 2, 3 -> member(tokens);
                case 4, 5, 6, 7, 8, 9, 10 -> text(tokens);
                case 11, 12, 13, 14 -> retype(tokens);
                case 15, 16 -> rename(tokens);
                case 17 -> component(tokens);
                case 18 -> exchange(tokens);
                case 19, 20 -> role(tokens);
                case 21, 22 -> claim(tokens);
                default -> word(tokens);
            };
            if (changed.isPresent()) {
                return changed.get();
            }
        }
    }

    /** An annotation deleted, doubled, or put in front of another element. */
    private Optional<String> annotation(Tokens tokens) {
        return pick(tokens, Mutator::isAnnotation).map(at -> {
            int name = tokens.next(at);
            int end = tokens.is(tokens.next(name), "(") ? tokens.end(tokens.next(name)) : name + 1;
            String annotation = tokens.text(at, end);
            return switch (random.nextInt(4)) {
                case 0, 1 -> tokens.replaced(at, end, "");
                case 2 -> tokens.replaced(at, at, annotation + "\n");
                default ->
                    pick(tokens, Mutator::isAnnotation)
                            .map(other -> tokens.replaced(other, other, annotation + "\n"))
                            .orElseThrow();
            };
        });
    }

    private static boolean isAnnotation(Tokens tokens, int at) {
        return tokens.is(at, "@") && at + 1 < tokens.size() && tokens.isName(at + 1) && !tokens.is(at + 1, "interface");
    }

    /** A member of an annotation deleted. */
    private Optional<String> member(Tokens tokens) {
        return pick(tokens, (all, at) -> all.isName(at) && all.is(all.next(at), "="))
                .map(at -> {
                    int value = tokens.next(tokens.next(at));
                    int end = value;
                    while (end < tokens.size()
                            && !tokens.is(end, ",")
                            && !tokens.is(end, ")")
                            && !tokens.is(end, ";")) {
                        end = tokens.end(end);
                    }
                    return tokens.replaced(at, tokens.is(end, ",") ? tokens.next(end) : end, "");
                });
    }

    private Optional<String> text(Tokens tokens) {
        return pick(tokens, Tokens::isText).map(at -> {
            String text = tokens.get(at).substring(1, tokens.get(at).length() - 1);
            int place = random.nextInt(text.length() + 1);
            String changed = switch (random.nextInt(5)) {
                case 0 -> "";
                case 1 ->
                    pick(tokens, Tokens::isText)
                            .map(other -> tokens.get(other)
                                    .substring(1, tokens.get(other).length() - 1))
                            .orElseThrow();
                case 2 ->
                    text.isEmpty() || place == text.length()
                            ? text + "x"
                            : text.substring(0, place) + text.substring(place + 1);
                default -> text.substring(0, place) + any(PIECES) + text.substring(place);
            };
            return tokens.replaced(at, at + 1, '"' + changed + '"');
        });
    }

    /** Another type for a component or parameter. */
    private Optional<String> retype(Tokens tokens) {
        return pick(tokens, Mutator::isTypeOfComponent).map(at -> tokens.replaced(at, at + 1, any(TYPES)));
    }

    private static boolean isTypeOfComponent(Tokens tokens, int at) {
        int name = tokens.next(at);
        int after = name < tokens.size() ? tokens.next(name) : name;
        return tokens.isName(at)
                && name < tokens.size()
                && tokens.isName(name)
                && (tokens.is(after, ",") || tokens.is(after, ")"));
    }

    private Optional<String> rename(Tokens tokens) {
        return pick(tokens, Mutator::isTypeOfComponent).map(at -> {
            int name = tokens.next(at);
            return tokens.replaced(name, name + 1, any(NAMES));
        });
    }

    /** A component deleted, doubled under another name, or one that can be absent. */
    private Optional<String> component(Tokens tokens) {
        return pick(tokens, Mutator::isTypeOfComponent).map(at -> {
            int name = tokens.next(at);
            int after = tokens.next(name);
            String declared = tokens.text(at, name + 1);
            return switch (random.nextInt(3)) {
                case 0 -> tokens.replaced(at, tokens.is(after, ",") ? tokens.next(after) : after, "");
                case 1 -> tokens.replaced(at, at, declared + "2, ");
                default -> tokens.replaced(at, at + 1, "java.util.Optional<" + boxed(tokens.get(at)) + ">");
            };
        });
    }

    /** A role for a component, or for another in front of it. */
    private Optional<String> role(Tokens tokens) {
        return pick(tokens, Mutator::isTypeOfComponent).map(at -> {
            String role = "@dev.keywright.annotations." + any(ROLES) + " ";
            boolean typed = role.trim().contains(" ");
            return typed && random.nextBoolean()
                    ? tokens.replaced(at, at, role + "added, ")
                    : tokens.replaced(at, typed ? at + 1 : at, role);
        });
    }

    /** A claim of an attribute of the entity, of every item or while another attribute is so. */
    private Optional<String> claim(Tokens tokens) {
        return pick(tokens, (all, at) -> isAnnotation(all, at) && all.is(at + 1, "Entity"))
                .map(at -> tokens.replaced(
                        at,
                        at,
                        "@dev.keywright.annotations.Unique(value = \"" + component(tokens, at) + "\""
                                + (random.nextBoolean() ? "" : ", when = " + when(tokens, at)) + ")\n"));
    }

    private String when(Tokens tokens, int entity) {
        return "@dev.keywright.annotations.When(attribute = \"" + component(tokens, entity) + "\"" + any(WHENS) + ")";
    }

    /** The name of a component after a position, or what is none. */
    private String component(Tokens tokens, int entity) {
        return pick(tokens, (all, at) -> at > entity && isTypeOfComponent(all, at))
                .map(at -> tokens.get(tokens.next(at)))
                .orElse("none");
    }

    private static String boxed(String type) {
        return switch (type) {
            case "int" -> "Integer";
            case "char" -> "Character";
            case "long", "double", "boolean", "float", "short", "byte" ->
                Character.toUpperCase(type.charAt(0)) + type.substring(1);
            default -> type;
        };
    }

    /** One name in the place of another. */
    private Optional<String> exchange(Tokens tokens) {
        Optional<Integer> from = pick(tokens, Tokens::isName);
        return pick(tokens, Tokens::isName).map(at -> tokens.replaced(at, at + 1, tokens.get(from.orElseThrow())));
    }

    /** A word, a number or a supertype is gone or another. */
    private Optional<String> word(Tokens tokens) {
        if (random.nextBoolean()) {
            return pick(tokens, Tokens::isNumber).map(at -> tokens.replaced(at, at + 1, any(NUMBERS)));
        }
        return pick(
                        tokens,
                        (all, at) -> List.of("implements", "extends", "permits", "sealed", "public", "final", "static")
                                .contains(all.get(at)))
                .map(at -> List.of("implements", "extends", "permits").contains(tokens.get(at))
                        ? tokens.replaced(at, tokens.next(tokens.next(at)), "")
                        : tokens.replaced(at, tokens.next(at), ""));
    }

    private Optional<Integer> pick(Tokens tokens, Tokens.Predicate predicate) {
        List<Integer> positions = tokens.positions(predicate);
        return positions.isEmpty() ? Optional.empty() : Optional.of(positions.get(random.nextInt(positions.size())));
    }

    private String any(String[] choices) {
        return choices[random.nextInt(choices.length)];
    }
}
