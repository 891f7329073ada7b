package com.example.shop;

import dev.keywright.annotations.TimeToLive;
import dev.keywright.annotations.Version;
import java.time.Instant;

public record Basket(String id, @Version int version, @TimeToLive Instant expiresAt) {}
