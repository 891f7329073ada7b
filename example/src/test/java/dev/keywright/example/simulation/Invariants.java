package dev.keywright.example.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.lifecycle.Account;
import dev.keywright.example.lifecycle.AccountMapping;
import dev.keywright.example.lifecycle.Accounts;
import dev.keywright.example.lifecycle.AccountsParser;
import dev.keywright.example.lifecycle.Document;
import dev.keywright.example.lifecycle.DocumentMapping;
import dev.keywright.example.lifecycle.Note;
import dev.keywright.example.lifecycle.NoteMapping;
import dev.keywright.example.lifecycle.PageViews;
import dev.keywright.example.lifecycle.PageViewsMapping;
import dev.keywright.example.lifecycle.Quota;
import dev.keywright.example.lifecycle.QuotaMapping;
import dev.keywright.example.lifecycle.Session;
import dev.keywright.example.lifecycle.SessionMapping;
import dev.keywright.example.server.ServerTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What must hold of the accounts table while nobody writes, told from the raw items. */
record Invariants(ServerTable server) {
    /** Every index holds what the items say, every claim has its owner, and every claimed value its claim. */
    void check(Instant now) {
        List<Map<String, AttributeValue>> live =
                server.items().stream().filter(item -> isLive(item, now)).toList();
        Map<String, String> held = new HashMap<>();
        Map<String, String> claimed = new HashMap<>();
        for (Map<String, AttributeValue> item : live) {
            Optional<Accounts> entity = AccountsParser.find(item);
            if (entity.isEmpty()) {
                claimed.put(text(item, "PK"), text(item, "ownerPartition"));
                continue;
            }
            assertThat(item).isEqualTo(item(entity.get()));
            claim(entity.get())
                    .ifPresent(claim -> assertThat(held.put(claim, text(item, "PK")))
                            .as("another holder of %s", claim)
                            .isNull());
        }
        assertThat(claimed).isEqualTo(held);
        assertThat(server.items("GSI1"))
                .filteredOn(item -> isLive(item, now))
                .containsExactlyInAnyOrderElementsOf(
                        live.stream().filter(item -> item.containsKey("GSI1PK")).toList());
    }

    private static boolean isLive(Map<String, AttributeValue> item, Instant now) {
        AttributeValue expiry = item.get("expiresAt");
        return expiry == null || Long.parseLong(expiry.n()) > now.getEpochSecond();
    }

    private static String text(Map<String, AttributeValue> item, String name) {
        AttributeValue value = item.get(name);
        assertThat(value).as("%s of %s", name, item).isNotNull();
        return value.s();
    }

    private static Map<String, AttributeValue> item(Accounts entity) {
        if (entity instanceof Account account) {
            return AccountMapping.TYPE.toItem(account);
        }
        if (entity instanceof Document document) {
            return DocumentMapping.TYPE.toItem(document);
        }
        if (entity instanceof Session session) {
            return SessionMapping.TYPE.toItem(session);
        }
        if (entity instanceof Quota quota) {
            return QuotaMapping.TYPE.toItem(quota);
        }
        return entity instanceof Note note
                ? NoteMapping.TYPE.toItem(note)
                : PageViewsMapping.TYPE.toItem((PageViews) entity);
    }

    /** The partition key of the claim that an entity must hold. */
    private static Optional<String> claim(Accounts entity) {
        if (entity instanceof Account account) {
            return account.archivedAt().isPresent()
                    ? Optional.empty()
                    : Optional.of("ACCOUNT_EMAIL#" + account.email());
        }
        if (entity instanceof Document document) {
            return Optional.of("DOCUMENT_SLUG#" + document.slug());
        }
        return entity instanceof Session session ? Optional.of("SESSION_DEVICE#" + session.device()) : Optional.empty();
    }
}
