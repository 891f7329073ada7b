package com.example.sparse;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity
@Key(partition = "MEMBER|{joined:day}", sort = "{id}")
@Key(index = "GSI1", partition = "JOINED|{joined}", sort = "{rank}")
@Unique(value = {"id", "email"}, key = "MEMBER_EMAIL|{id}|{email:lower}")
@Unique(value = "nick", key = "NICK|{nick}")
public record Member(String id, Instant joined, String email, @Nullable String nick, int rank) implements Tasks {}
