package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "")
public sealed interface Shop permits Item {}
