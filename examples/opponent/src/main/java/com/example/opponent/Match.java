package com.example.opponent;

import dev.foregone.api.Advice;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
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
        solver = Engines.load().forPlaying(game).open(game);
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

    /** What a hint button says within a second: the move to make, what is proved, and whether any other would do. */
    public String hint() {
        Advice<S, M> advice = advice(Limits.none().withTime(Duration.ofMillis(500)));
        Difficulty<M> difficulty = Difficulty.of(advice);
        return advice.bestMove().orElseThrow() + ": " + advice.bounds().inWords() + "; "
                + (difficulty.isProved() ? others(difficulty) : certainty(advice));
    }

    private static String others(Difficulty<?> difficulty) {
        return difficulty.onlyMove().isPresent()
                ? "nothing else does"
                : difficulty.keeping().size() + " of " + difficulty.legalMoves() + " moves are good enough";
    }

    private static String certainty(Advice<?, ?> advice) {
        return advice.certainty() == Certainty.ESTIMATED ? "it seems best, which is not proved" : "it is good enough";
    }

    /** Everything about the position or, if there is not the time to prove it, what is known then. */
    private Advice<S, M> advice(Limits limits) {
        try {
            return Advice.of(solver.analyze(state, limits));
        } catch (SearchStoppedException stopped) {
            return solver.advise(state, limits);
        }
    }

    @Override
    public void close() {
        solver.close();
    }
}
