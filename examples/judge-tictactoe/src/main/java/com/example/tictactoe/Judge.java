package com.example.tictactoe;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;

/**
 * Says who wins a board when both play best. It knows tic-tac-toe by its id alone: the game and the engines are jars
 * that are there when the program runs.
 */
final class Judge<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private final Game<S, M> game;
    private final Solver<S, M> solver;

    private Judge(Game<S, M> game, Engine engine) {
        this.game = game;
        this.solver = engine.open(game);
    }

    static Judge<?, ?> of(String id) {
        return of(Games.load().get(id));
    }

    private static <S extends GameState<S, M>, M extends Move> Judge<S, M> of(Game<S, M> game) {
        return new Judge<>(game, Engines.load().forSolving(game));
    }

    /** The player who wins from here, or TIE. */
    String winner(String board) {
        S state = game.parse(board);
        String mover = game.playerToMove(state).orElseThrow();
        return switch (solver.solve(state).value()) {
            case WIN -> mover;
            case LOSS -> opponentOf(mover);
            case DRAW -> "TIE";
        };
    }

    private String opponentOf(String player) {
        return game.players().stream()
                .filter(other -> !other.equals(player))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void close() {
        solver.close();
    }
}
