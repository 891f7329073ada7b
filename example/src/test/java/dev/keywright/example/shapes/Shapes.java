package dev.keywright.example.shapes;

import dev.keywright.annotations.Table;

@Table(name = "shapes", sortKey = "")
public interface Shapes {}
