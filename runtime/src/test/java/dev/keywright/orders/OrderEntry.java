package dev.keywright.orders;

public sealed interface OrderEntry extends Orders permits Order, OrderLine {}
