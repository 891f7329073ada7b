package dev.keywright.example.shapes;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

/** Names that aren't ASCII, in Java and in the table. */
@Entity(type = "größe")
@Key(partition = "GRÖSSE#{größe}#{名前}#{farbe}")
@AccessPattern(
        name = "nachGröße",
        given = {"größe", "名前", "farbe"})
public record Namen(
        String größe,
        String 名前,
        Farbe farbe,
        @Attribute("ключ 🔑") String ключ) implements Shapes {
    public enum Farbe {
        GRÜN,
        WEISS
    }
}
