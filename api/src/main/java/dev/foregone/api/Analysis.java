package dev.foregone.api;

import dev.foregone.value.ValueObject;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Everything about one position: its outcome, the outcome of every legal move, and the line of best play for both
 * sides. Every engine returns the same.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of the game's moves
 */
public final class Analysis<S extends GameState<S, M>, M extends Move> extends ValueObject {

    private final S state;
    private final Outcome outcome;
    private final List<RatedMove<M>> moves;
    private final List<M> line;

    private Analysis(S state, Outcome outcome, List<RatedMove<M>> moves, List<M> line) {
        this.state = Objects.requireNonNull(state, "state");
        this.outcome = Objects.requireNonNull(outcome, "outcome");
        this.moves = List.copyOf(moves);
        this.line = List.copyOf(line);
    }

    /**
     * An analysis, as an engine makes it.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param state the position
     * @param outcome its outcome
     * @param moves every legal move with its outcome, best first
     * @param line the principal line
     * @return the analysis, with copies of the lists
     */
    public static <S extends GameState<S, M>, M extends Move> Analysis<S, M> of(
            S state, Outcome outcome, List<RatedMove<M>> moves, List<M> line) {
        return new Analysis<>(state, outcome, moves, line);
    }

    /**
     * The best move: among moves of equal outcome, the first in the order of {@link GameState#legalMoves()}.
     *
     * @return the best move, or empty when the game is over
     */
    public Optional<M> bestMove() {
        return moves.stream().findFirst().map(RatedMove::move);
    }

    /**
     * Every move that is as good as the best: every one whose outcome equals the position's.
     *
     * @return the moves in the order of {@link GameState#legalMoves()}, the {@linkplain #bestMove best move} first;
     *     empty when the game is over
     */
    public List<M> bestMoves() {
        return moves.stream()
                .filter(rated -> rated.outcome().equals(outcome))
                .map(RatedMove::move)
                .toList();
    }

    /**
     * The outcome of a move, for the player who makes it, counted from this position.
     *
     * @param move one of the position's legal moves
     * @return its outcome
     * @throws IllegalMoveException if the move is not legal here
     */
    public Outcome outcomeOf(M move) {
        return moves.stream()
                .filter(rated -> rated.move().equals(move))
                .map(RatedMove::outcome)
                .findFirst()
                .orElseThrow(() -> new IllegalMoveException(move, state, state.legalMoves()));
    }

    /** {@return the position} */
    public S state() {
        return state;
    }

    /** {@return its outcome} */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * {@return every legal move with its outcome, best first; moves of equal outcome in the order of {@link
     * GameState#legalMoves()}; empty when the game is over}
     */
    public List<RatedMove<M>> moves() {
        return moves;
    }

    /**
     * {@return the principal line: the best moves of both players in turn, exactly {@code outcome.plies()} of them,
     * ending in a finished position of the outcome's value; empty when the outcome is an endless draw}
     */
    public List<M> line() {
        return line;
    }

    @Override
    protected List<Object> parts() {
        return List.of(state, outcome, moves, line);
    }
}
