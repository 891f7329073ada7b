package dev.keywright.example.projections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.Page;
import dev.keywright.Query;
import dev.keywright.example.projections.Trip.Driver;
import dev.keywright.example.projections.Trip.Kind;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an index holds in keys alone is read from those. */
@DynamoDbTest
class ProjectionsTest {
    private static final Instant START = Instant.parse("2026-03-01T12:00:00.25Z");
    private static final Driver ADA = new Driver("a#1");

    private final FleetTable fleet;
    private final ServerTable server;
    private final List<Trip> trips = IntStream.range(0, 7)
            .mapToObj(i -> new Trip(
                    "car " + i % 2,
                    START.plusSeconds(i),
                    ADA,
                    i % 3 == 0 ? Kind.PRIVATE : Kind.BUSINESS,
                    i * 100,
                    "s" + i % 2,
                    Optional.of("long notes")))
            .toList();
    private Instant now = START;

    ProjectionsTest(LocalDynamoDb dynamoDb, @TableName String name) {
        InstantSource source = () -> now;
        fleet = FleetTable.builder(dynamoDb.client())
                .tableName(name)
                .clock(source.withZone(ZoneOffset.UTC))
                .build();
        fleet.createIfMissing();
        server = new ServerTable(dynamoDb.client(), name);
    }

    @BeforeEach
    void store() {
        server.clear();
        trips.forEach(fleet.trip()::put);
    }

    private static DriversTrip view(Trip trip) {
        return new DriversTrip(trip.car(), trip.at(), trip.driver(), trip.kind(), trip.distance(), trip.state());
    }

    private List<DriversTrip> views() {
        return trips.stream().map(ProjectionsTest::view).toList();
    }

    @Test
    void theIndexHoldsWhatTheModelSays() {
        assertThat(server.items("GSI1"))
                .hasSize(7)
                .allSatisfy(row -> assertThat(row).containsOnlyKeys("PK", "SK", "GSI1PK", "GSI1SK", "type", "state"));
    }

    @Test
    void viewsAreReadFromKeys() {
        Query<DriversTrip> query = fleet.driversTrip().byDriver(ADA.id());
        assertThat(query.list()).isEqualTo(views());
        assertThat(query.first()).contains(views().get(0));
        assertThat(query.count()).isEqualTo(7);
        assertThat(fleet.driversTrip()
                        .byDriver(ADA.id())
                        .from(trips.get(5).at())
                        .list())
                .isEqualTo(views().subList(5, 7));
        Page<DriversTrip> page = query.page(3);
        assertThat(page.items()).isEqualTo(views().subList(0, 3));
        assertThat(query.page(9, page.nextToken().orElseThrow()).items()).isEqualTo(views().subList(3, 7));
    }

    @Test
    void rowsAreTrimmedByWhatKeysTell() {
        List<DriversTrip> business =
                views().stream().filter(trip -> trip.kind() == Kind.BUSINESS).toList();
        assertThat(fleet.driversTrip().businessOf(ADA.id()).list()).isEqualTo(business);
        assertThat(fleet.driversTrip().businessOf(ADA.id()).count()).isEqualTo(business.size());
    }

    @Test
    void entitiesAreReadFromKeysAndExpireByThem() {
        Lease early = fleet.lease().create(new Lease("l-1", "bob", Instant.ofEpochSecond(2_000_000_000)));
        Lease late = fleet.lease().create(new Lease("l-2", "bob", Instant.ofEpochSecond(2_000_000_100)));
        assertThat(server.items("GSI2"))
                .allSatisfy(row -> assertThat(row).containsOnlyKeys("PK", "SK", "GSI2PK", "GSI2SK", "type"));
        assertThat(fleet.lease().byLessee("bob").list()).containsExactly(early, late);
        assertThat(fleet.lease()
                        .byLessee("bob")
                        .filter(LeaseAttributes.ID.eq("l-2").or(LeaseAttributes.LESSEE.eq("eve")))
                        .list())
                .containsExactly(late);
        assertThat(fleet.lease()
                        .byLessee("bob")
                        .filter(LeaseAttributes.UNTIL.lt(late.until()))
                        .count())
                .isEqualTo(1);
        now = early.until();
        assertThat(fleet.lease().byLessee("bob").list()).containsExactly(late);
        assertThat(fleet.lease().byLessee("bob").count()).isEqualTo(1);
        assertThat(fleet.lease().byLessee("bob").page(1).items()).containsExactly(late);
    }
}
