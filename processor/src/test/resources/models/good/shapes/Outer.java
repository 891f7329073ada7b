package com.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

final class Outer {
    private Outer() {}

    @Entity
    @Key(partition = "BUILT#{id}")
    static final class Built implements Shapes {
        private final String id;
        private final int size;

        private Built(Builder builder) {
            this.id = builder.id;
            this.size = builder.size;
        }

        static Builder builder() {
            return new Builder();
        }

        String getId() {
            return id;
        }

        int getSize() {
            return size;
        }

        static final class Builder {
            private String id = "";
            private int size;

            Builder id(String value) {
                id = value;
                return this;
            }

            Builder size(int value) {
                size = value;
                return this;
            }

            Built build() {
                return new Built(this);
            }
        }
    }
}
