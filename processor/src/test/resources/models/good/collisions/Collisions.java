package com.example.collisions;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "collisions")
@GlobalIndex("Optional")
sealed interface Collisions permits Entry, Instant, ItemKey {}
