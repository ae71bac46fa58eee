package dev.foregone.search;

import java.io.Serial;

/** Unwinds the search of one position, of which this search proves no more; it may prove more of another. */
class PositionStop extends SearchStop {

    @Serial
    private static final long serialVersionUID = 1L;

    PositionStop(String reason) {
        super(reason);
    }
}
