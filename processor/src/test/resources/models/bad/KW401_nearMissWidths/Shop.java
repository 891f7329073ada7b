package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data", delimiter = '-')
public sealed interface Shop permits Opening, Closing {}
