package dev.foregone.strategy.report;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * What a strategy proves: a result that its side has at least, whatever the other player does.
 *
 * @param side the player that it is for
 * @param value {@link GameValue#WIN}: the side wins; {@link GameValue#DRAW}: it does not lose
 * @param plies of a win, within how many plies of the root; empty if that is not proved
 */
public record Claim(Side side, GameValue value, OptionalInt plies) {

    /** Stands for the plies of a win that are not known: no game is that long. */
    @Stability(Level.INTERNAL)
    public static final int FAR = 1_000_000;

    /**
     * Checks that there is something to prove.
     *
     * @param side the player that it is for
     * @param value what the player has at least
     * @param plies within how many plies
     * @throws IllegalArgumentException if the value is a loss, if a draw has plies, or if a win has more than a game can
     */
    public Claim {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(plies, "plies");
        if (value == GameValue.LOSS) {
            throw new IllegalArgumentException("whoever plays, a loss at least is nothing to prove");
        }
        if (plies.isPresent() && value != GameValue.WIN) {
            throw new IllegalArgumentException("only a win has plies, not a " + value);
        }
        int within = plies.orElse(0);
        if (within < 0 || within >= FAR) {
            throw new IllegalArgumentException("a win has from 0 to " + (FAR - 1) + " plies, not " + within);
        }
    }

    /**
     * What is proved of a position of the strategy, for the player to move. A win whose plies are not known is one within a million.
     *
     * @param ours whether that is the strategy's side
     * @param depth by how many plies from the root it can be reached
     * @return the bounds of its outcome
     */
    public Bounds bounds(boolean ours, int depth) {
        if (value == GameValue.DRAW) {
            return ours
                    ? new Bounds(Outcome.endlessDraw(), Outcome.win(0))
                    : new Bounds(Outcome.loss(0), Outcome.draw(0));
        }
        int within = plies.isPresent() ? Math.max(0, plies.getAsInt() - depth) : FAR;
        return ours
                ? new Bounds(Outcome.win(within), Outcome.win(0))
                : new Bounds(Outcome.loss(0), Outcome.loss(within));
    }

    /** For people: {@code the first player wins within 41 plies}. */
    @Override
    public String toString() {
        String result = value == GameValue.WIN ? "wins" : "does not lose";
        return "the " + side.word() + " player " + result
                + (plies.isPresent() ? " within " + plies.getAsInt() + " plies" : "");
    }
}
