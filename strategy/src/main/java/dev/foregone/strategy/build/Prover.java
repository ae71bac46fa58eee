package dev.foregone.strategy.build;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.strategy.file.LeafSearch;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.walk.Positions;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Asks whether the claim holds in a position: small searches, each of which knows nothing of the others, so that its answer does not
 * depend on threads or on what was asked before; and where these do not tell, the solver that knows values.
 */
final class Prover<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private static final String SMALL = "small";
    private static final String VALUE = "value";

    private final StrategyBuild<S, M> build;
    private final StrategyBuildOptions options;
    private final Claim claim;
    private final Solver<S, M> values;
    private final Positions<S, M> positions;
    private final Journal journal;
    private final ExecutorService workers;

    Prover(StrategyBuild<S, M> build, Claim claim, Solver<S, M> values, Positions<S, M> positions, Journal journal) {
        this.build = build;
        this.options = build.options();
        this.claim = claim;
        this.values = values;
        this.positions = positions;
        this.journal = journal;
        this.workers = LeafSearch.workers(options.solving().threads());
    }

    /** Searches from each node that was not searched from yet. */
    void search(List<Node> nodes) {
        forEach(nodes, this::bySearch);
    }

    /** Searches from the children of nodes; of a decision, up to the first that is proved. */
    void searchChildren(List<Node> nodes) {
        forEach(nodes, node -> {
            for (Node child : node.children) {
                boolean proved = child.isFinished
                        ? child.status == NodeStatus.SETTLED
                        : bySearch(child).proved();
                if (proved && node.place.ours()) {
                    return;
                }
            }
        });
    }

    private Verdict bySearch(Node node) {
        synchronized (node) {
            Verdict known = node.bySmallSearch;
            if (known == null) {
                known = journal.ask(SMALL, node.place, () -> searched(node));
                node.bySmallSearch = known;
            }
            return known;
        }
    }

    /** From the state that stands for all that are equivalent, as whoever checks the leaf will ask about it. */
    private Verdict searched(Node node) {
        S met = positions.state(node.place.key());
        S state = options.symmetry() ? build.game().canonical(met) : met;
        long most = options.mostPositions();
        SolverOptions search = LeafSearch.options(build.game(), state, most, options.symmetry());
        try (Solver<S, M> solver = build.engine().open(build.game(), search)) {
            return verdict(solver, state, node, Limits.none().withPositions(most));
        }
    }

    /** The first failure ends it; closing ends the other searches. */
    private void forEach(List<Node> nodes, Consumer<Node> task) {
        List<? extends Future<?>> running = nodes.stream()
                .map(node -> workers.submit(() -> task.accept(node)))
                .toList();
        try {
            for (Future<?> each : running) {
                LeafSearch.result(each);
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw Journal.stopped();
        }
    }

    /** Asks the solver that knows values. */
    Verdict value(Node node) {
        return journal.ask(VALUE, node.place, () -> {
            S state = positions.state(node.place.key());
            Verdict verdict = verdict(values, state, node, Limits.none());
            if (!verdict.proved() && !verdict.refuted()) {
                throw notFound(state);
            }
            return verdict;
        });
    }

    private StrategyException notFound(S state) {
        boolean valueOnly = options.shortest()
                && values.proveValue(state, Limits.none().withCancellation(options.cancellation()))
                        .value()
                        .isPresent();
        return new StrategyException(
                valueOnly
                        ? "the value of " + state + " is known, but its plies are not known\n"
                                + "  take values from a tablebase that has plies, or do not ask for the shortest win"
                        : "the value of " + state + " is not found\n"
                                + "  take values from a tablebase, or an engine that proves endless draws");
    }

    private Verdict verdict(Solver<S, M> solver, S state, Node node, Limits within) {
        Limits limits = within.withCancellation(options.cancellation());
        long before = solver.positionsVisited();
        Bounds bounds = options.shortest() ? solver.prove(state, limits) : solver.proveValue(state, limits);
        long visited = solver.positionsVisited() - before;
        options.stopIfAsked();
        GameValue atLeast = bounds.atLeast().value();
        GameValue atMost = bounds.atMost().value();
        GameValue worst = node.place.ours() ? atLeast : atMost.negated();
        GameValue best = node.place.ours() ? atMost : atLeast.negated();
        boolean proved = worst.compareTo(claim.value()) >= 0 && (!options.shortest() || bounds.isExact());
        int plies = proved && options.shortest()
                ? bounds.outcome().map(Outcome::plies).orElseThrow()
                : Node.NO_PLIES;
        return new Verdict(proved, best.compareTo(claim.value()) < 0, plies, visited);
    }

    @Override
    public void close() {
        LeafSearch.end(workers);
    }
}
