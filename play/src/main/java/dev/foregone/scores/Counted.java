package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a {@link CountedGame}: one of the game itself, or, after its end, how long the winner still counts.
 *
 * @param state the position of the game; null while the winner counts, when it no longer matters
 * @param game says what the score is
 * @param left how many plies are still counted
 * @param wins whether the player to move has won; only while that is counted
 */
record Counted<S extends GameState<S, M>, M extends Move>(
        @Nullable S state, CountedGame<S, M> game, int left, boolean wins) implements GameState<Counted<S, M>, Move> {

    /** The only move after the end. */
    enum Count implements Move {
        COUNT;

        @Override
        public String toString() {
            return "count";
        }
    }

    private static final List<Move> COUNTING = List.of(Count.COUNT);

    boolean isCounting() {
        return state == null;
    }

    S playing() {
        return Objects.requireNonNull(state);
    }

    /** Whether the game is over, counted or not. */
    boolean isOver() {
        return isCounting() || playing().terminalValue().isPresent();
    }

    @Override
    public Optional<GameValue> terminalValue() {
        if (!isOver()) {
            return Optional.empty();
        }
        int score = isCounting() ? wins ? 1 : -1 : game.score(playing());
        int rest = isCounting() ? left : game.scale().counted(score);
        if (rest > 0) {
            return Optional.empty();
        }
        return Optional.of(score == 0 ? GameValue.DRAW : score > 0 ? GameValue.WIN : GameValue.LOSS);
    }

    @Override
    @SuppressWarnings("unchecked") // nobody changes the list
    public List<Move> legalMoves() {
        if (isOver()) {
            return terminalValue().isPresent() ? List.of() : COUNTING;
        }
        return (List<Move>) playing().legalMoves();
    }

    @Override
    public boolean movesAgain(Move move) {
        return !isOver() && playing().movesAgain(itsMove(move));
    }

    @Override
    public Counted<S, M> play(Move move) {
        if (!isOver()) {
            return game.state(playing().play(itsMove(move)));
        }
        if (move != Count.COUNT || terminalValue().isPresent()) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        if (isCounting()) {
            return new Counted<>(null, game, left - 1, !wins);
        }
        int score = game.score(playing());
        return new Counted<>(null, game, game.scale().counted(score) - 1, score < 0);
    }

    @SuppressWarnings("unchecked") // another game's move fails in play
    private M itsMove(Move move) {
        return (M) move;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Counted<?, ?> that
                && left == that.left
                && wins == that.wins
                && Objects.equals(state, that.state);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(state) + 2 * left + (wins ? 1 : 0);
    }

    /** The position of the game. */
    @Override
    public String toString() {
        return isCounting()
                ? "a finished position whose points are counted out, which memo need not"
                : playing().toString();
    }
}
