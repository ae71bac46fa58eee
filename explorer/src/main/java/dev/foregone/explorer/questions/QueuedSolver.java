package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;

/**
 * The question service as a solver, for opponents and reviews, which ask several questions. Limits hold for each.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class QueuedSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final BiFunction<S, Limits, Answer<S, M>> answers;
    private final BiFunction<S, Limits, Advice<S, M>> advice;
    private final AtomicLong positions = new AtomicLong();

    /** A solver that gets its answers from one function, and its advice from another. */
    public QueuedSolver(BiFunction<S, Limits, Answer<S, M>> answers, BiFunction<S, Limits, Advice<S, M>> advice) {
        this.answers = answers;
        this.advice = advice;
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        return answer(state, limits).bounds();
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        Answer<S, M> answer = answer(state, limits);
        return answer.analysis().orElseThrow(() -> new SearchStoppedException(answer.stopped(), answer.bounds()));
    }

    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        return advice.apply(state, limits);
    }

    private Answer<S, M> answer(S state, Limits limits) {
        Answer<S, M> answer = answers.apply(state, limits);
        positions.addAndGet(answer.cost().positions());
        return answer;
    }

    /** Includes positions visited for answers that were found before. */
    @Override
    public long positionsVisited() {
        return positions.get();
    }

    @Override
    public void close() {}
}
