package dev.keywright.example;

/** The command line is wrong; the message says how, in one line. */
final class InvalidArgumentsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String problem;

    InvalidArgumentsException(String problem) {
        super(problem);
        this.problem = problem;
    }

    String problem() {
        return problem;
    }
}
