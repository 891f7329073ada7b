package dev.keywright.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "of", given = "accountId")
record AccountPage(Shop.Account account, List<Shop.Login> logins, Shop.Settings settings) {}
