package com.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import dev.keywright.annotations.Unique;
import java.time.Instant;

@Entity
@Key(partition = "SESSION#{id}", sort = "#SESSION")
@Key(index = "GSI1", partition = "UNTIL#{expiresAt:day}", sort = "SESSION#{expiresAt}#{id}")
@Unique("device")
@AccessPattern(name = "endingOn", given = "expiresAt:day", range = "expiresAt", cardinality = "0-500")
public record Session(String id, String user, String device, @TimeToLive Instant expiresAt) implements Lives {}
