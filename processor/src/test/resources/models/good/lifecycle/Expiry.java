package com.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.View;
import java.time.Instant;

@View(of = Session.class)
@AccessPattern(name = "ofUser", given = "user", range = "expiresAt")
public record Expiry(String id, Instant expiresAt) {}
