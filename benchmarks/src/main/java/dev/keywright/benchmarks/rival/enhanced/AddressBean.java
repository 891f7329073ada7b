package dev.keywright.benchmarks.rival.enhanced;

import dev.keywright.benchmarks.model.Address;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** An address as a bean. */
@DynamoDbBean
public final class AddressBean {
    private String street;
    private String city;
    private String zip;

    /** An empty one, for the schema to fill. */
    public AddressBean() {}

    static AddressBean of(Address address) {
        AddressBean bean = new AddressBean();
        bean.street = address.street();
        bean.city = address.city();
        bean.zip = address.zip();
        return bean;
    }

    public String getStreet() {
        return street;
    }

    public void setStreet(String street) {
        this.street = street;
    }

    public String getCity() {
        return city;
    }

    public void setCity(String city) {
        this.city = city;
    }

    public String getZip() {
        return zip;
    }

    public void setZip(String zip) {
        this.zip = zip;
    }
}
