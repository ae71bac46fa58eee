package dev.foregone.play;

import dev.foregone.api.Advice;
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
            throw over(state);
        }
        return legal;
    }

    /**
     * Checks that there is a move, without asking the game, which may take long for its moves.
     *
     * @throws IllegalArgumentException if the game is over
     */
    static void check(Advice<?, ?> advice) {
        if (advice.moves().isEmpty()) {
            throw over(advice.state());
        }
    }

    private static IllegalArgumentException over(Object state) {
        return new IllegalArgumentException("the game is over in " + state + ": there is no move to choose");
    }
}
