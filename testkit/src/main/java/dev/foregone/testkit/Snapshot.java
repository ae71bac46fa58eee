package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;

/** All that can be seen of a state from outside, copied. */
record Snapshot(
        String notation,
        String text,
        int hash,
        Optional<GameValue> terminalValue,
        List<? extends Move> legalMoves,
        Optional<String> playerToMove) {

    static <S extends GameState<S, M>, M extends Move> Snapshot of(Game<S, M> game, S state) {
        return new Snapshot(
                game.format(state),
                state.toString(),
                state.hashCode(),
                state.terminalValue(),
                List.copyOf(state.legalMoves()),
                game.playerToMove(state));
    }

    /** The same future, as far as it shows at once. */
    boolean promisesSameAs(Snapshot other) {
        return terminalValue.equals(other.terminalValue)
                && legalMoves.equals(other.legalMoves)
                && playerToMove.equals(other.playerToMove);
    }
}
