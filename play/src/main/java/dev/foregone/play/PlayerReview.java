package dev.foregone.play;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.value.ValueObject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;

/** How one player did in a game: what is counted when it is asked for. Immutable. */
public final class PlayerReview extends ValueObject {

    private final List<? extends ReviewedMove<?, ?>> moves;

    PlayerReview(List<? extends ReviewedMove<?, ?>> moves) {
        this.moves = moves;
    }

    private int count(Predicate<ReviewedMove<?, ?>> which) {
        return (int) moves.stream().filter(which).count();
    }

    private int gave(ValueLoss loss) {
        return count(move -> move.valueLoss().filter(loss::equals).isPresent());
    }

    /** {@return the number of the player's moves} */
    public int moves() {
        return moves.size();
    }

    /** {@return the number of moves of which it is not proved whether they gave away value; all other counts but {@link #moves} are
     *     of proved moves, and {@link #expectedLoss} is of these} */
    public int unproved() {
        return count(move -> !move.isProved());
    }

    /** {@return the sum of what is estimated that the unproved moves gave away: 1 is a win for a draw, or a draw for a loss; empty if
     *     there are such moves and none has an estimate} */
    public OptionalDouble expectedLoss() {
        List<OptionalDouble> losses = moves.stream()
                .filter(move -> !move.isProved())
                .map(ReviewedMove::expectedLoss)
                .toList();
        return losses.isEmpty() || losses.stream().anyMatch(OptionalDouble::isPresent)
                ? OptionalDouble.of(
                        losses.stream().flatMapToDouble(OptionalDouble::stream).sum())
                : OptionalDouble.empty();
    }

    /** {@return the number of moves in which value could be lost, by proof} */
    public int choices() {
        return count(move -> move.isProved() && move.isChoice());
    }

    /** {@return the number of the choices in which value was not lost} */
    public int kept() {
        return count(move -> move.isChoice() && move.keptValue());
    }

    /** {@return the number of choices in which only one move kept the value} */
    public int onlyMoves() {
        return count(move -> move.difficulty().onlyMove().isPresent());
    }

    /** {@return the number of the only moves that the player made} */
    public int onlyMovesFound() {
        return count(ReviewedMove::isOnlyMove);
    }

    /** {@return the number of wins given away for draws} */
    public int winsToDraws() {
        return gave(ValueLoss.WIN_TO_DRAW);
    }

    /** {@return the number of wins given away for losses} */
    public int winsToLosses() {
        return gave(ValueLoss.WIN_TO_LOSS);
    }

    /** {@return the number of draws given away for losses} */
    public int drawsToLosses() {
        return gave(ValueLoss.DRAW_TO_LOSS);
    }

    /** {@return plies given away by moves that kept the value, where {@link ReviewedMove#pliesLost()} counts them} */
    public long pliesLost() {
        return moves.stream().mapToLong(move -> move.pliesLost().orElse(0)).sum();
    }

    /** {@return the level at which the player's choices are likeliest, or empty if there was none} */
    @Stability(Level.EXPERIMENTAL)
    public Optional<LevelEstimate> level() {
        return LevelEstimate.of(moves);
    }

    @Override
    protected List<?> parts() {
        return moves;
    }
}
