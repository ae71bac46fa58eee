package dev.foregone.strategy;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.strategy.report.Claim;
import java.util.function.Function;

/** A solver that claims what it is told, true or not, and must not be asked for more. */
record Claims<S extends GameState<S, M>, M extends Move>(Function<S, Bounds> ofStates) implements Solver<S, M> {

    /** What a tablebase of values says of a position that is won or lost. */
    static Bounds withoutPlies(GameValue value) {
        return value == GameValue.WIN
                ? new Bounds(Outcome.win(Claim.FAR), Outcome.win(1))
                : new Bounds(Outcome.loss(1), Outcome.loss(Claim.FAR));
    }

    /** A solver that must not be asked at all. */
    static <S extends GameState<S, M>, M extends Move> Claims<S, M> none() {
        return new Claims<>(state -> {
            throw new AssertionError("asked about " + state);
        });
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        return ofStates.apply(state);
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        throw new AssertionError("asked about " + state);
    }

    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        throw new AssertionError("asked about " + state);
    }

    @Override
    public long positionsVisited() {
        return 0;
    }

    @Override
    public void close() {}
}
