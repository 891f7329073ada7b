package dev.keywright.table;

import static dev.keywright.table.Samples.customer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ConditionFailedException;
import dev.keywright.InvalidKeyComponentException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.UniqueViolationException;
import dev.keywright.UnknownTypeException;
import dev.keywright.orders.Customer;
import dev.keywright.orders.CustomerKeys;
import dev.keywright.orders.CustomerMapping;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class ClaimsTest {
    private final RecordedCalls calls = new RecordedCalls();
    private final OrdersTable orders;
    private final RawTable raw;
    private boolean consistent = true;

    ClaimsTest(DynamoDbClient client, @TableName String name) {
        orders = OrdersTable.builder(client).tableName(name).listener(calls).build();
        raw = new RawTable(client, name);
    }

    @BeforeEach
    void store() {
        orders.createIfMissing();
        raw.items()
                .forEach(item -> raw.delete(item.get("PK").s(), item.get("SK").s()));
        orders.customer().create(customer("c-1", "ada@example.com"));
        calls.clear();
    }

    @AfterEach
    void claimsAndOwnersMatch() {
        if (consistent) {
            ClaimAudit.check(raw);
        }
    }

    @Test
    void aClaimIsAnItemThatTellsItsOwner() {
        assertThat(raw.item("EMAIL#ada@example.com", "EMAIL"))
                .isEqualTo(Map.of(
                        "PK", RawTable.text("EMAIL#ada@example.com"),
                        "SK", RawTable.text("EMAIL"),
                        "type", RawTable.text("customerEmailClaim"),
                        "ownerPartition", RawTable.text("CUSTOMER#c-1"),
                        "ownerSort", RawTable.text("#PROFILE"),
                        "constraint", RawTable.text("email")));
    }

    @Test
    void createIsOneTransaction() {
        orders.customer().create(customer("c-2", "bob@example.com"));
        assertThat(calls.operations()).containsExactly("TransactWriteItems");
        assertThat(calls.last().items()).isEqualTo(2);
        assertThat(calls.capacity()).isPositive();
    }

    @Test
    void aValueIsHeldOnceWhateverItsCase() {
        assertThatThrownBy(() -> orders.customer().create(customer("c-2", "ADA@example.com")))
                .isInstanceOfSatisfying(UniqueViolationException.class, e -> {
                    assertThat(e.constraint()).isEqualTo("email");
                    assertThat(e.key()).isEqualTo(CustomerKeys.of("c-2"));
                })
                .hasMessageNotContaining("ADA");
        assertThat(orders.customer().get("c-2")).isEmpty();
    }

    @Test
    void anExistingEntityIsReportedBeforeItsClaims() {
        assertThatThrownBy(() -> orders.customer().create(customer("c-1", "ada@example.com")))
                .isInstanceOf(ItemExistsException.class);
        assertThatThrownBy(() -> orders.customer().create(customer("c-1", "other@example.com")))
                .isInstanceOf(ItemExistsException.class);
        assertThat(raw.item("EMAIL#other@example.com", "EMAIL")).isEmpty();
    }

    @Test
    void putIsRefusedBeforeAnyCall() {
        TableClient table = new TableBuilder<>(
                        raw.client(), TableDefinition.named(raw.name()).key("PK", "SK"), client -> client)
                .listener(calls)
                .build();
        assertThatThrownBy(() -> table.put(CustomerMapping.TYPE, customer("c-1", "eve@example.com")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unique");
        assertThat(calls.events()).isEmpty();
    }

    @Test
    void changingAValueMovesItsClaimInOneTransaction() {
        Customer changed = orders.customer()
                .update("c-1")
                .email("countess@example.com", "ada@example.com")
                .execute();

        assertThat(changed).isEqualTo(customer("c-1", "countess@example.com"));
        assertThat(calls.operations()).containsExactly("TransactWriteItems", "GetItem");
        assertThat(raw.item("EMAIL#ada@example.com", "EMAIL")).isEmpty();
        assertThat(orders.customer().byEmail("ada@example.com")).isEmpty();
        assertThat(orders.customer().byEmail("Countess@example.com")).contains(changed);
        orders.customer().create(customer("c-2", "ada@example.com"));
    }

    @Test
    void aChangeOfCaseAloneLeavesTheClaim() {
        orders.customer()
                .update("c-1")
                .email("Ada@Example.com", "ada@example.com")
                .execute();
        assertThat(calls.operations()).containsExactly("UpdateItem");
        assertThat(orders.customer().get("c-1")).contains(customer("c-1", "Ada@Example.com"));
    }

    @Test
    void aTakenValueIsRefusedAndNothingChanges() {
        orders.customer().create(customer("c-2", "bob@example.com"));
        assertThatThrownBy(() -> orders.customer()
                        .update("c-2")
                        .name("Robert")
                        .email("ada@example.com", "bob@example.com")
                        .execute())
                .isInstanceOf(UniqueViolationException.class);
        assertThat(orders.customer().get("c-2")).contains(customer("c-2", "bob@example.com"));
    }

    @Test
    void theOldValueIsAConditionAlthoughTheAttributeIsSet() {
        assertThatThrownBy(() -> orders.customer()
                        .update("c-1")
                        .email("new@example.com", "stale@example.com")
                        .execute())
                .isInstanceOfSatisfying(
                        ConditionFailedException.class,
                        e -> assertThat(e.item()).contains(customer("c-1", "ada@example.com")));
        assertThatThrownBy(() -> orders.customer()
                        .update("c-1")
                        .email("ADA@example.com", "Ada@example.com")
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
        assertThat(raw.item("EMAIL#new@example.com", "EMAIL")).isEmpty();
    }

    @Test
    void anUpdateOfAMissingEntityTakesNoClaim() {
        assertThatThrownBy(() -> orders.customer()
                        .update("c-9")
                        .email("new@example.com", "old@example.com")
                        .execute())
                .isInstanceOf(ItemNotFoundException.class);
    }

    @Test
    void anUpdateOfAnotherTypeTakesNoClaim() {
        Map<String, AttributeValue> foreign = new HashMap<>(RawTable.key("CUSTOMER#c-9", "#PROFILE"));
        foreign.put("type", RawTable.text("audit"));
        foreign.put("email", RawTable.text("old@example.com"));
        raw.put(foreign);
        assertThatThrownBy(() -> orders.customer()
                        .update("c-9")
                        .email("new@example.com", "old@example.com")
                        .execute())
                .isInstanceOf(UnknownTypeException.class);
    }

    @Test
    void aValueTooLongForItsClaimIsRefusedBeforeAnyCall() {
        String email = "x".repeat(2050);
        assertThatThrownBy(() -> orders.customer().create(customer("c-2", email)))
                .isInstanceOf(InvalidKeyComponentException.class);
        assertThatThrownBy(() -> orders.customer().byEmail(email))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessage("Customer.byEmail.GSI1PK is longer than the 2048 bytes that DynamoDB allows for this key"
                        + " attribute");
        assertThat(calls.events()).isEmpty();
    }

    @Test
    void deleteReleasesTheClaim() {
        orders.customer().delete("c-1");
        assertThat(calls.operations()).containsExactly("GetItem", "TransactWriteItems");
        assertThat(raw.items()).isEmpty();
        orders.customer().create(customer("c-2", "ada@example.com"));
    }

    @Test
    void deleteOfAnEntityNeedsNoRead() {
        orders.customer().delete(customer("c-1", "ada@example.com"));
        assertThat(calls.operations()).containsExactly("TransactWriteItems");
        assertThat(raw.items()).isEmpty();
    }

    @Test
    void deletingWhatIsNotThereDoesNothing() {
        orders.customer().delete("c-9");
        orders.customer().delete(customer("c-9", "ada@example.com"));
        assertThat(orders.customer().get("c-1")).isPresent();
    }

    @Test
    void aStaleDeleteNeitherLeaksNorTakesAnothersClaim() {
        Customer stale = customer("c-1", "ada@example.com");
        orders.customer()
                .update("c-1")
                .email("countess@example.com", "ada@example.com")
                .execute();
        orders.customer().create(customer("c-2", "ada@example.com"));
        calls.clear();

        orders.customer().delete(stale);

        // The refusal brings the stored item, which spares a read.
        assertThat(calls.operations()).containsExactly("TransactWriteItems", "TransactWriteItems");

        assertThat(orders.customer().get("c-1")).isEmpty();
        assertThat(raw.item("EMAIL#countess@example.com", "EMAIL")).isEmpty();
        assertThat(raw.item("EMAIL#ada@example.com", "EMAIL"))
                .containsEntry("ownerPartition", RawTable.text("CUSTOMER#c-2"));
    }

    @Test
    void aDeleteThatAChangeOvertakesReleasesTheNewClaim() {
        OrdersTable overtaken = OrdersTable.builder(raw.client())
                .tableName(raw.name())
                .listener(event -> {
                    // Between the read and the transaction.
                    if (event.operation().equals("GetItem")) {
                        orders.customer()
                                .update("c-1")
                                .email("countess@example.com", "ada@example.com")
                                .execute();
                    }
                })
                .build();
        overtaken.customer().delete("c-1");
        assertThat(raw.items()).isEmpty();
    }

    @Test
    void aDeleteThatAnotherDeleteOvertakesIsDone() {
        AtomicBoolean once = new AtomicBoolean(true);
        OrdersTable overtaken = OrdersTable.builder(raw.client())
                .tableName(raw.name())
                .listener(event -> {
                    if (event.operation().equals("GetItem") && once.getAndSet(false)) {
                        orders.customer().delete("c-1");
                        orders.customer().create(customer("c-2", "ada@example.com"));
                    }
                })
                .build();
        overtaken.customer().delete("c-1");
        assertThat(orders.customer().byEmail("ada@example.com")).contains(customer("c-2", "ada@example.com"));
    }

    @Test
    void anothersClaimNeverBlocksADeleteOrAChange() {
        consistent = false;
        Map<String, AttributeValue> claim = new HashMap<>(raw.item("EMAIL#ada@example.com", "EMAIL"));
        claim.put("ownerPartition", RawTable.text("CUSTOMER#c-7"));
        raw.put(claim);

        orders.customer()
                .update("c-1")
                .email("countess@example.com", "ada@example.com")
                .execute();
        assertThat(raw.item("EMAIL#ada@example.com", "EMAIL")).isEqualTo(claim);

        orders.customer()
                .update("c-1")
                .email("x@example.com", "countess@example.com")
                .execute();
        Map<String, AttributeValue> second = new HashMap<>(raw.item("EMAIL#x@example.com", "EMAIL"));
        second.put("ownerPartition", RawTable.text("CUSTOMER#c-7"));
        raw.put(second);
        orders.customer().delete("c-1");
        assertThat(raw.items()).containsExactlyInAnyOrder(claim, second);
    }

    @Test
    void aClaimThatBecomesOursBetweenTwoTriesIsReleased() {
        Map<String, AttributeValue> own = raw.item("EMAIL#ada@example.com", "EMAIL");
        Map<String, AttributeValue> others = new HashMap<>(own);
        others.put("ownerPartition", RawTable.text("CUSTOMER#c-7"));
        OrdersTable overtaken = OrdersTable.builder(raw.client())
                .tableName(raw.name())
                .listener(event -> {
                    // As if c-1 had meanwhile changed its value and back, and c-7 released it.
                    if (event.error() != null) {
                        raw.put(own);
                    }
                })
                .build();
        raw.put(others);
        overtaken
                .customer()
                .update("c-1")
                .email("x@example.com", "ada@example.com")
                .execute();
        ClaimAudit.check(raw);

        orders.customer()
                .update("c-1")
                .email("ada@example.com", "x@example.com")
                .execute();
        raw.put(others);
        overtaken.customer().delete("c-1");
        assertThat(raw.items()).isEmpty();
    }

    @Test
    void aMissingClaimDoesNotBlockADelete() {
        raw.delete("EMAIL#ada@example.com", "EMAIL");
        orders.customer().delete("c-1");
        assertThat(raw.items()).isEmpty();
    }

    @Test
    void aClaimThatItsOwnerLeftBehindDoesNotBlockTheOwner() {
        raw.delete("CUSTOMER#c-1", "#PROFILE");
        orders.customer().create(customer("c-1", "ada@example.com"));
        assertThat(orders.customer().byEmail("ada@example.com")).isPresent();
    }
}
