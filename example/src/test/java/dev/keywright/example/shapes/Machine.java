package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A JavaBean that inherits properties from a generic class, and has some that are named as Java's keywords. */
@Entity
@Key(partition = "MACHINE#{id}")
public class Machine extends Named<String, List<UUID>> implements Shapes {
    private String id = "";
    private boolean active;
    private int theDefault;
    private String theClass = "";
    private List<String> theNew = new ArrayList<>();

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public boolean isActive() {
        return active;
    }

    public void setActive(boolean active) {
        this.active = active;
    }

    public int getDefault() {
        return theDefault;
    }

    public void setDefault(int value) {
        theDefault = value;
    }

    public String getStatic() {
        return theClass;
    }

    public void setStatic(String value) {
        theClass = value;
    }

    public List<String> getNew() {
        return theNew;
    }

    public void setNew(List<String> value) {
        theNew = value;
    }
}
