package com.example.collisions;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEMKEY#{key}", sort = "ITEMKEY")
record ItemKey(String key, String table) implements Collisions {}
