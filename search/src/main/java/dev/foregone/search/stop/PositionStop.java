package dev.foregone.search.stop;

import java.io.Serial;

/** Unwinds the search of one position, of which this search proves no more; it may prove more of another. */
public class PositionStop extends SearchStop {

    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * A stop of one position.
     *
     * @param reason which limit was hit
     */
    public PositionStop(String reason) {
        super(reason);
    }
}
