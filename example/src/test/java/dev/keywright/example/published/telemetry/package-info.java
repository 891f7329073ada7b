/** Readings of devices in a partition for each day, and a sparse index of the devices with an alarm. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.telemetry;
