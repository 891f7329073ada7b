package dev.keywright.example.evolution;

import dev.keywright.annotations.Table;

@Table(name = "accounts")
public sealed interface Accounts permits Account {}
