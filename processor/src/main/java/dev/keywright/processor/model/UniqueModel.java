package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;

/** {@code @Unique}; {@code name} is filled in, {@code key} is {@code ""} for the default. */
public record UniqueModel(List<String> attributes, String key, String name, List<WhenModel> when, Location at) {}
