package dev.keywright.example.faults;

import java.util.Random;
import java.util.stream.Stream;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** Says which parts of a batch DynamoDB leaves unprocessed. */
@FunctionalInterface
public interface UnprocessedPlan {
    /** DynamoDB processes all of it. */
    UnprocessedPlan NONE = part -> false;

    /** Whether a write request, or a key, is left. */
    boolean isLeft(JsonNode part);

    /** Any, in that share. */
    static UnprocessedPlan random(long seed, double share) {
        Random random = new Random(seed);
        return part -> random.nextDouble() < share;
    }

    /** Those that have one of the texts somewhere. */
    static UnprocessedPlan containing(String... texts) {
        return part -> {
            String json = JsonText.of(part);
            return Stream.of(texts).anyMatch(text -> json.contains("\"" + text + "\""));
        };
    }
}
