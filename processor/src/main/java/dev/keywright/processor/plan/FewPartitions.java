package dev.keywright.processor.plan;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.Component;
import java.util.Set;

/** Tells keys that gather all items of an entity in a few partitions. */
public final class FewPartitions {
    /** Types of a component that all items of a day, or of longer, have in common. */
    private static final Set<String> DAYS = Set.of("LocalDate", "MonthDay", "YearMonth", "Year");

    private FewPartitions() {}

    /** What the items have in common, in words, with {@code %s} for the entity; {@code ""} if they are well spread. */
    public static String of(KeyPlan key) {
        long partitions = 1;
        boolean isByDay = false;
        for (KeyAttribute attribute : key.partition()) {
            for (Component component : attribute.components()) {
                int values = values(component);
                if (values == 0) {
                    return "";
                }
                isByDay |= values < 0;
                partitions *= Math.max(1, values);
            }
        }
        if (isByDay) {
            return partitions == 1
                    ? "all %s items of one day or more are in one partition"
                    : "all %s items of one day or more are in at most " + partitions + " partitions";
        }
        return partitions == 1
                ? "all %s items with this key are in one partition"
                : "all %s items with this key are in at most " + partitions + " partitions";
    }

    /** How many there are; -1 for a new one every day, 0 for many. */
    private static int values(Component component) {
        if (component.leaf() instanceof ValueType.Enumeration enumeration) {
            return enumeration.constants().size();
        }
        if (component.leaf() instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.BOOLEAN) {
            return 2;
        }
        return DAYS.contains(component.format().parameterType().simpleName()) ? -1 : 0;
    }
}
