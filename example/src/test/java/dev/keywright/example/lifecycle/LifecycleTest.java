package dev.keywright.example.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CallEvent;
import dev.keywright.ConditionFailedException;
import dev.keywright.InvalidAttributeException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.Page;
import dev.keywright.Query;
import dev.keywright.UniqueViolationException;
import dev.keywright.VersionConflictException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class LifecycleTest {
    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");

    private final List<CallEvent> calls = new ArrayList<>();
    private final AccountsTable accounts;
    private final ServerTable server;
    private Instant now = START;

    LifecycleTest(DynamoDbClient client, @TableName String name) {
        InstantSource source = () -> now;
        accounts = AccountsTable.builder(client)
                .tableName(name)
                .clock(source.withZone(ZoneOffset.UTC))
                .listener(calls::add)
                .build();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        accounts.createIfMissing();
        server.clear();
        calls.clear();
    }

    // Versions

    @Test
    void aNewItemHasVersion1WhateverItIsGiven() {
        Document created = accounts.document().create(document("d-1", 7));
        assertThat(created.version()).isEqualTo(1);
        assertThat(accounts.document().get("d-1")).contains(created);
    }

    @Test
    void eachWriteAdvancesTheVersion() {
        Document first = accounts.document().create(document("d-1", 0));
        Document second = accounts.document().update("d-1", 1).title("B").execute();
        assertThat(second.version()).isEqualTo(2);
        Document third = accounts.document().replace(second, withTitle(second, "C"));
        assertThat(third.version()).isEqualTo(3);
        Document fourth = accounts.document().modify("d-1", document -> withTitle(document, "D"));
        assertThat(fourth.version()).isEqualTo(4);
        Document fifth = accounts.document()
                .update(DocumentKeys.of("d-1"), 4)
                .slug("other", first.slug())
                .execute();
        assertThat(fifth.version()).isEqualTo(5);
        assertThat(accounts.document().get("d-1")).contains(fifth);
        assertThat(accounts.document().byOwner("ada").list()).containsExactly(fifth);
    }

    @Test
    void aStaleVersionIsAConflict() {
        Document first = accounts.document().create(document("d-1", 0));
        accounts.document().update("d-1", 1).title("B").execute();
        assertThatThrownBy(() -> accounts.document().update("d-1", 1).title("C").execute())
                .isInstanceOfSatisfying(
                        VersionConflictException.class,
                        e -> assertThat(e.item())
                                .contains(accounts.document().get("d-1").orElseThrow()));
        assertThatThrownBy(() -> accounts.document()
                        .update("d-1", 1)
                        .slug("x", "slug-d-1")
                        .execute())
                .isInstanceOf(VersionConflictException.class);
        assertThatThrownBy(() -> accounts.document().replace(first, withTitle(first, "C")))
                .isInstanceOf(VersionConflictException.class);
        assertThatThrownBy(() -> accounts.document().replace(first, first))
                .isInstanceOf(VersionConflictException.class);
        assertThatThrownBy(() -> accounts.document().delete("d-1", 1)).isInstanceOf(VersionConflictException.class);
        assertThatThrownBy(() -> accounts.document().delete(first)).isInstanceOf(VersionConflictException.class);
        assertThat(accounts.document().get("d-1")).map(Document::title).contains("B");
    }

    @Test
    void aDeleteOfTheVersionThatIsThereReleasesItsClaims() {
        accounts.document().create(document("d-1", 0));
        accounts.document().delete("d-1", 1);
        accounts.document().delete("d-1", 1);
        assertThat(server.items()).isEmpty();
    }

    @Test
    void anUpdateOfAVersionThatSetsNothingIsRefused() {
        accounts.document().create(document("d-1", 0));
        assertThatThrownBy(() -> accounts.document().update("d-1", 1).execute())
                .isInstanceOf(IllegalStateException.class);
    }

    // Counters

    @Test
    void aCounterIsOnlyAddedTo() {
        PageViews before = accounts.pageViews().create(new PageViews("p", 1, Optional.empty()));
        assertThat(accounts.pageViews().update("p").addToViews(2).execute().views())
                .isEqualTo(3);
        PageViews replaced = accounts.pageViews().replace(before, new PageViews("p", 99, Optional.of("P")));
        assertThat(replaced).isEqualTo(new PageViews("p", 3, Optional.of("P")));
        assertThat(accounts.pageViews().modify("p", views -> new PageViews("p", 0, Optional.empty())))
                .isEqualTo(new PageViews("p", 3, Optional.empty()));
    }

    // Whole entities

    @Test
    void getOrCreateIsOneRequest() {
        PageViews first = accounts.pageViews().getOrCreate(new PageViews("p", 1, Optional.empty()));
        PageViews second = accounts.pageViews().getOrCreate(new PageViews("p", 2, Optional.of("other")));
        assertThat(second).isEqualTo(first);
        assertThat(calls).hasSize(2);
        Account account = account("a-1");
        assertThat(accounts.account().getOrCreate(account)).isEqualTo(account);
        assertThat(accounts.account().getOrCreate(new Account("a-1", "b@example.com", "free", Optional.empty())))
                .isEqualTo(account);
        assertThat(calls).hasSize(4);
    }

    @Test
    void createTellsTheItemThatIsThere() {
        accounts.pageViews().create(new PageViews("p", 1, Optional.empty()));
        assertThatThrownBy(() -> accounts.pageViews().create(new PageViews("p", 2, Optional.empty())))
                .isInstanceOfSatisfying(
                        ItemExistsException.class,
                        e -> assertThat(e.item()).contains(new PageViews("p", 1, Optional.empty())));
    }

    @Test
    void replaceWritesWhatDiffersInOneRequestAndKeepsTheRest() {
        Account before = accounts.account().create(account("a-1"));
        Map<String, AttributeValue> item = new HashMap<>(accountItem());
        item.put("unknown", AttributeValue.fromS("kept"));
        server.put(item);
        calls.clear();
        Account after = new Account("a-1", before.email(), "paid", before.archivedAt());
        assertThat(accounts.account().replace(before, after)).isEqualTo(after);
        assertThat(calls).extracting(CallEvent::operation).containsExactly("UpdateItem");
        assertThat(accountItem()).containsEntry("unknown", AttributeValue.fromS("kept"));
        assertThat(accounts.account().byPlan("paid").list()).containsExactly(after);
        assertThat(accounts.account().byPlan("free").list()).isEmpty();
    }

    @Test
    void aStaleReplaceIsRefused() {
        Account before = accounts.account().create(account("a-1"));
        accounts.account().update("a-1").plan("paid", Optional.empty()).execute();
        assertThatThrownBy(() -> accounts.account()
                        .replace(before, new Account("a-1", before.email(), "gold", Optional.empty())))
                .isInstanceOf(ConditionFailedException.class);
        // The plan decides what the key is once the account is archived no more, so it is a condition, too.
        assertThatThrownBy(() -> accounts.account()
                        .replace(before, new Account("a-1", before.email(), "free", Optional.of(START))))
                .isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void replaceRefusesAnotherKeyAndAMissingItem() {
        Account before = account("a-1");
        assertThatThrownBy(() -> accounts.account().replace(before, account("a-2")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ACCOUNT#a-1")
                .hasMessageContaining("ACCOUNT#a-2");
        assertThat(calls).isEmpty();
        assertThatThrownBy(() -> accounts.account()
                        .replace(before, new Account("a-1", "x@example.com", "free", Optional.empty())))
                .isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> accounts.account().replace(before, before)).isInstanceOf(ItemNotFoundException.class);
    }

    @Test
    void modifyIsDoneAnewWhereAnotherWriteWasFaster() {
        accounts.account().create(account("a-1"));
        boolean[] interfered = {false};
        Account modified = accounts.account().modify("a-1", account -> {
            if (!interfered[0]) {
                interfered[0] = true;
                accounts.account().update("a-1").plan("paid", Optional.empty()).execute();
            }
            return new Account(account.id(), account.email(), account.plan() + "+", account.archivedAt());
        });
        assertThat(modified.plan()).isEqualTo("paid+");
    }

    @Test
    void modifyMovesClaims() {
        accounts.account().create(account("a-1"));
        accounts.account()
                .modify("a-1", account -> new Account("a-1", "b@example.com", account.plan(), account.archivedAt()));
        assertThat(claims("accountEmailClaim")).containsExactly("ACCOUNT_EMAIL#b@example.com");
        assertThatThrownBy(() -> accounts.account().modify("a-2", account -> account))
                .isInstanceOf(ItemNotFoundException.class);
    }

    // Conditional claims

    @Test
    void anArchivedAccountHoldsNoClaim() {
        accounts.account().create(new Account("a-1", "ada@example.com", "free", Optional.of(START)));
        assertThat(claims("accountEmailClaim")).isEmpty();
        accounts.account().create(account("a-2"));
        assertThat(claims("accountEmailClaim")).hasSize(1);
        assertThatThrownBy(() -> accounts.account()
                        .update("a-1")
                        .removeArchivedAt("ada@example.com", "free")
                        .execute())
                .isInstanceOf(UniqueViolationException.class);
        accounts.account().update("a-2").archivedAt(START, "ada@example.com").execute();
        assertThat(claims("accountEmailClaim")).isEmpty();
        accounts.account()
                .update("a-1")
                .removeArchivedAt("ada@example.com", "free")
                .execute();
        assertThat(claims("accountEmailClaim")).hasSize(1);
        assertThat(accounts.account().byPlan("free").list())
                .extracting(Account::id)
                .containsExactly("a-1");
    }

    @Test
    void anotherAddressIsClaimedOnlyWhileTheAccountIsNotArchived() {
        accounts.account().create(new Account("a-1", "ada@example.com", "free", Optional.of(START)));
        accounts.account()
                .update("a-1")
                .email("b@example.com", "ada@example.com", Optional.of(START))
                .execute();
        assertThat(claims("accountEmailClaim")).isEmpty();
        accounts.account()
                .update("a-1")
                .email("c@example.com", "b@example.com", Optional.of(START))
                .removeArchivedAt("b@example.com", "free")
                .execute();
        assertThat(claims("accountEmailClaim")).containsExactly("ACCOUNT_EMAIL#c@example.com");
        assertThatThrownBy(() -> accounts.account()
                        .update("a-1")
                        .email("d@example.com", "c@example.com", Optional.of(START))
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void theDeleteOfAnArchivedAccountLeavesTheClaimOfAnother() {
        accounts.account().create(new Account("a-1", "ada@example.com", "free", Optional.of(START)));
        accounts.account().create(account("a-2"));
        accounts.account().delete("a-1");
        assertThat(claims("accountEmailClaim")).hasSize(1);
        accounts.account().delete(account("a-2"));
        assertThat(server.items()).isEmpty();
    }

    // Expiry

    @Test
    void anExpiredItemIsAbsent() {
        accounts.session().create(session("s-1", START.plusSeconds(60)));
        now = START.plusSeconds(59);
        assertThat(accounts.session().get("s-1")).isPresent();
        now = START.plusSeconds(60);
        assertThat(accounts.session().get("s-1")).isEmpty();
        assertThat(accounts.session().getConsistent(SessionKeys.of("s-1"))).isEmpty();
        assertThatThrownBy(() -> accounts.session().update("s-1").user("u").execute())
                .isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> accounts.session()
                        .update("s-1")
                        .expiresAt(START.plusSeconds(90), "device")
                        .execute())
                .isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> accounts.session().modify("s-1", session -> session))
                .isInstanceOf(ItemNotFoundException.class);
        accounts.session().delete("s-1");
    }

    @Test
    void anExpiryInMillisecondsIsRefused() {
        Instant lastOf9999 = Instant.parse("9999-12-31T23:59:59Z");
        assertThat(accounts.session().create(session("s-1", lastOf9999)).expiresAt())
                .isEqualTo(lastOf9999);
        Instant millis = Instant.ofEpochSecond(START.toEpochMilli());
        assertThatThrownBy(() -> accounts.session().create(session("s-2", millis)))
                .isInstanceOf(InvalidAttributeException.class)
                .hasMessageContaining("Session.expiresAt")
                .hasMessageContaining("seconds");
        assertThatThrownBy(() -> accounts.session().update("s-1").expiresAt(millis, "device"))
                .isInstanceOf(InvalidAttributeException.class);
    }

    @Test
    void createTakesThePlaceOfWhatHasExpired() {
        accounts.session().create(session("s-1", START.plusSeconds(60)));
        assertThatThrownBy(() -> accounts.session().create(session("s-1", START.plusSeconds(120))))
                .isInstanceOf(ItemExistsException.class);
        assertThatThrownBy(() -> accounts.session().create(session("s-2", START.plusSeconds(120))))
                .isInstanceOf(UniqueViolationException.class);
        now = START.plusSeconds(60);
        accounts.session().create(session("s-2", START.plusSeconds(120)));
        assertThatThrownBy(() -> accounts.session().create(session("s-1", START.plusSeconds(120))))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(accounts.session().get("s-2")).isPresent();
    }

    @Test
    void aClaimExpiresWithItsOwner() {
        accounts.session().create(session("s-1", START.plusSeconds(60)));
        assertThat(claimExpiry())
                .isEqualTo(AttributeValue.fromN("" + START.plusSeconds(60).getEpochSecond()));
        accounts.session()
                .update("s-1")
                .expiresAt(START.plusSeconds(90), "device")
                .execute();
        assertThat(claimExpiry())
                .isEqualTo(AttributeValue.fromN("" + START.plusSeconds(90).getEpochSecond()));
        accounts.session().modify("s-1", s -> new Session(s.id(), s.user(), s.device(), START.plusSeconds(120)));
        assertThat(claimExpiry())
                .isEqualTo(AttributeValue.fromN("" + START.plusSeconds(120).getEpochSecond()));
        accounts.session()
                .update("s-1")
                .device("other", "device", START.plusSeconds(120))
                .execute();
        assertThat(claimExpiry())
                .isEqualTo(AttributeValue.fromN("" + START.plusSeconds(120).getEpochSecond()));
        accounts.session().update("s-1").removeExpiresAt("other").execute();
        assertThat(claimExpiry()).isNull();
    }

    @Test
    void theKeyOfAnExpiryIsWithoutFractionsAsTheExpiryIs() {
        Instant expiry = START.plusSeconds(60);
        accounts.voucher().create(new Voucher("v-1", "shop", expiry.plusNanos(5)));
        assertThat(accounts.voucher().expiring("shop").between(expiry, expiry).list())
                .containsExactly(new Voucher("v-1", "shop", expiry));
        accounts.voucher()
                .update("v-1")
                .expiresAt(expiry.plusSeconds(1).plusNanos(5))
                .execute();
        assertThat(accounts.voucher()
                        .expiring("shop")
                        .after(expiry)
                        .until(expiry.plusSeconds(1))
                        .list())
                .containsExactly(new Voucher("v-1", "shop", expiry.plusSeconds(1)));
        Voucher before = accounts.voucher().get("v-1").orElseThrow();
        accounts.voucher().replace(before, new Voucher("v-1", "shop", expiry.plusNanos(7)));
        assertThat(accounts.voucher()
                        .expiring("shop")
                        .before(expiry.plusNanos(1))
                        .list())
                .containsExactly(new Voucher("v-1", "shop", expiry));
    }

    @Test
    void whatExpiresByAWriteIsReturnedByItAndIsAbsentThen() {
        accounts.session().create(session("s-1", START.plusSeconds(60)));
        Session ended =
                accounts.session().update("s-1").expiresAt(START, "device").execute();
        assertThat(ended).isEqualTo(session("s-1", START));
        assertThat(accounts.session().get("s-1")).isEmpty();

        accounts.session().create(session("s-2", START.plusSeconds(60)));
        assertThat(accounts.session().modify("s-2", s -> session("s-2", START))).isEqualTo(session("s-2", START));
        assertThat(accounts.session().get("s-2")).isEmpty();
    }

    @Test
    void anExtensionAndATakeOverExcludeEachOther() {
        accounts.session().create(session("s-1", START.plusSeconds(60)));
        now = START.plusSeconds(60);
        accounts.session().create(session("s-2", START.plusSeconds(120)));
        now = START.plusSeconds(59); // another machine, whose clock is behind
        assertThatThrownBy(() -> accounts.session()
                        .update("s-1")
                        .expiresAt(START.plusSeconds(300), "device")
                        .execute())
                .isInstanceOf(UniqueViolationException.class);
    }

    @Test
    void queriesDropWhatHasExpired() {
        for (int i = 0; i < 9; i++) {
            accounts.session()
                    .create(new Session(
                            "s-" + i, "ada", "device-" + i, i % 3 == 0 ? null : START.plusSeconds(60 + i % 3)));
        }
        now = START.plusSeconds(61);
        Query<Session> ofAda = accounts.session().byUser("ada");
        List<String> live = List.of("s-0", "s-2", "s-3", "s-5", "s-6", "s-8");
        assertThat(ofAda.list()).extracting(Session::id).isEqualTo(live);
        assertThat(ofAda.pageSize(1).stream()).extracting(Session::id).isEqualTo(live);
        assertThat(ofAda.limit(2).list()).extracting(Session::id).containsExactly("s-0", "s-2");
        Page<Session> page = ofAda.page(2);
        assertThat(page.items()).extracting(Session::id).containsExactly("s-0", "s-2");
        assertThat(ofAda.page(9, page.nextToken().orElseThrow()).items())
                .extracting(Session::id)
                .isEqualTo(live.subList(2, 6));
        calls.clear();
        assertThat(ofAda.count()).isEqualTo(6);
        assertThat(calls).singleElement().satisfies(call -> {
            assertThat(call.items()).isEqualTo(6);
            assertThat(call.scannedCount()).isEqualTo(9);
        });
        assertThat(ofAda.limit(4).count()).isEqualTo(4);
        assertThat(accounts.scanForBatch(2).stream()).hasSize(6);
        now = START.plusSeconds(600);
        assertThat(ofAda.first()).map(Session::id).contains("s-0");
        assertThat(ofAda.list()).hasSize(3);
    }

    @Test
    void whatIsStoredOfATimeIsWholeSeconds() {
        Session created = accounts.session().create(session("s-1", START.plusMillis(60_500)));
        assertThat(created.expiresAt()).isEqualTo(START.plusSeconds(60));
        assertThat(accounts.session().get("s-1")).contains(created);
    }

    private List<String> claims(String type) {
        return server.items().stream()
                .filter(item -> item.get("type").s().equals(type))
                .map(item -> item.get("PK").s())
                .toList();
    }

    private AttributeValue claimExpiry() {
        return server.items().stream()
                .filter(item -> item.get("type").s().equals("sessionDeviceClaim"))
                .findFirst()
                .orElseThrow()
                .get("expiresAt");
    }

    private Map<String, AttributeValue> accountItem() {
        return server.items().stream()
                .filter(item -> item.get("type").s().equals("account"))
                .findFirst()
                .orElseThrow();
    }

    private static Document document(String id, int version) {
        return new Document(id, "ada", "A", "slug-" + id, version);
    }

    private static Document withTitle(Document document, String title) {
        return new Document(document.id(), document.owner(), title, document.slug(), document.version());
    }

    private static Account account(String id) {
        return new Account(id, "ada@example.com", "free", Optional.empty());
    }

    private static Session session(String id, Instant expiresAt) {
        return new Session(id, "ada", "device", expiresAt);
    }
}
