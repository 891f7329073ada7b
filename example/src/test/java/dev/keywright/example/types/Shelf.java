package dev.keywright.example.types;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A nested class, not a record: a JavaBean. */
public class Shelf {
    private int width;
    private @Nullable String label;
    private List<Sku> contents = new ArrayList<>();

    public int getWidth() {
        return width;
    }

    public void setWidth(int width) {
        this.width = width;
    }

    public @Nullable String getLabel() {
        return label;
    }

    public void setLabel(@Nullable String label) {
        this.label = label;
    }

    public List<Sku> getContents() {
        return contents;
    }

    public void setContents(List<Sku> contents) {
        this.contents = contents;
    }
}
