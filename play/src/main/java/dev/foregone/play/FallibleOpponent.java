package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.List;
import java.util.Objects;

/** Draws its moves by their chances. */
final class FallibleOpponent<S extends GameState<S, M>, M extends Move> implements Opponent<S, M> {

    private final Solver<S, M> solver;
    private final double level;
    private final long seed;
    private final Limits limits;
    private final GameSoFar<S, M> game;

    FallibleOpponent(Solver<S, M> solver, double level, long seed, Limits limits, GameSoFar<S, M> game) {
        this.solver = Objects.requireNonNull(solver, "solver");
        this.level = Level.checked(level);
        this.seed = seed;
        this.limits = Objects.requireNonNull(limits, "limits");
        this.game = game;
    }

    @Override
    public Opponent<S, M> within(Limits other) {
        return new FallibleOpponent<>(solver, level, seed, other, game);
    }

    @Override
    public Opponent<S, M> after(List<S> before) {
        return new FallibleOpponent<>(solver, level, seed, limits, new GameSoFar<>(before));
    }

    @Override
    public M choose(S state, int ply) {
        Questions<S, M> questions = new Questions<>(solver, limits); // the time is for the whole reply
        List<M> legal = Unfinished.legalMoves(state);
        return level == 0 || legal.size() == 1
                ? MoveChances.atRandom(legal).choose(seed, ply)
                : choose(asFarAsKnown(state, questions).wholeAdvice(state), ply);
    }

    private static <S extends GameState<S, M>, M extends Move> Questions<S, M> asFarAsKnown(
            S state, Questions<S, M> questions) {
        return questions.valueAlone(state).isPresent() ? questions.within(Questions.TO_KEEP) : questions;
    }

    /** A player who moves at random draws from the moves in their own order, as it does if nothing is known of them. */
    @Override
    public M choose(Advice<S, M> advice, int ply) {
        MoveChances<M> chances = level == 0
                ? MoveChances.atRandom(Unfinished.legalMoves(advice.state()))
                : MoveChances.of(game.in(advice), level);
        return chances.choose(seed, ply);
    }
}
