package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;

@Entity
@Table(name = "session-data", sortKey = "")
@Key(partition = "SESSION#{id}")
public record Session(String id, String user) {}
