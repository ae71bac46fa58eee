package com.example.opponent;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.play.Difficulty;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.time.Duration;

/** A match against an opponent who replies to each move, and who can be asked for a hint. */
public final class Match<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private final Solver<S, M> solver;
    private final Opponent<S, M> opponent;
    private S state;
    private int ply;

    /** A match from the beginning; the same seed makes an opponent who plays the same way again. */
    public Match(Game<S, M> game, Strength strength, long seed) {
        solver = Engines.load().adviserFor(game).open(game);
        opponent = Opponent.ofStrength(solver, strength, seed).within(Duration.ofSeconds(1));
        state = game.initialState();
    }

    /** {@return the position} */
    public S state() {
        return state;
    }

    /** {@return whether the game is over} */
    public boolean isOver() {
        return state.terminalValue().isPresent();
    }

    /** Makes a move, and the opponent's reply to it if there is one. */
    public void play(M move) {
        make(move);
        if (!isOver()) {
            make(opponent.choose(state, ply));
        }
    }

    private void make(M move) {
        state = state.play(move);
        ply++;
    }

    /** What a hint button says: a best move, what it leads to, and whether any other would do. */
    public String hint() {
        Analysis<S, M> analysis = solver.analyze(state);
        Difficulty<M> difficulty = Difficulty.of(analysis);
        String others = difficulty.onlyMove().isPresent()
                ? "nothing else does"
                : difficulty.keeping().size() + " of " + difficulty.legalMoves() + " moves are good enough";
        return analysis.bestMove().orElseThrow() + ": " + analysis.outcome() + "; " + others;
    }

    @Override
    public void close() {
        solver.close();
    }
}
