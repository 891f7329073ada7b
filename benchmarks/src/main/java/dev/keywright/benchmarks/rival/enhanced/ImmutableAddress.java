package dev.keywright.benchmarks.rival.enhanced;

import dev.keywright.benchmarks.model.Address;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** An address as an immutable class with a builder. */
@DynamoDbImmutable(builder = ImmutableAddress.Builder.class)
public final class ImmutableAddress {
    private final String street;
    private final String city;
    private final String zip;

    private ImmutableAddress(Builder builder) {
        this.street = builder.street;
        this.city = builder.city;
        this.zip = builder.zip;
    }

    static ImmutableAddress of(Address address) {
        return builder()
                .street(address.street())
                .city(address.city())
                .zip(address.zip())
                .build();
    }

    public static Builder builder() {
        return new Builder();
    }

    public String street() {
        return street;
    }

    public String city() {
        return city;
    }

    public String zip() {
        return zip;
    }

    /** What the schema fills. */
    public static final class Builder {
        private String street;
        private String city;
        private String zip;

        private Builder() {}

        public Builder street(String street) {
            this.street = street;
            return this;
        }

        public Builder city(String city) {
            this.city = city;
            return this;
        }

        public Builder zip(String zip) {
            this.zip = zip;
            return this;
        }

        public ImmutableAddress build() {
            return new ImmutableAddress(this);
        }
    }
}
