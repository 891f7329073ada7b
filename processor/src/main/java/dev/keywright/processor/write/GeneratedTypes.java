package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.model.TypeRef;

/** The names of what is generated for a type, all in the type's own package. */
record GeneratedTypes(String packageName, String prefix) {
    static GeneratedTypes of(TypeRef type) {
        return new GeneratedTypes(type.packageName(), type.generatedPrefix());
    }

    ClassName keys() {
        return named("Keys");
    }

    ClassName mapping() {
        return named("Mapping");
    }

    ClassName dao() {
        return named("Dao");
    }

    ClassName attributes() {
        return named("Attributes");
    }

    ClassName update() {
        return named("Update");
    }

    ClassName table() {
        return named("Table");
    }

    ClassName parser() {
        return named("Parser");
    }

    private ClassName named(String suffix) {
        return ClassName.get(packageName, prefix + suffix);
    }
}
