package dev.foregone.play;

import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import java.util.Objects;

/**
 * A move that loses value. The farther away its refutation, the harder it is to see: a trap of depth 2 loses to the
 * opponent's next move, one of depth 20 to nothing that a few moves of looking ahead would show.
 *
 * @param <M> the type of the game's moves
 * @param move the move
 * @param loss what it gives away
 * @param depth plies, of which the move is the first, until the loss or the draw that it leads to is on the board when both
 *     sides play as well as can be; {@link Outcome#ENDLESS} for a win given away for a draw that never ends
 */
public record Trap<M extends Move>(M move, ValueLoss loss, int depth) {

    /**
     * Checks that something is lost.
     *
     * @param move the move
     * @param loss what it gives away
     * @param depth plies, of which the move is the first, until the loss or the draw is on the board
     * @throws IllegalArgumentException if nothing is given away
     */
    public Trap {
        Objects.requireNonNull(move, "move");
        if (loss == ValueLoss.NONE) {
            throw new IllegalArgumentException("the move " + move + " keeps the value: it is no trap");
        }
    }
}
