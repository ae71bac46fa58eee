package dev.foregone.play;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * How one player did in a game.
 *
 * @param moves the player's moves
 * @param choices those in which value could be lost
 * @param kept those of the choices in which it was not
 * @param onlyMoves the choices in which one move alone kept the value
 * @param onlyMovesFound those of them in which the player made it
 * @param winsToDraws wins given away for draws
 * @param winsToLosses wins given away for losses
 * @param drawsToLosses draws given away for losses
 * @param pliesLost plies given away by moves that kept the value, as far as they can be counted: see
 *     {@link ReviewedMove#pliesLost()}
 * @param level the level at which the player's choices are likeliest, or empty if there was none
 */
public record PlayerReview(
        int moves,
        int choices,
        int kept,
        int onlyMoves,
        int onlyMovesFound,
        int winsToDraws,
        int winsToLosses,
        int drawsToLosses,
        long pliesLost,
        Optional<LevelEstimate> level) {

    static <S extends GameState<S, M>, M extends Move> PlayerReview of(List<ReviewedMove<S, M>> moves) {
        return new PlayerReview(
                moves.size(),
                count(moves, ReviewedMove::isChoice),
                count(moves, move -> move.isChoice() && move.keptValue()),
                count(moves, move -> move.difficulty().onlyMove().isPresent()),
                count(moves, ReviewedMove::isOnlyMove),
                count(moves, move -> move.valueLoss() == ValueLoss.WIN_TO_DRAW),
                count(moves, move -> move.valueLoss() == ValueLoss.WIN_TO_LOSS),
                count(moves, move -> move.valueLoss() == ValueLoss.DRAW_TO_LOSS),
                moves.stream().mapToLong(move -> move.pliesLost().orElse(0)).sum(),
                LevelEstimate.of(moves));
    }

    private static <S extends GameState<S, M>, M extends Move> int count(
            List<ReviewedMove<S, M>> moves, Predicate<ReviewedMove<S, M>> which) {
        return (int) moves.stream().filter(which).count();
    }
}
