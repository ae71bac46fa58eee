package dev.foregone.play;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
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
            Optional<LevelEstimate> level,
            int unproved,
            OptionalDouble expectedLoss) {}

    static <S extends GameState<S, M>, M extends Move> PlayerReview of(List<ReviewedMove<S, M>> moves) {
        return new PlayerReview(new Parts(
                moves.size(),
                count(moves, move -> move.isProved() && move.isChoice()),
                count(moves, move -> move.isChoice() && move.keptValue()),
                count(moves, move -> move.difficulty().onlyMove().isPresent()),
                count(moves, ReviewedMove::isOnlyMove),
                count(moves, move -> gave(move, ValueLoss.WIN_TO_DRAW)),
                count(moves, move -> gave(move, ValueLoss.WIN_TO_LOSS)),
                count(moves, move -> gave(move, ValueLoss.DRAW_TO_LOSS)),
                moves.stream().mapToLong(move -> move.pliesLost().orElse(0)).sum(),
                LevelEstimate.of(moves),
                count(moves, move -> !move.isProved()),
                expectedLoss(moves)));
    }

    private static boolean gave(ReviewedMove<?, ?> move, ValueLoss loss) {
        return move.valueLoss().filter(loss::equals).isPresent();
    }

    private static <S extends GameState<S, M>, M extends Move> OptionalDouble expectedLoss(
            List<ReviewedMove<S, M>> moves) {
        List<OptionalDouble> losses = moves.stream()
                .filter(move -> !move.isProved())
                .map(ReviewedMove::expectedLoss)
                .toList();
        return losses.isEmpty() || losses.stream().anyMatch(OptionalDouble::isPresent)
                ? OptionalDouble.of(
                        losses.stream().flatMapToDouble(OptionalDouble::stream).sum())
                : OptionalDouble.empty();
    }

    private static <S extends GameState<S, M>, M extends Move> int count(
            List<ReviewedMove<S, M>> moves, Predicate<ReviewedMove<S, M>> which) {
        return (int) moves.stream().filter(which).count();
    }

    /** {@return the number of the player's moves} */
    public int moves() {
        return parts.moves();
    }

    /** {@return the number of moves of which it is not proved whether they gave away value; all other counts but {@link #moves} are
     *     of proved moves, and {@link #expectedLoss} is of these} */
    public int unproved() {
        return parts.unproved();
    }

    /** {@return the sum of what is estimated that the unproved moves gave away: 1 is a win for a draw, or a draw for a loss; empty if
     *     there are such moves and none has an estimate} */
    public OptionalDouble expectedLoss() {
        return parts.expectedLoss();
    }

    /** {@return the number of moves in which value could be lost, by proof} */
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

    /** {@return the number of the only moves that the player made} */
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
    @Stability(Level.EXPERIMENTAL)
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
