package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "{product}-{major}-{minor}-{patch}-{build}", sort = "ALL")
public record Version(String product, String major, String minor, String patch, String build) implements Shop {}
