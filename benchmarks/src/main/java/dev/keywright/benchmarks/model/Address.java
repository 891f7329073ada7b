package dev.keywright.benchmarks.model;

/** A nested record of three. */
public record Address(String street, String city, String zip) {}
