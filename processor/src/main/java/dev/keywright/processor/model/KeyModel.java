package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;

/** {@code @Key} as it is written; {@code index} is {@code ""} for the primary key. */
public record KeyModel(String index, String partition, String sort, List<WhenModel> when, Location at) {}
