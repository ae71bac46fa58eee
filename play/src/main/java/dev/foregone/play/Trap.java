package dev.foregone.play;

import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Objects;

/**
 * A move that loses value. The farther away its refutation, the harder it is to see: a trap of depth 2 loses to the
 * opponent's next move; looking a few moves ahead does not reveal one of depth 20.
 *
 * @param <M> the type of the game's moves
 * @param move the move
 * @param loss the value it gives away
 * @param depth plies, including the move, until the resulting loss or draw is on the board when both sides play
 *     perfectly; {@link Outcome#ENDLESS} for a win given away for an endless draw; the least number that is possible
 *     where it is not proved exactly
 */
@Stability(Level.EXPERIMENTAL)
public record Trap<M extends Move>(M move, ValueLoss loss, int depth) {

    /**
     * Checks that something is lost.
     *
     * @param move the move
     * @param loss the value it gives away
     * @param depth plies, including the move, until the resulting loss or draw is on the board
     * @throws IllegalArgumentException if nothing is given away
     */
    public Trap {
        Objects.requireNonNull(move, "move");
        if (loss == ValueLoss.NONE) {
            throw new IllegalArgumentException("the move " + move + " keeps the value: it is no trap");
        }
    }
}
