package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;

/** {@code @When} as it is written: no values and not absent means present. */
public record WhenModel(String attribute, List<String> values, boolean absent, Location at) {}
