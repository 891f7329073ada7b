package dev.keywright.example.ranges;

/** In the order of their names. */
enum Letter {
    A,
    AB,
    B,
    C
}
