package dev.foregone.api;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * A legal move with everything that is proved of it and, typed apart, an estimate of the rest.
 *
 * @param <M> the type of the game's moves
 * @param move the move
 * @param bounds proved bounds of its outcome for the player who makes it, counted from the position before it
 * @param estimate the expected result for that player, from -1 (a loss) to 1 (a win), never a proof; empty if there is
 *     none, or if the value is proved; engines look more closely at the best move than at the others
 */
public record AdvisedMove<M extends Move>(M move, Bounds bounds, OptionalDouble estimate) {

    /**
     * What an estimate counts less where the move may still lose, so that a proved draw is not left for a hope that is hardly
     * greater: of several estimates the best is mostly too good.
     */
    private static final double CAUTION = 0.05;

    /**
     * Brings the estimate between the values that the bounds allow, and drops it if they allow only one.
     *
     * @param move the move
     * @param bounds proved bounds of its outcome
     * @param estimate the expected result, if there is one
     * @throws IllegalArgumentException if the estimate is not from -1 to 1
     */
    public AdvisedMove {
        Objects.requireNonNull(move, "move");
        estimate = Estimates.within(bounds, estimate);
    }

    /**
     * The result to expect: the proved value, otherwise the estimate, otherwise the middle of the values that the bounds
     * allow.
     *
     * @return from -1 (a loss) to 1 (a win), for the player who makes the move
     */
    public double expected() {
        return estimate.orElse((Estimates.of(bounds.atLeast()) + Estimates.of(bounds.atMost())) / 2);
    }

    /**
     * The order of {@link Advice}: takes out, again and again, the most promising of the moves that are not proved to be worse
     * than another one left. A move that cannot lose any more is more promising than one that may, and of which hardly more is
     * expected. It takes n log n steps for n moves.
     *
     * @param <M> the type of the game's moves
     * @param moves moves of one position, in the order of {@link GameState#legalMoves()}
     * @return the same moves, best first
     */
    public static <M extends Move> List<AdvisedMove<M>> bestFirst(List<AdvisedMove<M>> moves) {
        return new AdviceOrder<>(moves.stream()
                        .sorted(Comparator.comparing((AdvisedMove<M> move) -> !move.isLost())
                                .thenComparing(AdvisedMove::promise)
                                .thenComparing(move -> move.bounds().atLeast())
                                .thenComparing(move -> move.bounds().atMost())
                                .reversed())
                        .toList())
                .bestFirst();
    }

    /** The best of the lower or the upper bounds. */
    static <M extends Move> Outcome best(List<AdvisedMove<M>> moves, Function<Bounds, Outcome> bound) {
        return moves.stream()
                .map(move -> bound.apply(move.bounds()))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    private double promise() {
        return bounds.atLeast().value() == GameValue.LOSS ? expected() - CAUTION : expected();
    }

    private boolean isLost() {
        return bounds.atMost().value() == GameValue.LOSS;
    }

    /** The same move, which is known to be no better than this. */
    AdvisedMove<M> atMost(Outcome best) {
        return bounds.atMost().compareTo(best) <= 0
                ? this
                : new AdvisedMove<>(move, new Bounds(bounds.atLeast(), best), estimate);
    }
}
