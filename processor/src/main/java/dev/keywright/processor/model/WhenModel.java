package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.stream.Collectors;

/** {@code @When} as it is written: no values and not absent means present. */
public record WhenModel(String attribute, List<String> values, boolean absent, Location at) {
    /** The attribute of the entity that it tests, or that what it tests is in. */
    public String root() {
        return path().get(0);
    }

    /** The names that lead to what it tests. */
    public List<String> path() {
        return List.of(attribute.split("\\.", -1));
    }

    /** The condition in a few words: {@code no closedAt}, {@code status OPEN or PAID}. */
    public String words() {
        if (absent) {
            return "no " + attribute;
        }
        return values.isEmpty() ? attribute : attribute + " " + String.join(" or ", values);
    }

    /** Several conditions as a member has them. */
    public static String describe(List<WhenModel> conditions) {
        String joined = conditions.stream().map(WhenModel::describe).collect(Collectors.joining(", "));
        return conditions.size() == 1 ? joined : "{" + joined + "}";
    }

    /** The condition as it is written. */
    public String describe() {
        StringBuilder text =
                new StringBuilder("@When(attribute = \"").append(attribute()).append('"');
        if (values().size() == 1) {
            text.append(", is = \"").append(values().get(0)).append('"');
        } else if (!values().isEmpty()) {
            text.append(", is = {\"").append(String.join("\", \"", values())).append("\"}");
        }
        if (absent()) {
            text.append(", absent = true");
        }
        return text.append(')').toString();
    }
}
