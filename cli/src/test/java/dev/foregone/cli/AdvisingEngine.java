package dev.foregone.cli;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Proves nothing, as if every game were too large, takes the first move for half a point better than the others, and does not
 * compare the last.
 */
final class AdvisingEngine implements Engine {

    private final Runnable asked;

    AdvisingEngine() {
        this(() -> {});
    }

    /** An engine that does something each time it is asked for advice. */
    AdvisingEngine(Runnable asked) {
        this.asked = asked;
    }

    @Override
    public String id() {
        return "advising";
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return Support.yes();
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        return new Adviser<>(asked);
    }

    private record Adviser<S extends GameState<S, M>, M extends Move>(Runnable asked) implements Solver<S, M> {

        @Override
        public Bounds prove(S state, Limits limits) {
            return Bounds.unknown();
        }

        @Override
        public Analysis<S, M> analyze(S state, Limits limits) {
            throw new SearchStoppedException("it is too large", Bounds.unknown());
        }

        @Override
        public Advice<S, M> advise(S state, Limits limits) {
            asked.run();
            List<AdvisedMove<M>> moves = new ArrayList<>();
            for (M move : state.legalMoves()) {
                OptionalDouble estimate = OptionalDouble.of(moves.isEmpty() ? 0.5 : 0);
                moves.add(AdvisedMove.of(move, Bounds.unknown(), estimate));
            }
            M last = moves.remove(moves.size() - 1).move();
            moves.add(AdvisedMove.notCompared(last, Bounds.unknown(), -0.004));
            return Advice.of(
                    state, Bounds.unknown(), moves, List.of(moves.get(0).move()));
        }

        @Override
        public long positionsVisited() {
            return 7;
        }

        @Override
        public void close() {}
    }
}
