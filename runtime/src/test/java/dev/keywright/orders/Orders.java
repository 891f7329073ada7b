package dev.keywright.orders;

public sealed interface Orders permits Customer, OrderEntry {}
