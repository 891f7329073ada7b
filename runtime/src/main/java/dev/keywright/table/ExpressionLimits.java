package dev.keywright.table;

/**
 * What DynamoDB takes of one expression, so that more is refused before the call.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">DynamoDB: constraints</a>
 */
final class ExpressionLimits {
    private static final int MOST_BYTES = 4096;
    private static final int MOST_OPERATORS = 300;

    private ExpressionLimits() {}

    /**
     * An expression that may be sent. Placeholders make each of its characters one byte.
     *
     * @param kind what it is, for the message
     * @param operators how many operators and functions it has
     * @throws IllegalArgumentException if it is more than DynamoDB takes
     */
    static String checked(String kind, String expression, int operators) {
        if (expression.length() > MOST_BYTES || operators > MOST_OPERATORS) {
            throw new IllegalArgumentException("the " + kind + " has " + operators + " operators in "
                    + expression.length() + " bytes; DynamoDB takes " + MOST_OPERATORS + " in " + MOST_BYTES);
        }
        return expression;
    }
}
