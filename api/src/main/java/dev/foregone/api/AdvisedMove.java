package dev.foregone.api;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.value.ValueObject;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * A legal move with everything that is proved of it and, typed apart, an estimate of the rest; or, typed apart from that, what its
 * estimate does not exceed: a search that has found a move which is no better than another does not ask how much worse it is.
 *
 * @param <M> the type of the game's moves
 */
public final class AdvisedMove<M extends Move> extends ValueObject {

    /**
     * What an estimate counts less where the move may still lose, or was not compared, so that a proved draw is not left for a hope that is hardly
     * greater: of several estimates the best is mostly too good.
     */
    private static final double CAUTION = 0.05;

    private final M move;
    private final Bounds bounds;
    private final OptionalDouble estimate;
    private final OptionalDouble noBetterThan;

    private AdvisedMove(M move, Bounds bounds, OptionalDouble estimate, OptionalDouble noBetterThan) {
        this.move = Objects.requireNonNull(move, "move");
        this.bounds = bounds;
        this.estimate = Estimates.within(bounds, estimate);
        this.noBetterThan = Estimates.within(bounds, noBetterThan);
    }

    /**
     * A move with an estimate, or without anything but what is proved.
     *
     * @param <M> the type of the game's moves
     * @param move the move
     * @param bounds proved bounds of its outcome
     * @param estimate the expected result, if there is one; it is brought between the values that the bounds allow, and
     *     dropped if they allow only one
     * @return the move
     * @throws IllegalArgumentException if the estimate is not from -1 to 1
     */
    public static <M extends Move> AdvisedMove<M> of(M move, Bounds bounds, OptionalDouble estimate) {
        return new AdvisedMove<>(move, bounds, estimate, OptionalDouble.empty());
    }

    /**
     * A move that was not compared.
     *
     * @param <M> the type of the game's moves
     * @param move the move
     * @param bounds proved bounds of its outcome
     * @param most what it seems not to exceed
     * @return the move, without an estimate
     * @throws IllegalArgumentException if that is not from -1 to 1
     */
    public static <M extends Move> AdvisedMove<M> notCompared(M move, Bounds bounds, double most) {
        return new AdvisedMove<>(move, bounds, OptionalDouble.empty(), OptionalDouble.of(most));
    }

    /**
     * The result to expect: the proved value, otherwise the estimate, otherwise what the move seems not to exceed, otherwise the
     * middle of the values that the bounds allow.
     *
     * @return from -1 (a loss) to 1 (a win), for the player who makes the move
     */
    public double expected() {
        OptionalDouble judged = estimate.isPresent() ? estimate : noBetterThan;
        return judged.orElse((Estimates.of(bounds.atLeast()) + Estimates.of(bounds.atMost())) / 2);
    }

    /**
     * The order of {@link Advice}: takes out, again and again, the most promising of the moves that are not proved to be worse
     * than another one left. A move that cannot lose any more is more promising than one that may, and of which hardly more is
     * expected, unless it was not compared. It takes n log n steps for n moves.
     *
     * @param <M> the type of the game's moves
     * @param moves moves of one position, in the order of {@link GameState#legalMoves()}
     * @return the same moves, best first
     */
    @Stability(Level.INTERNAL)
    public static <M extends Move> List<AdvisedMove<M>> bestFirst(List<AdvisedMove<M>> moves) {
        return bestFirst(moves, AdvisedMove::compareProofs);
    }

    /**
     * The same of moves of which more has been proved since they were in that order. Of those that lose and are not proved to be best,
     * an estimate that a proof of the value has ended says more about which holds out longest than how long each does at least, unless
     * a move is proved to hold out no longer than another does at least.
     */
    static <M extends Move> List<AdvisedMove<M>> stillBestFirst(List<AdvisedMove<M>> moves) {
        Outcome best = best(moves, Bounds::atMost);
        Outcome sure = best(moves, Bounds::atLeast);
        Comparator<AdvisedMove<M>> lost = Comparator.comparing(
                        (AdvisedMove<M> move) -> move.bounds.atLeast().equals(best))
                .thenComparing(move -> move.bounds.atMost().compareTo(sure) > 0);
        return bestFirst(
                moves,
                (one, other) -> one.isLost() && other.isLost() ? lost.compare(one, other) : compareProofs(one, other));
    }

    private static <M extends Move> List<AdvisedMove<M>> bestFirst(
            List<AdvisedMove<M>> moves, Comparator<AdvisedMove<M>> proofs) {
        return new AdviceOrder<>(moves.stream()
                        .sorted(Comparator.comparing((AdvisedMove<M> move) -> !move.isLost())
                                .thenComparing(AdvisedMove::promise)
                                .thenComparing(move -> move.noBetterThan().isEmpty())
                                .thenComparing(proofs)
                                .reversed())
                        .toList())
                .bestFirst();
    }

    private static int compareProofs(AdvisedMove<?> one, AdvisedMove<?> other) {
        int least = one.bounds.atLeast().compareTo(other.bounds.atLeast());
        return least != 0 ? least : one.bounds.atMost().compareTo(other.bounds.atMost());
    }

    /** The best of the lower or the upper bounds. */
    static <M extends Move> Outcome best(List<AdvisedMove<M>> moves, Function<Bounds, Outcome> bound) {
        return moves.stream()
                .map(move -> bound.apply(move.bounds()))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    private double promise() {
        boolean isUnsure = bounds.atLeast().value() == GameValue.LOSS || noBetterThan.isPresent();
        return isUnsure ? expected() - CAUTION : expected();
    }

    private boolean isLost() {
        return bounds.atMost().value() == GameValue.LOSS;
    }

    /** The same move, which is known to be no better than this. */
    AdvisedMove<M> atMost(Outcome best) {
        return bounds.atMost().compareTo(best) <= 0 ? this : proved(new Bounds(bounds.atLeast(), best));
    }

    /** The same move, of which this is proved. */
    AdvisedMove<M> proved(Bounds other) {
        return new AdvisedMove<>(move, other, estimate, noBetterThan);
    }

    /** {@return the move} */
    public M move() {
        return move;
    }

    /** {@return proved bounds of its outcome for the player who makes it, counted from the position before it} */
    public Bounds bounds() {
        return bounds;
    }

    /**
     * {@return the expected result for that player, from -1 (a loss) to 1 (a win), never a proof; empty if there is
     * none, or if the value is proved; engines look more closely at the best move than at the others}
     */
    public OptionalDouble estimate() {
        return estimate;
    }

    /**
     * {@return of a move that was not compared: it seems no better than this, from -1 to 1, and may be much worse,
     * never a proof; empty if there is an estimate, if nothing is known, or if the value is proved}
     */
    public OptionalDouble noBetterThan() {
        return noBetterThan;
    }

    @Override
    protected List<Object> parts() {
        return List.of(move, bounds, estimate, noBetterThan);
    }
}
