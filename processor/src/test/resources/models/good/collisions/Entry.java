package com.example.collisions;

import dev.keywright.annotations.AccessPattern;

@AccessPattern(name = "all", given = "id")
sealed interface Entry extends Collisions permits Query, Optional, List, Values, Generated, Map {}
