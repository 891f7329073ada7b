package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds static nested types. */
public final class Garage {
    private Garage() {}

    /** Made by a builder. */
    @Entity
    @Key(partition = "CAR#{plate}")
    public static final class Car implements Shapes {
        private final String plate;
        private final int doors;
        private final @Nullable String color;
        private final List<Wheel> wheels;

        private Car(Builder builder) {
            this.plate = builder.plate;
            this.doors = builder.doors;
            this.color = builder.color;
            this.wheels = List.copyOf(builder.wheels);
        }

        public static Builder builder() {
            return new Builder();
        }

        public String plate() {
            return plate;
        }

        public int doors() {
            return doors;
        }

        public @Nullable String color() {
            return color;
        }

        public List<Wheel> wheels() {
            return wheels;
        }

        public static final class Builder {
            private String plate = "";
            private int doors = 4;
            private @Nullable String color;
            private List<Wheel> wheels = List.of();

            private Builder() {}

            public Builder plate(String value) {
                plate = value;
                return this;
            }

            public Builder doors(int value) {
                doors = value;
                return this;
            }

            public Builder color(@Nullable String value) {
                color = value;
                return this;
            }

            public Builder wheels(List<Wheel> value) {
                wheels = value;
                return this;
            }

            public Car build() {
                return new Car(this);
            }
        }
    }

    /** A nested attribute with a builder whose setters are named {@code setX}. */
    public static final class Wheel {
        private final int inches;

        private Wheel(int inches) {
            this.inches = inches;
        }

        public static WheelBuilder builder() {
            return new WheelBuilder();
        }

        public int getInches() {
            return inches;
        }
    }

    public static final class WheelBuilder {
        private int inches;

        public WheelBuilder setInches(int value) {
            inches = value;
            return this;
        }

        public Wheel build() {
            return new Wheel(inches);
        }
    }
}
