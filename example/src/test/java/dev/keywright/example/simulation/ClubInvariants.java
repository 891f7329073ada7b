package dev.keywright.example.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.server.ServerTable;
import dev.keywright.example.simulation.clubs.ClubsParser;
import dev.keywright.example.simulation.clubs.Player;
import dev.keywright.example.simulation.clubs.PlayerMapping;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What must hold of the table of clubs while nobody writes, told from the raw items. */
record ClubInvariants(ServerTable server) {
    /** Every index holds what the items say, and the claims are those of the items, for as long as these live. */
    void check(Instant now) {
        List<Map<String, AttributeValue>> live =
                server.items().stream().filter(item -> isLive(item, now)).toList();
        Map<String, String> held = new HashMap<>();
        Map<String, String> claimed = new HashMap<>();
        for (Map<String, AttributeValue> item : live) {
            Optional<Player> player = ClubsParser.find(item).map(Player.class::cast);
            if (player.isEmpty()) {
                claimed.put(text(item, "PK"), text(item, "ownerPartition") + text(item, "ownerSort") + expiry(item));
                continue;
            }
            assertThat(item).isEqualTo(PlayerMapping.TYPE.toItem(player.get()));
            for (String value : values(player.get())) {
                assertThat(held.put(value, text(item, "PK") + text(item, "SK") + expiry(item)))
                        .as("another holder of %s", value)
                        .isNull();
            }
        }
        assertThat(claimed).isEqualTo(held);
        assertThat(server.items("GSI1"))
                .filteredOn(item -> isLive(item, now))
                .containsExactlyInAnyOrderElementsOf(
                        live.stream().filter(item -> item.containsKey("GSI1PK")).toList());
    }

    /** The partition keys of the claims that a player must hold. */
    private static List<String> values(Player player) {
        List<String> values = new ArrayList<>();
        values.add("EMAIL#" + player.email().toLowerCase(Locale.ROOT));
        if (player.team().isPresent()
                && player.shirt().isPresent()
                && player.left().isEmpty()) {
            values.add("PLAYER_CLUB_TEAM_SHIRT#%s#%s#%010d"
                    .formatted(
                            player.club(), player.team().get(), player.shirt().get()));
        }
        return values;
    }

    private static boolean isLive(Map<String, AttributeValue> item, Instant now) {
        AttributeValue expiry = item.get("expiresAt");
        return expiry == null || Long.parseLong(expiry.n()) > now.getEpochSecond();
    }

    private static String expiry(Map<String, AttributeValue> item) {
        AttributeValue expiry = item.get("expiresAt");
        return expiry == null ? " for ever" : " until " + expiry.n();
    }

    private static String text(Map<String, AttributeValue> item, String name) {
        AttributeValue value = item.get(name);
        assertThat(value).as("%s of %s", name, item).isNotNull();
        return value.s();
    }
}
