package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "stock-data")
public interface Stock {}
