package dev.foregone.search.stop;

import dev.foregone.api.LineTooLongException;
import java.io.Serial;

/**
 * Unwinds the search of a position from which a line of play goes on after the longest that is followed. Under limits this
 * is one more of them; where there are none, the caller has the exception.
 */
public final class LineLimit extends PositionStop {

    @Serial
    private static final long serialVersionUID = 1L;

    private final LineTooLongException exception;

    /**
     * A stop at the end of the longest line.
     *
     * @param reason which limit was hit
     * @param exception for a caller without limits
     */
    public LineLimit(String reason, LineTooLongException exception) {
        super(reason);
        this.exception = exception;
    }

    /** {@return what a caller without limits is told} */
    public LineTooLongException exception() {
        return exception;
    }
}
