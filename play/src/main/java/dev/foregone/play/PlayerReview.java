package dev.foregone.play;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** How one player did in a game. Immutable. */
public final class PlayerReview {

    private final Parts parts;

    private PlayerReview(Parts parts) {
        this.parts = parts;
    }

    /** Exposed one by one, so that more parts can be added. */
    private record Parts(
            int moves,
            int choices,
            int kept,
            int onlyMoves,
            int onlyMovesFound,
            int winsToDraws,
            int winsToLosses,
            int drawsToLosses,
            long pliesLost,
            Optional<LevelEstimate> level) {}

    static <S extends GameState<S, M>, M extends Move> PlayerReview of(List<ReviewedMove<S, M>> moves) {
        return new PlayerReview(new Parts(
                moves.size(),
                count(moves, ReviewedMove::isChoice),
                count(moves, move -> move.isChoice() && move.keptValue()),
                count(moves, move -> move.difficulty().onlyMove().isPresent()),
                count(moves, ReviewedMove::isOnlyMove),
                count(moves, move -> move.valueLoss() == ValueLoss.WIN_TO_DRAW),
                count(moves, move -> move.valueLoss() == ValueLoss.WIN_TO_LOSS),
                count(moves, move -> move.valueLoss() == ValueLoss.DRAW_TO_LOSS),
                moves.stream().mapToLong(move -> move.pliesLost().orElse(0)).sum(),
                LevelEstimate.of(moves)));
    }

    private static <S extends GameState<S, M>, M extends Move> int count(
            List<ReviewedMove<S, M>> moves, Predicate<ReviewedMove<S, M>> which) {
        return (int) moves.stream().filter(which).count();
    }

    /** {@return the number of the player's moves} */
    public int moves() {
        return parts.moves();
    }

    /** {@return the number of those in which value could be lost} */
    public int choices() {
        return parts.choices();
    }

    /** {@return the number of the choices in which value was not lost} */
    public int kept() {
        return parts.kept();
    }

    /** {@return the number of choices in which only one move kept the value} */
    public int onlyMoves() {
        return parts.onlyMoves();
    }

    /** {@return the number of those in which the player made it} */
    public int onlyMovesFound() {
        return parts.onlyMovesFound();
    }

    /** {@return the number of wins given away for draws} */
    public int winsToDraws() {
        return parts.winsToDraws();
    }

    /** {@return the number of wins given away for losses} */
    public int winsToLosses() {
        return parts.winsToLosses();
    }

    /** {@return the number of draws given away for losses} */
    public int drawsToLosses() {
        return parts.drawsToLosses();
    }

    /** {@return plies given away by moves that kept the value, where {@link ReviewedMove#pliesLost()} counts them} */
    public long pliesLost() {
        return parts.pliesLost();
    }

    /** {@return the level at which the player's choices are likeliest, or empty if there was none} */
    public Optional<LevelEstimate> level() {
        return parts.level();
    }

    /** Reviews are equal if all their parts are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayerReview that && parts.equals(that.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }

    /** For people. */
    @Override
    public String toString() {
        return "PlayerReview"
                + parts.toString().substring(Parts.class.getSimpleName().length());
    }
}
