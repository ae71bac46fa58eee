package dev.foregone.api;

import java.io.Serializable;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The result of a position under best play by both sides, seen by the player to move: a value, and in how many plies.
 * One ply is one move of one player. GamesCrafters call the pair <em>value and remoteness</em>.
 *
 * <p>Backward induction alone defines the outcome of a position: a finished position has its terminal value in 0 plies;
 * any other has the best of its moves' outcomes, each {@linkplain #backedUp() backed up} from the position it leads to.
 * Where the same player moves again, the value is kept; otherwise it is negated. Best first: win sooner, win later,
 * draw sooner, draw later, {@linkplain #endlessDraw() endless draw}, loss later, loss sooner. {@link #compareTo} is
 * this order, the better outcome being the greater.
 *
 * <p><strong>Draws are not a zero-sum quantity.</strong> Both sides prefer the sooner draw, so between two draws
 * {@code a < b} does not imply {@code b.backedUp() < a.backedUp()}. A pruning search must treat all draws as equal
 * while it prunes, and find the plies of a draw in a second step.
 *
 * @param value who wins, seen by the player to move
 * @param plies moves of both players until the game ends, 0 or more; {@link #ENDLESS} for the endless draw
 */
public record Outcome(GameValue value, int plies) implements Comparable<Outcome>, Serializable {

    /** The plies of a draw that never ends: a player can forever avoid losing, but nobody can finish. */
    public static final int ENDLESS = Integer.MAX_VALUE;

    /** Outcomes in fewer plies than this are kept, since searches and tablebases make millions of them. */
    private static final int KEPT = 128;

    private static final Outcome[] WINS = kept(GameValue.WIN);
    private static final Outcome[] DRAWS = kept(GameValue.DRAW);
    private static final Outcome[] LOSSES = kept(GameValue.LOSS);

    private static final Outcome ENDLESS_DRAW = new Outcome(GameValue.DRAW, ENDLESS);

    /**
     * Checks the pair.
     *
     * @param value the value
     * @param plies the plies, or {@link #ENDLESS}
     * @throws IllegalArgumentException if {@code plies} is negative, or endless for a win or a loss
     */
    public Outcome {
        Objects.requireNonNull(value, "value");
        if (plies < 0) {
            throw new IllegalArgumentException("plies must be 0 or more, not " + plies);
        }
        if (plies == ENDLESS && value != GameValue.DRAW) {
            throw new IllegalArgumentException("only a draw can be endless, not a " + value);
        }
    }

    /**
     * A win.
     *
     * @param plies until it is reached
     * @return WIN in {@code plies}
     */
    public static Outcome win(int plies) {
        return of(GameValue.WIN, plies);
    }

    /**
     * A draw that ends.
     *
     * @param plies until it is reached
     * @return DRAW in {@code plies}
     */
    public static Outcome draw(int plies) {
        return of(GameValue.DRAW, plies);
    }

    /**
     * A loss.
     *
     * @param plies until it is reached
     * @return LOSS in {@code plies}
     */
    public static Outcome loss(int plies) {
        return of(GameValue.LOSS, plies);
    }

    private static Outcome[] kept(GameValue value) {
        return IntStream.range(0, KEPT)
                .mapToObj(plies -> new Outcome(value, plies))
                .toArray(Outcome[]::new);
    }

    private static Outcome of(GameValue value, int plies) {
        if (plies < 0 || plies >= KEPT) {
            return new Outcome(value, plies);
        }
        return switch (value) {
            case WIN -> WINS[plies];
            case DRAW -> DRAWS[plies];
            case LOSS -> LOSSES[plies];
        };
    }

    /**
     * The draw of a game that never ends; the worst of the draws.
     *
     * @return DRAW, endless
     */
    public static Outcome endlessDraw() {
        return ENDLESS_DRAW;
    }

    /**
     * The outcome of a finished position.
     *
     * @param value the terminal value for the player who would be to move
     * @return {@code value} in 0 plies
     */
    public static Outcome finished(GameValue value) {
        return of(value, 0);
    }

    /** {@return whether this is the endless draw} */
    public boolean isEndless() {
        return plies == ENDLESS;
    }

    /**
     * This outcome seen one ply earlier by the player who moved into the position: value negated, one ply more. The
     * endless draw stays as it is.
     *
     * @return the outcome that the move has for the player who makes it
     */
    public Outcome backedUp() {
        return backedUp(false);
    }

    /**
     * This outcome seen one ply earlier by the player who moved into the position.
     *
     * @param movesAgain whether that player is to move in the position too, so that the value is kept
     * @return the outcome that the move has for the player who makes it
     */
    public Outcome backedUp(boolean movesAgain) {
        return isEndless() ? this : of(movesAgain ? value : value.negated(), plies + 1);
    }

    /**
     * The inverse of {@link #backedUp(boolean)}: this outcome of a move, seen by the player to move in the position that
     * the move leads to.
     *
     * @param movesAgain whether the player who makes the move is to move in that position too
     * @return the value negated, unless the player moves again, and one ply less; the endless draw stays as it is
     * @throws IllegalArgumentException if this is in 0 plies, which no move is
     */
    public Outcome afterMove(boolean movesAgain) {
        return isEndless() ? this : of(movesAgain ? value : value.negated(), plies - 1);
    }

    /**
     * Compares by preference of the player to move: the better outcome is the greater.
     *
     * @param other what to compare with
     * @return negative if this is worse than {@code other}, positive if it is better, 0 if they are equal
     */
    @Override
    public int compareTo(Outcome other) {
        int byValue = value.compareTo(other.value);
        if (byValue != 0) {
            return byValue;
        }
        int later = Integer.compare(plies, other.plies);
        return value == GameValue.LOSS ? later : -later;
    }

    /** In the words of the command line: {@code WIN in 5}, or {@code DRAW, endless}. */
    @Override
    public String toString() {
        return isEndless() ? "DRAW, endless" : value + " in " + plies;
    }
}
