package dev.foregone.play;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;
import java.util.Objects;

/** Positions in which there is a move to choose. */
final class Unfinished {

    private Unfinished() {}

    /**
     * The legal moves, at least one.
     *
     * @throws IllegalArgumentException if the game is over
     */
    static <S extends GameState<S, M>, M extends Move> List<M> legalMoves(S state) {
        Objects.requireNonNull(state, "state");
        List<M> legal = state.terminalValue().isPresent() ? List.of() : state.legalMoves();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("the game is over in " + state + ": there is no move to choose");
        }
        return legal;
    }
}
