package dev.keywright.orders;

import dev.keywright.ItemKey;
import dev.keywright.key.KeyPart;
import dev.keywright.key.KeyReader;
import dev.keywright.key.TextFormat;
import dev.keywright.mapping.Claim;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class CustomerKeys {
    private static final KeyPart<String> ID = KeyPart.of("Customer", "id", TextFormat.escaped('#'));
    private static final KeyPart<String> EMAIL_LOWER = KeyPart.of("Customer", "email", TextFormat.lower('#'));

    private CustomerKeys() {}

    public static ItemKey<Customer> of(String id) {
        return ItemKey.of(CustomerMapping.TYPE, partition(id), "#PROFILE");
    }

    public static Primary parse(Map<String, AttributeValue> item) {
        KeyReader partition = KeyReader.of("Customer", "PK", item).literal("CUSTOMER#");
        String id = ID.decode(partition.text('#'));
        partition.end();
        KeyReader.of("Customer", "SK", item).literal("#PROFILE").end();
        return new Primary(id);
    }

    static String partition(String id) {
        return "CUSTOMER#" + ID.encode(id);
    }

    static String gsi1Partition(String email) {
        return "EMAIL#" + EMAIL_LOWER.encode(email);
    }

    static Claim emailClaim(String email) {
        return Claim.of(CustomerMapping.EMAIL_CLAIM, "EMAIL#" + EMAIL_LOWER.encode(email), "EMAIL");
    }

    public record Primary(String id) {}
}
