package com.example.shop;

import java.time.Instant;
import java.util.List;

public record Content(String text, List<Instant> sold, List<Instant[]> seen, int[][] grid) {}
