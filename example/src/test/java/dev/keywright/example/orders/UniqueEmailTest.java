package dev.keywright.example.orders;

import static dev.keywright.example.orders.Samples.customer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemExistsException;
import dev.keywright.UniqueViolationException;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** One e-mail address, one customer. */
@DynamoDbTest
class UniqueEmailTest {
    private final OrdersOnServer server;
    private final OrdersTable orders;

    UniqueEmailTest(LocalDynamoDb dynamoDb, @TableName String name) {
        server = new OrdersOnServer(dynamoDb, name);
        orders = server.orders();
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void aSecondCustomerWithTheAddressIsRefusedAndNothingIsWritten() {
        orders.customer().create(customer("c-1", "ada@example.com"));

        assertThatThrownBy(() -> orders.customer().create(customer("c-2", "ada@example.com")))
                .isInstanceOfSatisfying(UniqueViolationException.class, e -> {
                    assertThat(e.constraint()).isEqualTo("email");
                    assertThat(e.key()).isEqualTo(CustomerKeys.of("c-2"));
                })
                .hasMessageNotContaining("ada@");
        assertThat(orders.customer().getConsistent("c-2")).isEmpty();
        assertThat(server.raw().types()).containsExactly("customer", "customerEmailClaim");
    }

    @Test
    void addressesThatDifferInCaseAreOne() {
        orders.customer().create(customer("c-1", "ada@X"));

        assertThatThrownBy(() -> orders.customer().create(customer("c-2", "Ada@x")))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(orders.customer().byEmail("ADA@x")).contains(customer("c-1", "ada@X"));
    }

    @Test
    void aTakenKeyIsToldBeforeATakenAddress() {
        orders.customer().create(customer("c-1", "ada@example.com"));

        assertThatThrownBy(() -> orders.customer().create(customer("c-1", "ada@example.com")))
                .isInstanceOf(ItemExistsException.class);
    }

    @Test
    void deletingTheCustomerReleasesTheAddress() {
        orders.customer().create(customer("c-1", "ada@example.com"));
        orders.customer().delete("c-1");
        assertThat(server.raw().items()).isEmpty();

        Customer second = orders.customer().create(customer("c-2", "ada@example.com"));
        orders.customer().delete(second);
        assertThat(server.raw().items()).isEmpty();
    }

    @Test
    void anotherAddressReleasesTheOldOneAndTakesTheNewOne() {
        orders.customer().create(customer("c-1", "ada@example.com"));

        Customer changed = orders.customer()
                .update("c-1")
                .email("countess@example.com", "ada@example.com")
                .execute();
        assertThat(changed).isEqualTo(customer("c-1", "countess@example.com"));
        assertThat(orders.customer().byEmail("ada@example.com")).isEmpty();
        assertThat(orders.customer().byEmail("countess@example.com")).contains(changed);

        orders.customer().create(customer("c-2", "ada@example.com"));
        assertThatThrownBy(() -> orders.customer().create(customer("c-3", "countess@example.com")))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(server.raw().types())
                .containsExactly("customer", "customer", "customerEmailClaim", "customerEmailClaim");
    }

    @Test
    void anAddressThatChangesInCaseOnlyKeepsItsClaim() {
        orders.customer().create(customer("c-1", "ada@example.com"));

        orders.customer()
                .update("c-1")
                .email("Ada@Example.com", "ada@example.com")
                .execute();
        assertThat(orders.customer().byEmail("ada@example.com")).contains(customer("c-1", "Ada@Example.com"));
        assertThat(server.raw().types()).containsExactly("customer", "customerEmailClaim");
    }

    @Test
    void aChangeToATakenAddressIsRefusedAndChangesNothing() {
        orders.customer().create(customer("c-1", "ada@example.com"));
        orders.customer().create(customer("c-2", "bob@example.com"));

        assertThatThrownBy(() -> orders.customer()
                        .update("c-2")
                        .email("ADA@example.com", "bob@example.com")
                        .execute())
                .isInstanceOf(UniqueViolationException.class);
        assertThat(orders.customer().getConsistent("c-2")).contains(customer("c-2", "bob@example.com"));
        assertThat(orders.customer().byEmail("bob@example.com")).contains(customer("c-2", "bob@example.com"));
    }

    @Test
    void aChangeFromAnAddressThatIsNoLongerTheOneIsRefused() {
        orders.customer().create(customer("c-1", "ada@example.com"));

        assertThatThrownBy(() -> orders.customer()
                        .update("c-1")
                        .email("new@example.com", "old@example.com")
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
        assertThat(server.raw().types()).containsExactly("customer", "customerEmailClaim");
        assertThat(orders.customer().getConsistent("c-1")).contains(customer("c-1", "ada@example.com"));
    }
}
