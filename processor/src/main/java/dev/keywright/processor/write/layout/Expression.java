package dev.keywright.processor.write.layout;

import java.util.List;

/** An expression as far as its line breaks go. */
sealed interface Expression permits Choice, Operation, Chain {
    /** Past this column no call of a chain begins on the line that the chain began on. */
    int LAST_DOT = 80;

    /** Takes an expression apart. */
    static Expression parse(String text) {
        if (Brackets.find(text, " ? ") >= 0) {
            return Choice.parse(text);
        }
        for (String operator : List.of(" || ", " && ", " == ", " != ", " + ")) {
            if (Brackets.find(text, operator) >= 0) {
                return Operation.parse(text, operator);
            }
        }
        return Chain.parse(text);
    }

    /** On one line. */
    String flat();

    /** Whether it begins with a call that has arguments to break. */
    boolean isCall();

    /** How much of it there is before its first possible break. */
    int opening();

    /** Whether every chain of calls in it may stay on the line if it is printed at this column. */
    boolean dotsFit(int column);

    /** Prints it over several lines; continued lines are indented from {@code indent}. */
    void breakUp(Printer out, int indent, int tail);

    /** Whether it fits on the line, with {@code tail} characters that follow it. */
    default boolean fits(int column, int tail) {
        return column + flat().length() + tail <= Statement.WIDTH && dotsFit(column);
    }

    /** Prints it. */
    default void print(Printer out, int indent, int tail) {
        if (fits(out.column(), tail)) {
            out.print(flat());
        } else {
            breakUp(out, indent, tail);
        }
    }
}
