package dev.keywright.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ItemExistsException;
import dev.keywright.ItemKey;
import dev.keywright.ItemNotFoundException;
import dev.keywright.UniqueViolationException;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.ClaimType;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ItemReader;
import dev.keywright.mapping.ItemWriter;
import dev.keywright.mapping.TableLayout;
import dev.keywright.mapping.Values;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table without sort key and without type attribute, and a unique attribute that may be absent. */
@DynamoDbTest
class PartitionKeyOnlyTest {
    private static final ClaimType PHONE = new ClaimType("phone", "accountPhoneClaim", List.of("phone"));

    private final TableClient table;
    private final DynamoDbClient client;
    private final String name;

    PartitionKeyOnlyTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
        table = new TableBuilder<>(client, TableDefinition.named(name).key("id"), any -> any).build();
    }

    @Test
    void anAbsentValueTakesNoClaimAndIsExpectedAsSuch() {
        table.createIfMissing();
        Account account = new Account("a-1", null);
        table.create(AccountType.TYPE, account);
        assertThat(ids()).containsExactly("A#a-1");
        assertThatThrownBy(() -> table.create(AccountType.TYPE, account)).isInstanceOf(ItemExistsException.class);

        // Absent to present.
        assertThat(new AccountUpdate("a-1").phone("1", null).execute()).isEqualTo(new Account("a-1", "1"));
        assertThat(ids()).containsExactlyInAnyOrder("A#a-1", "PHONE#1");
        assertThatThrownBy(() -> new AccountUpdate("a-1").phone("2", null).execute())
                .hasMessageContaining("condition");
        assertThatThrownBy(() -> table.create(AccountType.TYPE, new Account("a-2", "1")))
                .isInstanceOf(UniqueViolationException.class);

        // Present to absent.
        assertThat(new AccountUpdate("a-1").removePhone("1").execute()).isEqualTo(account);
        assertThat(ids()).containsExactly("A#a-1");
        table.create(AccountType.TYPE, new Account("a-2", "1"));

        table.delete(AccountType.TYPE, account);
        table.delete(AccountType.of("a-2"));
        assertThat(ids()).isEmpty();
        assertThat(table.get(AccountType.of("a-1"))).isEmpty();
        assertThatThrownBy(() -> new AccountUpdate("a-1").phone("1", null).execute())
                .isInstanceOf(ItemNotFoundException.class);
        assertThat(ids()).isEmpty();
    }

    private List<String> ids() {
        return client.scan(scan -> scan.tableName(name)).items().stream()
                .map(item -> item.get("id").s())
                .toList();
    }

    private record Account(String id, @Nullable String phone) {}

    private final class AccountUpdate extends EntityUpdate<Account> {
        private final UpdatedAttribute<String> phone = attribute("phone", Values.STRING);

        AccountUpdate(String id) {
            super(table, AccountType.of(id));
        }

        AccountUpdate phone(String phone, @Nullable String before) {
            this.phone.set(phone);
            this.phone.expect(before);
            return this;
        }

        AccountUpdate removePhone(@Nullable String before) {
            this.phone.remove();
            this.phone.expect(before);
            return this;
        }

        @Override
        protected void follow() {
            if (phone.isSet()) {
                moveClaim(claim(phone.before()), claim(phone.value()));
            }
        }

        private static @Nullable Claim claim(@Nullable String phone) {
            return phone == null ? null : AccountType.claim(phone);
        }
    }

    private static final class AccountType extends EntityType<Account> {
        static final AccountType TYPE = new AccountType();

        private AccountType() {
            super(Account.class, "account", new TableLayout("id", null, null));
        }

        static ItemKey<Account> of(String id) {
            return ItemKey.of(TYPE, "A#" + id);
        }

        static Claim claim(String phone) {
            return Claim.of(PHONE, "PHONE#" + phone, "PHONE#" + phone);
        }

        @Override
        public ItemKey<Account> keyOf(Account account) {
            return of(account.id());
        }

        @Override
        public List<ClaimType> claimTypes() {
            return List.of(PHONE);
        }

        @Override
        public List<Claim> claims(Account account) {
            return account.phone() == null ? List.of() : List.of(claim(account.phone()));
        }

        @Override
        public Map<String, AttributeValue> toItem(Account account) {
            ItemWriter item = writer(2);
            item.key("id", "A#" + account.id());
            item.putNullable("phone", Values.STRING, account.phone());
            return item.build();
        }

        @Override
        public Account fromItem(Map<String, AttributeValue> item) {
            ItemReader in = reader(item);
            return new Account(in.get("id", Values.STRING).substring(2), in.getNullable("phone", Values.STRING));
        }
    }
}
