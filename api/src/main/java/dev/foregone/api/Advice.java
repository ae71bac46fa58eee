package dev.foregone.api;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.value.ValueObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * The best that is known of a position when there was not the time to prove everything: of the position and of each
 * legal move, proved bounds and, typed apart, an estimate. Immutable.
 *
 * <p>The moves are best first: <strong>no move stands before another that is proved to be better</strong>, and none that is proved
 * to lose before one that is not. Where moves are proved to be best, one of them is first. Apart from that they go by the
 * expected result (the proved value, or the estimate, or what a move that was not compared seems not to exceed, or the middle of the values that are possible; a little less
 * where a move may still lose, or was not compared), then those that were compared come first, then by what is proved, then by the order of {@link GameState#legalMoves()}.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class Advice<S extends GameState<S, M>, M extends Move> extends ValueObject {

    private final S state;
    private final Bounds bounds;

    /** In the order of {@link GameState#legalMoves()}. */
    private final List<AdvisedMove<M>> legal;

    private final List<AdvisedMove<M>> moves;
    private final List<M> line;

    private Advice(S state, Bounds bounds, List<AdvisedMove<M>> legal, List<AdvisedMove<M>> moves, List<M> line) {
        this.state = Objects.requireNonNull(state, "state");
        this.bounds = bounds;
        this.legal = legal;
        this.moves = moves;
        this.line = List.copyOf(line);
    }

    /**
     * Advice about a position. A position is as good as the best of its moves, so each of the bounds may narrow others.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param state the position
     * @param bounds proved bounds of its outcome
     * @param moves every legal move, in the order of {@link GameState#legalMoves()}; empty when the game is over
     * @param line the moves expected from here on; used if it begins with the first of the moves, best first
     * @return the advice
     * @throws IllegalArgumentException if the bounds contradict each other
     */
    public static <S extends GameState<S, M>, M extends Move> Advice<S, M> of(
            S state, Bounds bounds, List<AdvisedMove<M>> moves, List<M> line) {
        if (moves.isEmpty()) {
            return new Advice<>(state, bounds, List.of(), List.of(), List.of());
        }
        Bounds proved = proved(bounds, moves);
        List<AdvisedMove<M>> legal = atMost(proved, moves);
        return ordered(state, proved, legal, AdvisedMove.bestFirst(legal), line);
    }

    private static <M extends Move> Bounds proved(Bounds bounds, List<AdvisedMove<M>> moves) {
        return bounds.and(
                new Bounds(AdvisedMove.best(moves, Bounds::atLeast), AdvisedMove.best(moves, Bounds::atMost)));
    }

    private static <M extends Move> List<AdvisedMove<M>> atMost(Bounds proved, List<AdvisedMove<M>> moves) {
        return moves.stream().map(move -> move.atMost(proved.atMost())).toList();
    }

    private static <S extends GameState<S, M>, M extends Move> Advice<S, M> ordered(
            S state, Bounds proved, List<AdvisedMove<M>> legal, List<AdvisedMove<M>> ordered, List<M> line) {
        M first = ordered.get(0).move();
        boolean expected = !line.isEmpty() && line.get(0).equals(first);
        return new Advice<>(state, proved, legal, ordered, expected ? line : List.of(first));
    }

    /**
     * Everything is proved.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param analysis the analysis of a position
     * @return the same as advice
     */
    public static <S extends GameState<S, M>, M extends Move> Advice<S, M> of(Analysis<S, M> analysis) {
        List<AdvisedMove<M>> moves = analysis.moves().stream()
                .map(rated -> AdvisedMove.of(rated.move(), Bounds.exactly(rated.outcome()), OptionalDouble.empty()))
                .toList();
        return of(analysis.state(), Bounds.exactly(analysis.outcome()), moves, analysis.line());
    }

    /**
     * Nothing is known of the moves.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param state the position
     * @param bounds proved bounds of its outcome
     * @return the legal moves in their order
     */
    public static <S extends GameState<S, M>, M extends Move> Advice<S, M> of(S state, Bounds bounds) {
        List<AdvisedMove<M>> moves = state.legalMoves().stream()
                .map(move -> AdvisedMove.of(move, Bounds.unknown(), OptionalDouble.empty()))
                .toList();
        return of(state, bounds, moves, List.of());
    }

    /**
     * The same advice with more that is proved.
     *
     * @param ofPosition proved bounds of the position's outcome
     * @param ofMoves proved bounds of each move's outcome for the player who makes it; {@link Bounds#unknown()} where nothing is
     * @return advice of all that is proved by either; moves that turn out to lose, without a proof of which is best or loses sooner,
     *     keep the order that they had by their estimates
     * @throws IllegalArgumentException if the bounds contradict each other
     */
    public Advice<S, M> and(Bounds ofPosition, Function<? super M, Bounds> ofMoves) {
        if (legal.isEmpty()) {
            return of(state, bounds.and(ofPosition), legal, line);
        }
        Map<M, AdvisedMove<M>> proved = new HashMap<>();
        legal.forEach(each -> proved.put(each.move(), each.proved(each.bounds().and(ofMoves.apply(each.move())))));
        Bounds all = proved(bounds.and(ofPosition), List.copyOf(proved.values()));
        proved.replaceAll((move, each) -> each.atMost(all.atMost()));
        return ordered(state, all, inOrder(legal, proved), AdvisedMove.stillBestFirst(inOrder(moves, proved)), line);
    }

    /**
     * The same advice with what the rules alone show of the next two plies: a move that wins at once stands first, and none that lets the
     * other player do so stands before one that does not. It takes a few thousand moves at most, and so is done whatever the limits;
     * where a time is limited, or over, ten milliseconds.
     *
     * @param limits of the question
     * @return advice that no cold start makes blind
     */
    @Stability(Level.INTERNAL)
    public Advice<S, M> withEndsAtOnce(Limits limits) {
        return new AtOnce<S, M>(state, limits).in(this);
    }

    private static <M extends Move> List<AdvisedMove<M>> inOrder(
            List<AdvisedMove<M>> order, Map<M, AdvisedMove<M>> moves) {
        return order.stream()
                .map(each -> Objects.requireNonNull(moves.get(each.move())))
                .toList();
    }

    /** {@return the position} */
    public S state() {
        return state;
    }

    /** {@return proved bounds of the position's outcome} */
    public Bounds bounds() {
        return bounds;
    }

    /**
     * The expected result of the position, for the player to move: that of the best move.
     *
     * @return from -1 (a loss) to 1 (a win), never a proof; empty if there is no estimate, or if the value is proved
     */
    public OptionalDouble estimate() {
        return moves.isEmpty()
                ? OptionalDouble.empty()
                : Estimates.within(bounds, moves.get(0).estimate());
    }

    /** {@return every legal move, best first; empty when the game is over} */
    public List<AdvisedMove<M>> moves() {
        return moves;
    }

    /** {@return the move to make, or empty when the game is over} */
    public Optional<M> bestMove() {
        return moves.stream().findFirst().map(AdvisedMove::move);
    }

    /**
     * The moves expected from here on, the best move first. {@code anytime} gives as many as it looked ahead; fewer where the line comes
     * to a position whose outcome is known, or comes back to one that it has been in, and just one where a proof has put
     * another move first than the one that was looked at most. An engine that only proves gives the principal line if it proved
     * everything in time, otherwise one move.
     *
     * @return legal moves, one after the other; empty when the game is over
     */
    public List<M> line() {
        return line;
    }

    /** {@return how sure it is that the first move should be made; when the game is over, {@link Certainty#BEST}} */
    public Certainty certainty() {
        if (moves.size() < 2) {
            return Certainty.BEST;
        }
        Outcome first = moves.get(0).bounds().atLeast();
        Outcome others = AdvisedMove.best(moves.subList(1, moves.size()), Bounds::atMost);
        if (first.compareTo(others) >= 0) {
            return Certainty.BEST;
        }
        return first.value().compareTo(others.value()) >= 0 ? Certainty.VALUE : Certainty.ESTIMATED;
    }

    /**
     * {@return whether nothing was looked at but which moves win or lose within two plies, for want of time or of an engine that
     *     estimates: then any other move may be as good as the first, or better}
     */
    public boolean isUninformed() {
        AdvisedMove<M> first = certainty() == Certainty.ESTIMATED ? moves.get(0) : null;
        return first != null
                && first.estimate().isEmpty()
                && first.noBetterThan().isEmpty()
                && first.bounds().within(2).equals(first.bounds());
    }

    /**
     * What is known of one move.
     *
     * @param move one of the position's legal moves
     * @return its bounds and estimate
     * @throws IllegalMoveException if the move is not legal here
     */
    public AdvisedMove<M> of(M move) {
        return moves.stream()
                .filter(advised -> advised.move().equals(move))
                .findFirst()
                .orElseThrow(() -> new IllegalMoveException(move, state, state.legalMoves()));
    }

    @Override
    protected List<Object> parts() {
        return List.of(state, bounds, moves, line);
    }

    /** For people: the first move, how sure it is, and what is proved. */
    @Override
    public String toString() {
        return "Advice[" + bestMove().map(Object::toString).orElse("none") + ", " + certainty() + ", " + bounds + "]";
    }
}
