package dev.keywright.orders;

import dev.keywright.ItemKey;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.ClaimType;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ItemReader;
import dev.keywright.mapping.ItemWriter;
import dev.keywright.mapping.TableLayout;
import dev.keywright.mapping.Values;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class CustomerMapping extends EntityType<Customer> {
    static final ClaimType EMAIL_CLAIM = new ClaimType("email", "customerEmailClaim", List.of("email"));

    public static final CustomerMapping TYPE = new CustomerMapping();

    private CustomerMapping() {
        super(Customer.class, "customer", new TableLayout("PK", "SK", "type"));
    }

    @Override
    public ItemKey<Customer> keyOf(Customer customer) {
        return CustomerKeys.of(customer.id());
    }

    @Override
    public List<ClaimType> claimTypes() {
        return List.of(EMAIL_CLAIM);
    }

    @Override
    public List<Claim> claims(Customer customer) {
        return List.of(CustomerKeys.emailClaim(customer.email()));
    }

    @Override
    public Map<String, AttributeValue> toItem(Customer customer) {
        ItemWriter item = writer(9);
        item.key("PK", CustomerKeys.partition(customer.id()));
        item.sortKey("SK", "#PROFILE");
        item.type();
        item.put("id", Values.STRING, customer.id());
        item.put("email", Values.STRING, customer.email());
        item.put("name", Values.STRING, customer.name());
        item.put("createdAt", Values.INSTANT, customer.createdAt());
        item.key("GSI1PK", CustomerKeys.gsi1Partition(customer.email()));
        item.sortKey("GSI1SK", "EMAIL");
        return item.build();
    }

    @Override
    public Customer fromItem(Map<String, AttributeValue> item) {
        ItemReader in = reader(item);
        return new Customer(
                in.get("id", Values.STRING),
                in.get("email", Values.STRING),
                in.get("name", Values.STRING),
                in.get("createdAt", Values.INSTANT));
    }
}
