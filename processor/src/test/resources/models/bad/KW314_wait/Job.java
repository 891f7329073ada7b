package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "JOB#{seconds}", sort = "{id}")
@AccessPattern(name = "wait", given = "seconds")
public record Job(long seconds, String id) implements Shop {}
