package dev.foregone.api;

import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A proved lower and upper bound of a position's {@link Outcome}, both inclusive. A completed search proves equal
 * bounds; a stopped one proves what it can.
 *
 * @param atLeast the position's outcome is this or better
 * @param atMost the position's outcome is this or worse
 */
public record Bounds(Outcome atLeast, Outcome atMost) implements Serializable {

    /** Nothing is known. */
    private static final Bounds UNKNOWN = new Bounds(Outcome.loss(0), Outcome.win(0));

    /**
     * Checks the order.
     *
     * @param atLeast the lower bound
     * @param atMost the upper bound
     * @throws IllegalArgumentException if {@code atLeast} is better than {@code atMost}
     */
    public Bounds {
        Objects.requireNonNull(atLeast, "atLeast");
        Objects.requireNonNull(atMost, "atMost");
        if (atLeast.compareTo(atMost) > 0) {
            throw new IllegalArgumentException("at least " + atLeast + " and at most " + atMost + ": no such outcome");
        }
    }

    /**
     * The bounds that hold for every position.
     *
     * @return at least LOSS in 0, at most WIN in 0
     */
    public static Bounds unknown() {
        return UNKNOWN;
    }

    /**
     * The bounds of a position whose outcome is known.
     *
     * @param outcome the position's outcome
     * @return both bounds equal to {@code outcome}
     */
    public static Bounds exactly(Outcome outcome) {
        return new Bounds(outcome, outcome);
    }

    /**
     * Whether only one outcome is possible.
     *
     * @return true if both bounds are equal
     */
    public boolean isExact() {
        return atLeast.equals(atMost);
    }

    /**
     * The outcome, if only one is possible.
     *
     * @return the outcome, or empty while the bounds differ
     */
    public Optional<Outcome> outcome() {
        return isExact() ? Optional.of(atLeast) : Optional.empty();
    }

    /**
     * The value, if only one is possible.
     *
     * @return the value of both bounds, or empty while their values differ
     */
    public Optional<GameValue> value() {
        return atLeast.value() == atMost.value() ? Optional.of(atLeast.value()) : Optional.empty();
    }

    /**
     * The bounds that these and others prove together.
     *
     * @param others bounds of the same outcome
     * @return the better of the lower bounds and the worse of the upper ones
     * @throws IllegalArgumentException if they contradict each other
     */
    public Bounds and(Bounds others) {
        return new Bounds(
                atLeast.compareTo(others.atLeast) >= 0 ? atLeast : others.atLeast,
                atMost.compareTo(others.atMost) <= 0 ? atMost : others.atMost);
    }

    /**
     * What these bounds say of the next plies: wins and losses farther away, and draws, are left out.
     *
     * @param plies how many plies away a win or a loss may lie, 0 or more
     * @return the tightest bounds that hold for every outcome which, as far as wins and losses so near go, may be one of these
     */
    public Bounds within(int plies) {
        if (plies >= Outcome.ENDLESS - 1) {
            return this; // no win or loss is farther away
        }
        Outcome lossBeyond = Outcome.loss(plies + 1);
        Outcome winBeyond = Outcome.win(plies + 1);
        return new Bounds(
                isBetween(lossBeyond, atLeast, winBeyond) ? lossBeyond : atLeast,
                isBetween(lossBeyond, atMost, winBeyond) ? winBeyond : atMost);
    }

    private static boolean isBetween(Outcome least, Outcome outcome, Outcome most) {
        return least.compareTo(outcome) <= 0 && outcome.compareTo(most) <= 0;
    }

    /**
     * Whether an outcome lies within these bounds.
     *
     * @param outcome any outcome
     * @return true if it is no worse than {@link #atLeast} and no better than {@link #atMost}
     */
    public boolean contains(Outcome outcome) {
        return atLeast.compareTo(outcome) <= 0 && outcome.compareTo(atMost) <= 0;
    }

    /**
     * These bounds seen one ply earlier by the player who moved into the position. Backing up reverses the order of
     * wins and losses but keeps that of draws, so the two bounds cannot simply be swapped: where draws are possible,
     * the worst of them bounds one side and the best the other.
     *
     * @return the tightest bounds that hold for the backed-up outcome of every outcome within these
     */
    public Bounds backedUp() {
        return seenByTheOther(Outcome::backedUp, Outcome.draw(1));
    }

    /**
     * These bounds seen one ply earlier by the player who moved into the position. Where that player moves again, the
     * order is kept and each bound is one ply later.
     *
     * @param movesAgain whether that player is to move in the position too
     * @return the tightest bounds that hold for the backed-up outcome of every outcome within these
     */
    public Bounds backedUp(boolean movesAgain) {
        return movesAgain ? new Bounds(atLeast.backedUp(true), atMost.backedUp(true)) : backedUp();
    }

    /**
     * The inverse of {@link #backedUp(boolean)}: these bounds of a move, seen by the player to move in the position that the
     * move leads to.
     *
     * @param movesAgain whether the player who makes the move is to move in that position too
     * @return bounds that hold for every outcome whose backed-up outcome is within these; the tightest, if both of these are in
     *     one ply or more
     */
    public Bounds afterMove(boolean movesAgain) {
        return movesAgain
                ? new Bounds(afterMove(atLeast, true), afterMove(atMost, true))
                : seenByTheOther(outcome -> afterMove(outcome, false), Outcome.draw(0));
    }

    /** A bound may be in 0 plies, though no move is. */
    private static Outcome afterMove(Outcome bound, boolean movesAgain) {
        return bound.plies() > 0
                ? bound.afterMove(movesAgain)
                : Outcome.finished(movesAgain ? bound.value() : bound.value().negated());
    }

    /** Where draws are possible beside wins or losses, the first and the last of them bound the others. */
    private Bounds seenByTheOther(UnaryOperator<Outcome> seen, Outcome firstDraw) {
        boolean worstIsDraw = atLeast.value() == GameValue.DRAW;
        boolean bestIsDraw = atMost.value() == GameValue.DRAW;
        Outcome lastDraw = worstIsDraw ? seen.apply(atLeast) : Outcome.endlessDraw();
        Outcome soonestDraw = bestIsDraw ? seen.apply(atMost) : firstDraw;
        return new Bounds(bestIsDraw ? lastDraw : seen.apply(atMost), worstIsDraw ? soonestDraw : seen.apply(atLeast));
    }

    /**
     * The bounds in words, for people who may not know the order of outcomes. Between LOSS in 14 and WIN in 15, neither
     * side can win soon: {@code no win or loss within 13 plies}. Others are {@code at least a draw; no win within 6
     * plies}, {@code a win, or a draw within 9 plies}, {@code at most a draw}, {@code WIN in 5 to 9 plies}, and {@code
     * nothing} for bounds that hold for every unfinished position. Of a bound beyond a million plies only the value
     * counts.
     *
     * @return words that complete the sentence "what is proved: ..."; the outcome itself if it is {@linkplain #isExact
     *     known}
     */
    public String inWords() {
        return BoundsInWords.of(atLeast, atMost);
    }

    /** Both bounds: {@code WIN in 5}, or {@code between LOSS in 4 and WIN in 7}. */
    @Override
    public String toString() {
        return isExact() ? atLeast.toString() : "between " + atLeast + " and " + atMost;
    }
}
