package dev.foregone.strategy.build;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.file.LeafSearch;
import dev.foregone.strategy.walk.Positions;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Asks about positions by small searches, each of which knows nothing of the others, so that its answer does not depend on threads
 * or on what was asked before.
 */
final class SmallSearches<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private static final String KIND = "small";

    private final Game<S, M> game;
    private final Engine engine;
    private final Positions<S, M> positions;
    private final Judge judge;
    private final Journal journal;
    private final StrategyBuildOptions options;
    private final Limits limits;
    private final ExecutorService workers;

    SmallSearches(
            Game<S, M> game,
            Engine engine,
            Positions<S, M> positions,
            Judge judge,
            Journal journal,
            StrategyBuildOptions options) {
        this.game = game;
        this.engine = engine;
        this.positions = positions;
        this.judge = judge;
        this.journal = journal;
        this.options = options;
        limits = Limits.none().withPositions(options.mostPositions()).withCancellation(options.cancellation());
        workers = LeafSearch.workers(options.solving().threads());
    }

    /** Asks about each node that was not asked about yet. */
    void ask(List<Node> nodes) {
        forEach(nodes, this::ask);
    }

    /** Asks about the children of nodes; of a decision, up to the first that is proved. */
    void askChildren(List<Node> nodes) {
        forEach(nodes, node -> {
            for (Node child : node.children) {
                boolean proved = child.isFinished
                        ? child.status == NodeStatus.SETTLED
                        : ask(child).proved();
                if (proved && node.place.ours()) {
                    return;
                }
            }
        });
    }

    private Verdict ask(Node node) {
        synchronized (node) {
            Verdict known = node.bySmallSearch;
            if (known == null) {
                known = journal.ask(KIND, node.place, () -> searched(node));
                node.bySmallSearch = known;
            }
            return known;
        }
    }

    private Verdict searched(Node node) {
        S state = asked(node);
        SolverOptions search = LeafSearch.options(game, state, options.mostPositions(), options.symmetry());
        try (Solver<S, M> solver = engine.open(game, search)) {
            Verdict verdict = judge.of(solver, state, node.place.ours(), limits);
            options.stopIfAsked();
            return verdict;
        }
    }

    /** The state that stands for all that are equivalent, as whoever checks the leaf will ask about it. */
    private S asked(Node node) {
        S state = positions.state(node.place.key());
        return options.symmetry() ? game.canonical(state) : state;
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

    @Override
    public void close() {
        LeafSearch.end(workers);
    }
}
