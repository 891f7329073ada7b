package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data", sortKey = "expiresAt")
public sealed interface Shop permits Item {}
