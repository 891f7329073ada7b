package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.Delimiter;
import java.util.ArrayList;
import java.util.List;

/** All formats. A new one is added to the list. */
public final class Formats {
    private static final List<Format> ALL = new ArrayList<>();

    static {
        ALL.add(new TextFormats());
        ALL.add(new CharFormats());
        ALL.add(new EnumFormats());
        ALL.add(new ConvertedFormats());
        ALL.add(new FixedPointFormats());
        ALL.addAll(WholeNumberFormats.all());
        ALL.addAll(TimeFormats.all());
        ALL.addAll(OtherFormats.all());
    }

    private Formats() {}

    /** Applies the format of that name, {@code ""} for the default, to a type. */
    public static Binding bind(String name, ValueType leaf, Delimiter delimiter) {
        boolean known = false;
        List<String> taken = new ArrayList<>();
        for (Format format : ALL) {
            known |= format.isNamed(name);
            if (format.takes(leaf)) {
                if (format.isNamed(name)) {
                    return format.bind(name, leaf, delimiter);
                }
                taken.addAll(format.names());
            }
        }
        if (taken.isEmpty()) {
            return new Binding.NoForm();
        }
        if (name.isEmpty()) {
            return new Binding.NeedsFormat(List.copyOf(taken));
        }
        taken.remove("");
        return known
                ? new Binding.WrongType(name, List.copyOf(taken))
                : new Binding.UnknownFormat(name, List.copyOf(taken));
    }
}
