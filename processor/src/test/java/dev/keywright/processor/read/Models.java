package dev.keywright.processor.read;

import dev.keywright.processor.Compiling;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Shape;

/** Reads small models given as text. */
final class Models {
    static final String HEAD = """
            package com.example.shop;

            import dev.keywright.annotations.*;
            import java.math.*;
            import java.net.*;
            import java.nio.*;
            import java.time.*;
            import java.util.*;
            import software.amazon.awssdk.core.SdkBytes;
            import software.amazon.awssdk.core.document.Document;
            import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

            """;
    private static final String TABLE = """
            @Table(name = "shop-data")
            public interface Shop {}
            """;
    private static final String ENTITY = """
            @Entity(table = Shop.class)
            @Key(partition = "ITEM#{id}", sort = "#ITEM")
            """;

    private Models() {}

    /** The shape of an entity, its annotations left out, with other types beside it. */
    static Shape shape(String entity, String... others) {
        EntityModel read = entity(ENTITY + entity, others);
        return read.shape();
    }

    /** An entity with its annotations. */
    static EntityModel entity(String entity, String... others) {
        Compiling compiling = Compiling.sources(HEAD + TABLE, HEAD + entity);
        for (String other : others) {
            compiling.source(HEAD + other);
        }
        return compiling.model().entities().get(0);
    }
}
