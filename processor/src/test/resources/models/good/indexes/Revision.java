package com.example.indexes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity(type = "r \"1\"")
@Key(partition = "REVISION#{document}#{document}", sort = "{number}#{document}")
public record Revision(String document, int number) implements Documents {}
