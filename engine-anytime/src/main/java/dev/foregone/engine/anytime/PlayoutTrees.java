package dev.foregone.engine.anytime;

import dev.foregone.search.Crew;
import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.MemoSearch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Estimates moves by playouts: one {@link PlayoutTree} for each thread, with random numbers of its own, whose results are
 * added up (<em>root parallelization</em>: T. Cazenave and N. Jouandeau, <em>On the parallelization of UCT</em>, 2007).
 */
final class PlayoutTrees {

    /** A turn of fewer positions than this is not worth the threads. */
    private static final long SOLO_POSITIONS = 1 << 16;

    /** A move that was tried seldom counts as if it had been tried this many times more, with a result a bit below the average. */
    private static final double DOUBT = 2;

    private static final double CAUTION = 0.3;

    private final SearchContext context;
    private final MemoSearch prover;
    private final RandomNumbers random;
    private final Crew crew;
    private final long memoryBytes;
    private final PlayoutTree first;
    private final List<Other> others = new ArrayList<>();

    PlayoutTrees(SearchContext context, RandomNumbers random, MemoSearch prover) {
        this.context = context;
        this.prover = prover;
        this.random = random;
        this.crew = new Crew(context);
        int trees = crew.size() == 1 ? 1 : 1 + crew.size();
        this.memoryBytes = context.options().memoryBytes() / trees;
        this.first = new PlayoutTree(context, memoryBytes, random, prover);
    }

    /** The tree of another thread. */
    private final class Other implements Crew.Member {

        private final SearchContext its = context.another();
        private final PlayoutTree tree =
                new PlayoutTree(its, memoryBytes, new RandomNumbers(random.next()), prover.worker(its));
        private @Nullable RootMoves current;
        private long share;

        /** Called by the thread that asks, before it works. */
        void prepare(RootMoves root, long positions) {
            if (current != root) {
                tree.begin(root, context.translated(its, root.position()));
                current = root;
            }
            tree.narrow(root);
            share = positions;
        }

        @Override
        public SearchBudget budget() {
            return its.budget();
        }

        @Override
        public void work(BooleanSupplier dismissed) {
            workUntil(dismissed, () -> tree.grow(share));
        }
    }

    /** Begins a new position. */
    void begin(RootMoves root) {
        first.begin(root, root.position());
    }

    /** Whether a thread was abandoned because the game did not return. */
    boolean hasStragglers() {
        return crew.hasStragglers();
    }

    /** Plays out, for this many positions. */
    void improve(RootMoves root, long positions) {
        first.narrow(root);
        try {
            if (crew.size() == 1 || positions < SOLO_POSITIONS) {
                first.grow(positions);
            } else {
                growOthers(root, positions / crew.size());
            }
        } finally {
            report(root);
        }
    }

    private void growOthers(RootMoves root, long share) {
        while (others.size() < crew.size()) {
            others.add(new Other());
        }
        prover.prepareForWorkers();
        others.forEach(other -> other.prepare(root, share));
        crew.work(others::get, () -> false);
    }

    /** What a thread was doing that had to be abandoned is left out. */
    private void report(RootMoves root) {
        List<PlayoutTree> trees = new ArrayList<>(List.of(first));
        others.stream()
                .filter(other -> other.current == root && !crew.hasStragglers())
                .forEach(other -> trees.add(other.tree));
        trees.forEach(tree -> tree.report(root));
        double mean = sum(trees, PlayoutTree::results) / sum(trees, PlayoutTree::visits);
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int move = 0; move < root.count(); move++) {
            int index = move;
            double visits = sum(trees, tree -> tree.visits(index));
            if (visits > 0) {
                double results = sum(trees, tree -> tree.results(index));
                double expected = (results + DOUBT * (mean - CAUTION)) / (visits + DOUBT);
                root.estimate(move, Math.max(-1, Math.min(1, expected)));
                best = expected > most ? move : best;
                most = Math.max(most, expected);
            }
        }
        if (best >= 0) {
            root.expect(best, mostTried(trees, best).line(best));
        }
    }

    private static PlayoutTree mostTried(List<PlayoutTree> trees, int move) {
        return trees.stream()
                .max(Comparator.comparingInt(tree -> tree.visits(move)))
                .orElseThrow();
    }

    private static double sum(List<PlayoutTree> trees, ToDoubleFunction<PlayoutTree> figure) {
        return trees.stream().mapToDouble(figure).sum();
    }
}
