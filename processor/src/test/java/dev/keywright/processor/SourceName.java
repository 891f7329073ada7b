package dev.keywright.processor;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The qualified name of the type that a Java file is called after: its public one, else its first. */
final class SourceName {
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final String TYPE = "(?:(?:sealed|non-sealed|abstract|final|strictfp) )*"
            + "(?:class|record|interface|@interface|enum) ([\\p{L}_$][\\p{L}\\p{N}_$]*)";
    private static final Pattern PUBLIC = Pattern.compile("^(?:@.*?\\W)?public " + TYPE, Pattern.MULTILINE);
    private static final Pattern ANY = Pattern.compile("^(?:@.*?\\W)?" + TYPE, Pattern.MULTILINE);

    private SourceName() {}

    static String of(String source) {
        Matcher open = PUBLIC.matcher(source);
        Matcher any = ANY.matcher(source);
        if (!open.find() && !any.find()) {
            throw new IllegalArgumentException("no type in:\n" + source);
        }
        Matcher in = PACKAGE.matcher(source);
        String name = open.reset().find() ? open.group(1) : any.reset().find() ? any.group(1) : "";
        return in.find() ? in.group(1) + "." + name : name;
    }
}
