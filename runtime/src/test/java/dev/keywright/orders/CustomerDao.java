package dev.keywright.orders;

import dev.keywright.ItemKey;
import dev.keywright.table.KeyCondition;
import dev.keywright.table.QueryPlan;
import dev.keywright.table.TableClient;
import java.util.Optional;

public final class CustomerDao {
    private static final QueryPlan<Customer> BY_EMAIL =
            QueryPlan.of("Customer.byEmail", CustomerMapping.TYPE).index("GSI1", "GSI1PK", "GSI1SK");

    private final TableClient table;

    public CustomerDao(TableClient table) {
        this.table = table;
    }

    public Optional<Customer> get(String id) {
        return get(CustomerKeys.of(id));
    }

    public Optional<Customer> get(ItemKey<Customer> key) {
        return table.get(key);
    }

    public Optional<Customer> getConsistent(String id) {
        return table.getConsistent(CustomerKeys.of(id));
    }

    public Customer create(Customer customer) {
        return table.create(CustomerMapping.TYPE, customer);
    }

    public CustomerUpdate update(String id) {
        return new CustomerUpdate(table, id);
    }

    public void delete(String id) {
        table.delete(CustomerKeys.of(id));
    }

    public void delete(Customer customer) {
        table.delete(CustomerMapping.TYPE, customer);
    }

    public Optional<Customer> byEmail(String email) {
        return table.findOne(
                BY_EMAIL,
                KeyCondition.partition(CustomerKeys.gsi1Partition(email)).sortEquals("EMAIL"));
    }
}
