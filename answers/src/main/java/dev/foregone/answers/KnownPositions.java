package dev.foregone.answers;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.tablebase.Tablebase;

/**
 * Answers from a tablebase and refuses positions that are not in it as bad input.
 *
 * @param tablebase the tablebase
 * @param solver its solver
 */
public record KnownPositions<S extends GameState<S, M>, M extends Move>(Tablebase<S, M> tablebase, Solver<S, M> solver)
        implements Solver<S, M> {

    public KnownPositions(Tablebase<S, M> tablebase) {
        this(tablebase, tablebase.solver());
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        refuseUnknown(state);
        return solver.prove(state, limits);
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        refuseUnknown(state);
        return solver.analyze(state, limits);
    }

    private void refuseUnknown(S state) {
        if (tablebase.findValue(state).isEmpty()) {
            String root = tablebase.game().format(tablebase.root());
            throw new UsageException("the tablebase " + tablebase.path() + " does not have the position "
                    + tablebase.game().format(state)
                    + (tablebase.statistics().allPositions()
                            ? "\n  it has all positions of the tier of " + root + " and of lower ones"
                            : "\n  it has those that can be reached from " + root));
        }
    }

    @Override
    public long positionsVisited() {
        return solver.positionsVisited();
    }

    @Override
    public void close() {
        solver.close();
    }
}
