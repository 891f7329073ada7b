package dev.keywright.processor.write.layout;

import java.util.ArrayList;
import java.util.List;

/** A name or literal, a call, or calls on the result of calls; {@code flat} is all of it in one line. */
record Chain(List<Call> calls, String flat) implements Expression {
    /** A call, or what is none: then {@code name} is all of it and {@code called} is false. */
    record Call(String name, boolean called, List<Expression> arguments, String flat) {
        static Call of(String name, List<Expression> arguments) {
            String joined =
                    String.join(", ", arguments.stream().map(Expression::flat).toList());
            return new Call(name, true, arguments, name + "(" + joined + ")");
        }

        boolean dotsFit(int column) {
            int at = column + name.length() + 1;
            for (Expression argument : arguments) {
                if (!argument.dotsFit(at)) {
                    return false;
                }
                at += argument.flat().length() + 2;
            }
            return true;
        }

        void print(Printer out, int indent, int tail) {
            if (out.column() + flat().length() + tail <= Statement.WIDTH && dotsFit(out.column())) {
                out.print(flat());
                return;
            }
            if (arguments.isEmpty()) {
                out.print(flat());
                return;
            }
            int continued = indent + Statement.CONTINUED;
            out.print(name + "(");
            if (isNesting(continued, tail)) {
                arguments.get(0).breakUp(out, indent, tail + 1);
                out.print(")");
                return;
            }
            out.newLine(continued);
            if (together(continued, tail)) {
                out.print(String.join(
                        ", ", arguments.stream().map(Expression::flat).toList()));
            } else {
                for (int i = 0; i < arguments.size(); i++) {
                    if (i > 0) {
                        out.print(",");
                        out.newLine(continued);
                    }
                    arguments.get(i).print(out, continued, i == arguments.size() - 1 ? tail + 1 : 1);
                }
            }
            out.print(")");
        }

        /** A single argument that needs several lines anyway begins on the line of the call. */
        private boolean isNesting(int continued, int tail) {
            return arguments.size() == 1
                    && arguments.get(0).isCall()
                    && !arguments.get(0).fits(continued, tail + 1);
        }

        private boolean together(int column, int tail) {
            return column + flat().length() - name.length() - 1 + tail <= Statement.WIDTH
                    && dotsFit(column - name.length() - 1);
        }
    }

    static Chain parse(String text) {
        List<Call> calls = new ArrayList<>();
        int from = 0;
        int open = opening(text, 0);
        while (open >= 0) {
            int close = Brackets.close(text, open);
            List<Expression> arguments = Brackets.split(text.substring(open + 1, close), ",").stream()
                    .map(Expression::parse)
                    .toList();
            calls.add(Call.of(text.substring(from, open), arguments));
            from = close + 1;
            open = opening(text, from);
        }
        if (from < text.length()) {
            String name = text.substring(from);
            calls.add(new Call(name, false, List.of(), name));
        }
        return new Chain(
                List.copyOf(calls),
                String.join("", calls.stream().map(Call::flat).toList()));
    }

    private static int opening(String text, int from) {
        return text.startsWith("\"", from) ? -1 : Brackets.find(text, "(", from);
    }

    @Override
    public boolean isCall() {
        return calls.get(0).called();
    }

    @Override
    public int opening() {
        return calls.get(0).name().length() + (isCall() ? 1 : 0);
    }

    @Override
    public boolean dotsFit(int column) {
        int at = column;
        for (int i = 0; i < calls.size(); i++) {
            boolean last = i > 0 && i == calls.size() - 1;
            if ((last && at > LAST_DOT) || !calls.get(i).dotsFit(at)) {
                return false;
            }
            at += calls.get(i).flat().length();
        }
        return true;
    }

    @Override
    public void breakUp(Printer out, int indent, int tail) {
        if (calls.size() == 1) {
            calls.get(0).print(out, indent, tail);
            return;
        }
        int continued = indent + Statement.CONTINUED;
        calls.get(0).print(out, continued, 0);
        for (int i = 1; i < calls.size(); i++) {
            out.newLine(continued);
            calls.get(i).print(out, continued, i == calls.size() - 1 ? tail : 0);
        }
    }
}
