package dev.keywright.example.simulation;

import dev.keywright.example.simulation.clubs.ClubsTable;
import dev.keywright.example.simulation.clubs.Player;
import dev.keywright.example.simulation.clubs.PlayerUpdate;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** One of many who write players of few teams, with few shirts and addresses, each reading first what it then changes. */
final class ClubRacer {
    private static final int PLAYERS = 4;
    private static final int LONGEST_LIFE = 5;

    private final ClubsTable table;
    private final Clock clock;
    private final Random random;
    private final List<Runnable> writes = List.of(
            () -> table().player().create(player()),
            () -> table().player().getOrCreate(player()),
            () -> update((update, old) -> update.email(email(), old.email(), old.expiresAt())),
            () -> update(this::changeTeam),
            () -> update(this::changeShirt),
            () -> update(this::leave),
            () -> update(this::changeExpiry),
            () -> update(this::changeAll),
            () -> read(old -> table().player().replace(old, like(old))),
            () -> table().player().modify(club(), id(), this::like),
            () -> table().player().delete(club(), id()),
            () -> read(old -> table().player().delete(old)),
            this::swap,
            this::handOver,
            this::handOverByUpdate);

    ClubRacer(ClubsTable table, Clock clock, long seed) {
        this.table = table;
        this.clock = clock;
        this.random = new Random(seed);
    }

    /** One write; where it is refused, with the exception that says why. */
    void write() {
        writes.get(random.nextInt(writes.size())).run();
    }

    private ClubsTable table() {
        return table;
    }

    private String club() {
        return "c" + random.nextInt(2);
    }

    private String id() {
        return "p" + random.nextInt(PLAYERS);
    }

    private String email() {
        return (random.nextBoolean() ? "v" : "V") + random.nextInt(5);
    }

    private String team() {
        return "t" + random.nextInt(2);
    }

    private int shirt() {
        return random.nextInt(2);
    }

    private <T> Optional<T> often(T value) {
        return Optional.of(value).filter(any -> random.nextInt(4) > 0);
    }

    private Instant expiry() {
        return clock.instant().plusSeconds(1 + random.nextInt(LONGEST_LIFE));
    }

    private Optional<Instant> left() {
        return often(Instant.EPOCH).filter(any -> random.nextBoolean());
    }

    private Player player() {
        return player(club(), id());
    }

    private Player player(String club, String id) {
        return new Player(club, id, email(), often(team()), often(shirt()), left(), often(expiry()));
    }

    private Player like(Player old) {
        return random.nextBoolean()
                ? player(old.club(), old.id())
                : new Player(old.club(), old.id(), email(), old.team(), often(shirt()), old.left(), old.expiresAt());
    }

    private void read(Consumer<Player> then) {
        table.player().getConsistent(club(), id()).ifPresent(then);
    }

    private void update(BiConsumer<PlayerUpdate, Player> change) {
        read(old -> {
            PlayerUpdate update = table.player().update(old.club(), old.id());
            change.accept(update, old);
            update.execute();
        });
    }

    private void changeTeam(PlayerUpdate update, Player old) {
        often(team())
                .ifPresentOrElse(
                        team -> update.team(team, old.team(), old.shirt(), old.left(), old.expiresAt()),
                        () -> update.removeTeam(old.team(), old.shirt(), old.left(), old.expiresAt()));
    }

    private void changeShirt(PlayerUpdate update, Player old) {
        often(shirt())
                .ifPresentOrElse(
                        shirt -> update.shirt(shirt, old.shirt(), old.team(), old.left(), old.expiresAt()),
                        () -> update.removeShirt(old.shirt(), old.team(), old.left(), old.expiresAt()));
    }

    private void leave(PlayerUpdate update, Player old) {
        left().ifPresentOrElse(
                        left -> update.left(left, old.team(), old.shirt(), old.expiresAt()),
                        () -> update.removeLeft(old.team(), old.shirt(), old.expiresAt()));
    }

    private void changeExpiry(PlayerUpdate update, Player old) {
        often(expiry())
                .ifPresentOrElse(
                        expiry -> update.expiresAt(expiry, old.email(), old.team(), old.shirt(), old.left()),
                        () -> update.removeExpiresAt(old.email(), old.team(), old.shirt(), old.left()));
    }

    /** Both claims and the index key in one update. */
    private void changeAll(PlayerUpdate update, Player old) {
        update.email(email(), old.email(), old.expiresAt());
        changeTeam(update, old);
        changeShirt(update, old);
        leave(update, old);
        changeExpiry(update, old);
    }

    /** Two players change their addresses and shirts. */
    private void swap() {
        read(one -> read(other -> {
            if (differ(one, other)) {
                table.transaction()
                        .replace(one, withValuesOf(one, other))
                        .replace(other, withValuesOf(other, one))
                        .commit();
            }
        }));
    }

    /** One is deleted, and another created with its address and shirt. */
    private void handOver() {
        read(old -> {
            Player heir = withValuesOf(player(old.club(), id()), old);
            if (differ(old, heir)) {
                table.transaction().delete(old).create(heir).commit();
            }
        });
    }

    /** One leaves, and another created in the same transaction has its shirt. */
    private void handOverByUpdate() {
        read(old -> {
            Player heir = player(old.club(), id());
            if (differ(old, heir)) {
                table.transaction()
                        .create(new Player(
                                heir.club(),
                                heir.id(),
                                heir.email(),
                                old.team(),
                                old.shirt(),
                                Optional.empty(),
                                heir.expiresAt()))
                        .update(table.player()
                                .update(old.club(), old.id())
                                .left(Instant.EPOCH, old.team(), old.shirt(), old.expiresAt()))
                        .commit();
            }
        });
    }

    private static boolean differ(Player one, Player other) {
        return !one.club().equals(other.club()) || !one.id().equals(other.id());
    }

    private static Player withValuesOf(Player one, Player other) {
        return new Player(
                one.club(), one.id(), other.email(), other.team(), other.shirt(), one.left(), one.expiresAt());
    }
}
