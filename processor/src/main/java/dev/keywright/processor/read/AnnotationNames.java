package dev.keywright.processor.read;

import dev.keywright.processor.model.AttributeModel;

/** Our annotations by qualified name: their classes are not on the processor's path. */
final class AnnotationNames {
    private static final String PACKAGE = "dev.keywright.annotations.";

    static final String TABLE = PACKAGE + "Table";
    static final String GLOBAL_INDEX = PACKAGE + "GlobalIndex";
    static final String LOCAL_INDEX = PACKAGE + "LocalIndex";
    static final String ENTITY = PACKAGE + "Entity";
    static final String KEY = PACKAGE + "Key";
    static final String ACCESS_PATTERN = PACKAGE + "AccessPattern";
    static final String AGGREGATE = PACKAGE + "Aggregate";
    static final String VIEW = PACKAGE + "View";
    static final String UNIQUE = PACKAGE + "Unique";
    static final String ATTRIBUTE = PACKAGE + "Attribute";
    static final String CONVERT = PACKAGE + "Convert";

    private AnnotationNames() {}

    /** The annotation that gives an attribute its role. */
    static String of(AttributeModel.Role role) {
        return PACKAGE + role.annotation();
    }

    /** The annotation that holds several of one. */
    static String container(String annotation) {
        return annotation + ".List";
    }
}
