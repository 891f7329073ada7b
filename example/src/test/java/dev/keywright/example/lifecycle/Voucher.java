package dev.keywright.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import java.time.Instant;

/** A voucher of a shop, found by when it expires. */
@Entity
@Key(partition = "VOUCHER#{code}", sort = "#VOUCHER")
@Key(index = "GSI1", partition = "VOUCHERS#{shop}", sort = "{expiresAt}#{code}")
@AccessPattern(name = "expiring", given = "shop", range = "expiresAt")
public record Voucher(String code, String shop, @TimeToLive Instant expiresAt) implements Accounts {}
