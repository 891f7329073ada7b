package dev.keywright.processor.write.layout;

import java.util.ArrayList;
import java.util.List;

/** Fills javadoc to the width of a line. */
final class Comment {
    private final List<String> lines = new ArrayList<>();
    private final String margin;

    private Comment(int indent) {
        this.margin = " ".repeat(indent);
    }

    /** The lines of a comment, given those between its delimiters as JavaPoet prints them. */
    static List<String> lines(List<String> content, int indent) {
        Comment comment = new Comment(indent);
        List<String> paragraphs =
                content.stream().map(line -> line.strip().substring(1).strip()).toList();
        String single = comment.margin + "/** " + paragraphs.get(0) + " */";
        if (paragraphs.size() == 1 && single.length() <= Statement.WIDTH) {
            return List.of(single);
        }
        comment.lines.add(comment.margin + "/**");
        paragraphs.forEach(comment::fill);
        comment.lines.add(comment.margin + " */");
        return comment.lines;
    }

    private void fill(String paragraph) {
        String continued = margin + " * " + (paragraph.startsWith("@") ? "    " : "");
        StringBuilder line = new StringBuilder(margin).append(" *");
        // A break in "{@code x" would be right, and ugly.
        for (String glued : paragraph.replace("{@code ", "{@code\0").split(" ", -1)) {
            String word = glued.replace('\0', ' ');
            if (line.length() + 1 + word.length() > Statement.WIDTH && !line.isEmpty()) {
                lines.add(line.toString());
                line = new StringBuilder(continued).append(word);
            } else if (!word.isEmpty()) {
                line.append(' ').append(word);
            }
        }
        lines.add(line.toString());
    }
}
