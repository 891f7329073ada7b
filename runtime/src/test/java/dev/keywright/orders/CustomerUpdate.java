package dev.keywright.orders;

import dev.keywright.mapping.Values;
import dev.keywright.table.EntityUpdate;
import dev.keywright.table.TableClient;
import dev.keywright.table.UpdatedAttribute;

public final class CustomerUpdate extends EntityUpdate<Customer> {
    private final UpdatedAttribute<String> email = attribute("email", Values.STRING);

    CustomerUpdate(TableClient table, String id) {
        super(table, CustomerKeys.of(id));
    }

    public CustomerUpdate email(String email, String before) {
        this.email.set(email);
        this.email.expect(before);
        return this;
    }

    public CustomerUpdate name(String name) {
        set("name", Values.STRING, name);
        return this;
    }

    @Override
    protected void follow() {
        if (email.isSet()) {
            key("GSI1PK", CustomerKeys.gsi1Partition(email.value()));
            moveClaim(CustomerKeys.emailClaim(email.before()), CustomerKeys.emailClaim(email.value()));
        }
    }
}
