package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "billing-data")
public sealed interface Billing permits Invoice {}
