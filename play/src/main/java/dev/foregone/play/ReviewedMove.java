package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import java.util.List;
import java.util.OptionalInt;

/**
 * One move of a played game, compared with the moves that could have been played.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param number the number of the move in the game, from 1
 * @param player the player who made it: 0 for the player to move at the start, 1 for the other
 * @param analysis the analysis of the position before it
 * @param move the move
 * @param after the outcome of the move for the player who made it, counted from the position before it
 */
public record ReviewedMove<S extends GameState<S, M>, M extends Move>(
        int number, int player, Analysis<S, M> analysis, M move, Outcome after) {

    static <S extends GameState<S, M>, M extends Move> ReviewedMove<S, M> of(
            int number, int player, Analysis<S, M> analysis, M move) {
        return analysis.moves().stream()
                .filter(rated -> rated.move().equals(move))
                .map(rated -> new ReviewedMove<>(number, player, analysis, move, rated.outcome()))
                .findFirst()
                .orElseThrow(() -> new IllegalMoveException(
                        number, move, analysis.state(), analysis.state().legalMoves()));
    }

    /** {@return the outcome of the position before the move, for the player who made it} */
    public Outcome before() {
        return analysis.outcome();
    }

    /** {@return the best moves in the position before the move} */
    public List<M> bestMoves() {
        return analysis.bestMoves();
    }

    /** {@return the value that the move gave away} */
    public ValueLoss valueLoss() {
        return ValueLoss.between(before().value(), after.value());
    }

    /** {@return whether the move kept the value} */
    public boolean keptValue() {
        return valueLoss() == ValueLoss.NONE;
    }

    /**
     * The number of plies that the move gave away: a win that comes later, a loss that comes sooner, a draw that comes
     * later.
     *
     * @return 0 for a move of the best outcome; empty where value was lost, since plies of different values cannot be
     *     compared, and where a draw that ends became an endless one
     */
    public OptionalInt pliesLost() {
        if (after.equals(before())) {
            return OptionalInt.of(0);
        }
        if (!keptValue() || after.isEndless()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(Math.abs(after.plies() - before().plies()));
    }

    /** {@return how difficult the position before the move was} */
    public Difficulty<M> difficulty() {
        return Difficulty.of(analysis);
    }

    /** {@return whether the player could have lost value, or did} */
    public boolean isChoice() {
        return difficulty().isChoice();
    }

    /** {@return whether the move was the only one that kept the value, where others did not} */
    public boolean isOnlyMove() {
        return difficulty().onlyMove().filter(move::equals).isPresent();
    }
}
