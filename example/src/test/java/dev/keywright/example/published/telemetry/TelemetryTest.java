package dev.keywright.example.published.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.published.telemetry.Telemetry.Device;
import dev.keywright.example.published.telemetry.Telemetry.Reading;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class TelemetryTest {
    private static final Instant EVENING = Instant.parse("2026-03-02T22:00:00Z");

    private final List<CallEvent> calls = new ArrayList<>();
    private final TelemetryTable telemetry;

    TelemetryTest(DynamoDbClient client, @TableName String name) {
        telemetry = TelemetryTable.builder(client)
                .tableName(name)
                .listener(calls::add)
                .build();
        telemetry.createIfMissing();
    }

    @Test
    void aDayIsACollection() {
        List<Reading> readings = new ArrayList<>();
        for (int hour = 0; hour < 4; hour++) {
            Instant at = EVENING.plusSeconds(3600L * hour);
            readings.add(telemetry.reading().create(new Reading("d-1", at, BigDecimal.valueOf(hour))));
            telemetry.reading().create(new Reading("d-10", at, BigDecimal.ZERO));
        }
        LocalDate monday = LocalDate.of(2026, 3, 2);
        calls.clear();

        assertThat(telemetry.reading().ofDay("d-1", monday).list()).isEqualTo(readings.subList(0, 2));
        assertThat(telemetry.reading().ofDay("d-1", monday.plusDays(1)).list()).isEqualTo(readings.subList(2, 4));
        assertThat(telemetry.reading().ofDay("d-1", monday).after(EVENING).list())
                .isEqualTo(readings.subList(1, 2));
        assertThat(calls).hasSize(3);
    }

    @Test
    void onlyDevicesWithAnAlarmAreInTheIndex() {
        telemetry.device().create(new Device("d-1", "north", EVENING));
        telemetry.device().create(new Device("d-2", "north", null));
        telemetry.device().create(new Device("d-3", "south", EVENING));

        telemetry
                .device()
                .update("d-2")
                .alarmSince(EVENING.minusSeconds(1), "north")
                .execute();
        assertThat(telemetry.device().alarmed("north").list())
                .extracting(Device::device)
                .containsExactly("d-2", "d-1");

        telemetry.device().update("d-1").removeAlarmSince().execute();
        calls.clear();
        assertThat(telemetry.device().alarmed("north").list())
                .extracting(Device::device)
                .containsExactly("d-2");
        assertThat(calls).singleElement().extracting(CallEvent::items).isEqualTo(1);
    }
}
