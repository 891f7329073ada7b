package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "sh")
public sealed interface Shop permits Item {}
