package dev.keywright.processor.check;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.PatternOutcome;
import java.util.List;
import java.util.Locale;

/**
 * The key that would serve a pattern, as an annotation ready to paste.
 *
 * @param text the annotations
 */
record NearestKey(String text) {
    static NearestKey of(TableModel table, PatternOutcome outcome) {
        PatternModel pattern = outcome.pattern();
        String index = pattern.index().isEmpty() ? freeName(table) : pattern.index();
        String delimiter = String.valueOf(table.delimiter());
        StringBuilder key = new StringBuilder("@Key(index = \"").append(index).append("\", partition = \"");
        if (pattern.given().isEmpty()) {
            key.append(outcome.owner().toUpperCase(Locale.ROOT))
                    .append(delimiter)
                    .append("ALL");
        }
        String joint = "";
        for (String given : pattern.given()) {
            key.append(joint)
                    .append(head(given))
                    .append(delimiter)
                    .append('{')
                    .append(given)
                    .append('}');
            joint = delimiter;
        }
        key.append("\", sort = \"");
        if (pattern.range().isEmpty()) {
            key.append(outcome.owner().toUpperCase(Locale.ROOT));
        } else {
            key.append(head(pattern.range()))
                    .append(delimiter)
                    .append('{')
                    .append(pattern.range())
                    .append('}');
        }
        key.append('"');
        if (!pattern.where().isEmpty()) {
            key.append(", when = ").append(conditions(pattern.where()));
        }
        key.append(')');
        boolean isNew =
                table.indexes().stream().noneMatch(existing -> existing.name().equals(index));
        return new NearestKey(
                isNew
                        ? key + "   with @GlobalIndex(\"" + index + "\") on "
                                + table.type().simpleName()
                        : key.toString());
    }

    private static String conditions(List<WhenModel> where) {
        List<String> texts = where.stream().map(WhenModel::describe).toList();
        return texts.size() == 1 ? texts.get(0) : "{" + String.join(", ", texts) + "}";
    }

    private static String head(String reference) {
        return reference.replaceAll("[.:]", "_").toUpperCase(Locale.ROOT);
    }

    private static String freeName(TableModel table) {
        int number = 1;
        while (isTaken(table, "GSI" + number)) {
            number++;
        }
        return "GSI" + number;
    }

    private static boolean isTaken(TableModel table, String name) {
        return table.indexes().stream().map(IndexModel::name).anyMatch(name::equals);
    }
}
