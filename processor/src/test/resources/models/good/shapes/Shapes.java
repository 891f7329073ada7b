package com.example.shapes;

import dev.keywright.annotations.Table;

@Table(name = "shapes", sortKey = "")
sealed interface Shapes permits Point, Outer.Built, Bean {}
