package dev.keywright.processor.write.layout;

/** {@code condition ? one : other}. */
record Choice(Expression condition, Expression one, Expression other) implements Expression {
    private static final int MARK = 3;

    static Choice parse(String text) {
        int question = Brackets.find(text, " ? ");
        int colon = Brackets.find(text, " : ", question);
        return new Choice(
                Expression.parse(text.substring(0, question)),
                Expression.parse(text.substring(question + MARK, colon)),
                Expression.parse(text.substring(colon + MARK)));
    }

    @Override
    public String flat() {
        return condition.flat() + " ? " + one.flat() + " : " + other.flat();
    }

    @Override
    public boolean isCall() {
        return false;
    }

    @Override
    public int opening() {
        return condition.flat().length();
    }

    @Override
    public boolean dotsFit(int column) {
        int atOne = column + condition.flat().length() + MARK;
        int atOther = atOne + one.flat().length() + MARK;
        return condition.dotsFit(column) && one.dotsFit(atOne) && other.dotsFit(atOther);
    }

    @Override
    public void breakUp(Printer out, int indent, int tail) {
        int continued = indent + Statement.CONTINUED;
        condition.print(out, continued, 0);
        out.newLine(continued);
        out.print("? ");
        one.print(out, continued, 0);
        out.newLine(continued);
        out.print(": ");
        other.print(out, continued, tail);
    }
}
