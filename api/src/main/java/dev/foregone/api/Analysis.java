package dev.foregone.api;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Everything about one position: its outcome, the outcome of every legal move, and the line of best play for both
 * sides. Every engine returns the same.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of the game's moves
 * @param state the position
 * @param outcome its outcome
 * @param moves every legal move with its outcome, best first; moves of equal outcome in the order of
 *     {@link GameState#legalMoves()}; empty when the game is over
 * @param line the principal line: the best moves of both players in turn, exactly {@code outcome.plies()} of them,
 *     ending in a finished position of the outcome's value; empty when the outcome is an endless draw
 */
public record Analysis<S extends GameState<S, M>, M extends Move>(
        S state, Outcome outcome, List<RatedMove<M>> moves, List<M> line) {

    /**
     * Copies the lists.
     *
     * @param state the position
     * @param outcome its outcome
     * @param moves every legal move with its outcome, best first
     * @param line the principal line
     */
    public Analysis {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(outcome, "outcome");
        moves = List.copyOf(moves);
        line = List.copyOf(line);
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
}
