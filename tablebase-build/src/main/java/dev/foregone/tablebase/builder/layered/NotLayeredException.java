package dev.foregone.tablebase.builder.layered;

import dev.foregone.tablebase.keys.StateKeys;
import java.io.Serial;

/** A move that does not lead one layer nearer to the end: the game must be solved the general way. It never reaches a caller. */
public final class NotLayeredException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** Says where. */
    NotLayeredException(long position, int layer, int maxPlies) {
        super("position " + StateKeys.hex(position) + " has at most " + maxPlies + " plies left, not " + layer);
    }
}
