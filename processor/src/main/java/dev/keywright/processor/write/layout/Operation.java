package dev.keywright.processor.write.layout;

import java.util.List;

/** Operands with one operator between them. */
record Operation(List<Expression> operands, String operator) implements Expression {
    static Operation parse(String text, String operator) {
        return new Operation(
                Brackets.split(text, operator).stream().map(Expression::parse).toList(), operator.strip());
    }

    @Override
    public String flat() {
        return String.join(
                " " + operator + " ", operands.stream().map(Expression::flat).toList());
    }

    @Override
    public boolean isCall() {
        return operands.get(0).isCall();
    }

    @Override
    public int opening() {
        return operands.get(0).opening();
    }

    @Override
    public boolean dotsFit(int column) {
        int at = column;
        for (Expression operand : operands) {
            if (!operand.dotsFit(at)) {
                return false;
            }
            at += operand.flat().length() + operator.length() + 2;
        }
        return true;
    }

    /** Text is filled into lines, conditions go one to a line. */
    @Override
    public void breakUp(Printer out, int indent, int tail) {
        int continued = indent + Statement.CONTINUED;
        int lines = out.lines();
        operands.get(0).print(out, continued, 0);
        for (int i = 1; i < operands.size(); i++) {
            Expression operand = operands.get(i);
            int after = i == operands.size() - 1 ? tail : 0;
            if (operator.equals("+") && lines == out.lines() && operand.fits(out.column() + 3, after)) {
                out.print(" ");
            } else {
                out.newLine(continued);
            }
            lines = out.lines();
            out.print(operator + " ");
            operand.print(out, continued, after);
        }
    }
}
