package dev.keywright.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every claim has its owner, and every claimed value its claim. */
final class ClaimAudit {
    private ClaimAudit() {}

    static void check(RawTable raw) {
        Map<String, String> held = raw.itemsOfType("customer").stream()
                .collect(Collectors.toMap(
                        item -> "EMAIL#" + item.get("email").s().toLowerCase(Locale.ROOT), ownerOf("PK", "SK")));
        Map<String, String> claimed = raw.itemsOfType("customerEmailClaim").stream()
                .collect(Collectors.toMap(item -> item.get("PK").s(), ownerOf("ownerPartition", "ownerSort")));
        assertThat(claimed).isEqualTo(held);
        assertThat(raw.items("GSI1").stream()
                        .filter(row -> row.get("GSI1SK").s().equals("EMAIL"))
                        .collect(Collectors.toMap(row -> row.get("GSI1PK").s(), ownerOf("PK", "SK"))))
                .isEqualTo(held);
    }

    private static Function<Map<String, AttributeValue>, String> ownerOf(String partition, String sort) {
        return item -> item.get(partition).s() + "/" + item.get(sort).s();
    }
}
