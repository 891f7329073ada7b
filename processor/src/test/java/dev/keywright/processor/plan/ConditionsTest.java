package dev.keywright.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.WhenModel;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** On the attributes of {@link Samples}: {@code g} is LOW or HIGH, {@code r} is ALPHA, BETA or absent, {@code s} any text. */
final class ConditionsTest {
    private final Conditions conditions = new Conditions(Samples.ATTRIBUTES);

    private static WhenModel when(String attribute, String... values) {
        return new WhenModel(attribute, List.of(values), false, Location.type("test"));
    }

    private static WhenModel absent(String attribute) {
        return new WhenModel(attribute, List.of(), true, Location.type("test"));
    }

    private boolean imply(WhenModel conclusion, WhenModel... premises) {
        return conditions.imply(List.of(premises), Set.of(), conclusion);
    }

    @Test
    void fewerValuesImplyMore() {
        assertThat(imply(when("s", "a", "b"), when("s", "a"))).isTrue();
        assertThat(imply(when("s", "a"), when("s", "a", "b"))).isFalse();
    }

    @Test
    void severalPremisesLeaveWhatTheyHaveInCommon() {
        assertThat(imply(when("s", "b"), when("s", "a", "b"), when("s", "b", "c")))
                .isTrue();
    }

    @Test
    void allConstantsOfAnEnumAreImpliedWhereItIsPresent() {
        assertThat(imply(when("g", "LOW", "HIGH"))).isTrue();
        assertThat(imply(when("r", "ALPHA", "BETA"))).isFalse();
        assertThat(imply(when("r", "ALPHA", "BETA"), when("r"))).isTrue();
    }

    @Test
    void whatIsNeverAbsentIsPresent() {
        assertThat(imply(when("s"))).isTrue();
        assertThat(imply(when("t"))).isFalse();
        assertThat(conditions.imply(List.of(), Set.of("t"), when("t"))).isTrue();
    }

    @Test
    void absenceImpliesAbsenceOnly() {
        assertThat(imply(absent("t"), absent("t"))).isTrue();
        assertThat(imply(absent("t"), when("t", "a"))).isFalse();
        assertThat(imply(when("t"), absent("t"))).isFalse();
    }

    @Test
    void anUnknownAttributeImpliesNothing() {
        assertThat(imply(when("unknown"), when("unknown"))).isFalse();
    }

    @Test
    void contradictionsCannotHold() {
        assertThat(conditions.canHold(List.of(when("g", "LOW"), when("g", "HIGH"))))
                .isFalse();
        assertThat(conditions.canHold(List.of(absent("g")))).isFalse();
        assertThat(conditions.canHold(List.of(absent("r"), when("r")))).isFalse();
        assertThat(conditions.canHold(List.of(absent("r"), when("g", "LOW")))).isTrue();
    }

    @Test
    void oneValueIsToldOnlyIfNoOtherIsLeft() {
        assertThat(conditions.onlyValue(List.of(when("g", "LOW")), "g")).isEqualTo("LOW");
        assertThat(conditions.onlyValue(List.of(when("s", "a", "b"), when("s", "b", "c")), "s"))
                .isEqualTo("b");
        assertThat(conditions.onlyValue(List.of(when("r")), "r")).isEmpty();
        assertThat(conditions.onlyValue(List.of(), "g")).isEmpty();
    }
}
