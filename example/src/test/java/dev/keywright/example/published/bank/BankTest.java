package dev.keywright.example.published.bank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.CallEvent;
import dev.keywright.example.published.bank.Bank.Account;
import dev.keywright.example.published.bank.Bank.Entry;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class BankTest {
    private static final Instant MARCH = Instant.parse("2026-03-01T00:00:00Z");

    private final List<CallEvent> calls = new ArrayList<>();
    private final BankTable bank;

    BankTest(DynamoDbClient client, @TableName String name) {
        bank = BankTable.builder(client).tableName(name).listener(calls::add).build();
        bank.createIfMissing();
    }

    @Test
    void aStatementIsARangeOfTimeAndATransferHasTwoSides() {
        bank.account().create(new Account("a", "Ann", BigDecimal.ZERO));
        List<Entry> ofA = new ArrayList<>();
        for (int day = 0; day < 40; day++) {
            Instant at = MARCH.plusSeconds(86_400L * day);
            BigDecimal amount = new BigDecimal("10.5");
            ofA.add(0, bank.entry().create(new Entry("a", at, "t-" + day, amount.negate())));
            bank.entry().create(new Entry("b", at, "t-" + day, amount));
        }
        calls.clear();

        Instant april = Instant.parse("2026-04-01T00:00:00Z");
        assertThat(bank.entry().statement("a").from(MARCH).before(april).list())
                .hasSize(31)
                .isEqualTo(
                        ofA.stream().filter(entry -> entry.at().isBefore(april)).toList());
        assertThat(bank.entry().ofTransfer("t-7").list())
                .extracting(Entry::account, Entry::amount)
                .containsExactly(tuple("a", new BigDecimal("-10.5")), tuple("b", new BigDecimal("10.5")));
        assertThat(calls).hasSize(2);
    }
}
