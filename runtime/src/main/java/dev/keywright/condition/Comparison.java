package dev.keywright.condition;

/** The comparison operators of DynamoDB's condition expressions. */
public enum Comparison {
    /** {@code =}: of one type, and equal. */
    EQUAL("="),
    /** {@code <>}. */
    NOT_EQUAL("<>"),
    /** {@code <}. */
    LESS("<"),
    /** {@code <=}. */
    AT_MOST("<="),
    /** {@code >}. */
    GREATER(">"),
    /** {@code >=}. */
    AT_LEAST(">=");

    private final String operator;

    Comparison(String operator) {
        this.operator = operator;
    }

    /** As an expression says it. */
    public String operator() {
        return operator;
    }
}
