package dev.keywright.mapping;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A nested sealed interface, with the codecs that would be generated for it. */
sealed interface Shape {
    ValueCodec<Shape> CODEC = NestedTypes.<Shape>of("Shape", "kind")
            .with(Circle.class, "circle", new CircleCodec())
            .with(Square.class, "square", new SquareCodec());

    /** Round. */
    record Circle(int radius) implements Shape {}

    /** Not round. */
    record Square(int side) implements Shape {}

    /** The codec of {@link Circle}. */
    final class CircleCodec extends NestedType<Circle> {
        private CircleCodec() {
            super("kind", "circle");
        }

        @Override
        protected Map<String, AttributeValue> toMap(Circle value) {
            ItemWriter map = writer(1);
            map.put("radius", value.radius());
            return map.build();
        }

        @Override
        protected Circle fromMap(ItemReader in) {
            return new Circle(in.getInt("radius"));
        }
    }

    /** The codec of {@link Square}. */
    final class SquareCodec extends NestedType<Square> {
        private SquareCodec() {
            super("kind", "square");
        }

        @Override
        protected Map<String, AttributeValue> toMap(Square value) {
            ItemWriter map = writer(1);
            map.put("side", value.side());
            return map.build();
        }

        @Override
        protected Square fromMap(ItemReader in) {
            return new Square(in.getInt("side"));
        }
    }
}
