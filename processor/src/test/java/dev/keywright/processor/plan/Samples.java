package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The attributes of random entities, each with a few values that tell apart what a planner could confuse. */
final class Samples {
    /** An enum whose names aren't in order. */
    enum Grade {
        LOW,
        HIGH
    }

    /** An enum whose names are. */
    enum Tier {
        ALPHA,
        BETA
    }

    static final List<AttributeModel> ATTRIBUTES = List.of(
            attribute("s", text(), false),
            attribute("t", text(), true),
            attribute("g", enumeration(Grade.class, List.of("LOW", "HIGH")), false),
            attribute("r", enumeration(Tier.class, List.of("ALPHA", "BETA")), true),
            attribute("n", scalar("int", ScalarType.INT), false),
            attribute("k", scalar("int", ScalarType.INT), false),
            attribute("flag", scalar("boolean", ScalarType.BOOLEAN), false));

    static final Shape SHAPE = new Shape(Shape.Construction.CONSTRUCTOR, "", ATTRIBUTES);

    /** Values of each attribute, null for absent. */
    static final Map<String, List<Object>> VALUES = values();

    /** All objects that have these values. */
    static final List<Map<String, Object>> OBJECTS = objects();

    private Samples() {}

    /** The class of one of the enums. */
    static Class<?> enumClass(TypeRef type) {
        return type.simpleName().equals("Grade") ? Grade.class : Tier.class;
    }

    private static Map<String, List<Object>> values() {
        Map<String, List<Object>> values = new LinkedHashMap<>();
        values.put("s", List.of("a", "A", "a#", "A#"));
        values.put("t", listOfNullable(null, "a", "b"));
        values.put("g", List.of(Grade.LOW, Grade.HIGH));
        values.put("r", listOfNullable(null, Tier.ALPHA, Tier.BETA));
        values.put("n", List.of(-1, 2));
        values.put("k", List.of(2, 10));
        values.put("flag", List.of(false, true));
        return values;
    }

    private static List<Object> listOfNullable(Object... values) {
        return new ArrayList<>(Arrays.asList(values));
    }

    private static List<Map<String, Object>> objects() {
        List<Map<String, Object>> objects = new ArrayList<>(List.of(new HashMap<>()));
        VALUES.forEach((name, values) -> {
            List<Map<String, Object>> longer = new ArrayList<>();
            for (Map<String, Object> object : objects) {
                for (Object value : values) {
                    Map<String, Object> with = new HashMap<>(object);
                    with.put(name, value);
                    longer.add(with);
                }
            }
            objects.clear();
            objects.addAll(longer);
        });
        return objects;
    }

    private static AttributeModel attribute(String name, ValueType value, boolean nullable) {
        return new AttributeModel(
                name,
                name,
                value,
                nullable,
                name,
                "",
                Role.PLAIN,
                Location.type("test").component(name));
    }

    private static ValueType text() {
        return new ValueType.Scalar(TypeRef.declared("java.lang", "String"), ScalarType.STRING);
    }

    private static ValueType scalar(String keyword, ScalarType type) {
        return new ValueType.Scalar(TypeRef.primitive(keyword), type);
    }

    private static ValueType enumeration(Class<?> type, List<String> constants) {
        return new ValueType.Enumeration(
                TypeRef.declared("dev.keywright.processor.plan", "Samples", type.getSimpleName()), constants);
    }
}
