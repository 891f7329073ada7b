package dev.keywright.example.guide;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(partition = "MEMBER#{id}", sort = "#MEMBER")
@Key(index = "GSI1", partition = "EMAIL#{email:lower}", sort = "EMAIL")
@Unique("email")
@AccessPattern(name = "byEmail", given = "email", cardinality = "0-1", about = "Who has this address?")
public record Member(String id, String email, String name) implements Library {}
