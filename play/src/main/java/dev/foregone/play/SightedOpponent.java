package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.List;
import java.util.Objects;

/** Never overlooks what is decided within its sight, and draws from what it takes for good beyond. */
final class SightedOpponent<S extends GameState<S, M>, M extends Move> implements Opponent<S, M> {

    /** No look ahead visits more positions, so that where there are very many moves, the time is no limit before this is. */
    private static final long MOST_POSITIONS = 1 << 20;

    private final Solver<S, M> solver;
    private final Strength strength;
    private final long seed;
    private final Limits limits;
    private final GameSoFar<S, M> game;

    SightedOpponent(Solver<S, M> solver, Strength strength, long seed, Limits limits, GameSoFar<S, M> game) {
        this.solver = Objects.requireNonNull(solver, "solver");
        this.strength = strength;
        this.seed = seed;
        this.limits = Objects.requireNonNull(limits, "limits");
        this.game = game;
    }

    @Override
    public Opponent<S, M> within(Limits other) {
        return new SightedOpponent<>(solver, strength, seed, other, game);
    }

    @Override
    public Opponent<S, M> after(List<S> before) {
        return new SightedOpponent<>(solver, strength, seed, limits, new GameSoFar<>(before));
    }

    @Override
    public M choose(S state, int ply) {
        Questions<S, M> questions = new Questions<>(solver, sighted(ply)); // the time is for the whole reply
        List<M> legal = Unfinished.legalMoves(state);
        return legal.size() == 1
                ? legal.get(0)
                : MoveChances.of(game.in(questions.advice(state)), strength).choose(seed, ply);
    }

    /** What others have found out may lie beyond its sight. */
    @Override
    public M choose(Advice<S, M> advice, int ply) {
        return choose(advice.state(), ply);
    }

    /** Another draw than that of the move. */
    private Limits sighted(int ply) {
        int sight = strength.sight(SeededRandom.fraction(~seed, ply));
        return limits.withPlies(Math.min(limits.plies(), sight))
                .withPositions(Math.min(limits.positions(), MOST_POSITIONS));
    }
}
