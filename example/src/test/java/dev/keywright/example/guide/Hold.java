package dev.keywright.example.guide;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import java.time.Instant;

@Entity
@Key(partition = "HOLD#{isbn}", sort = "MEMBER#{memberId}")
public record Hold(String isbn, String memberId, @TimeToLive Instant until) implements Library {}
