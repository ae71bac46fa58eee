package dev.foregone.search;

import dev.foregone.api.LineTooLongException;
import java.io.Serial;

/**
 * Unwinds the search of a position from which a line of play goes on after the longest that is followed. Under limits this
 * is one more of them; where there are none, the caller has the exception.
 */
final class LineLimit extends PositionStop {

    @Serial
    private static final long serialVersionUID = 1L;

    private final LineTooLongException exception;

    LineLimit(String reason, LineTooLongException exception) {
        super(reason);
        this.exception = exception;
    }

    LineTooLongException exception() {
        return exception;
    }
}
