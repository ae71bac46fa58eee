package dev.foregone.engine.anytime;

import dev.foregone.search.Crew;
import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.MemoSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A deepening search by one thread, or by several that search the same moves and share what their tables remember, so that each
 * finds much of its work done by others (lazy SMP, as chess programs have it since D. Homann's <em>Toga Log</em>, 2013). What the
 * first of them finds is advised.
 */
final class DeepeningCrew {

    /** A turn of fewer positions than this is not worth the threads. */
    private static final long SOLO_POSITIONS = 1 << 14;

    /** The others search until the first has ended, or for so many times its positions. */
    private static final long MORE = 4;

    private final SearchContext context;
    private final Crew crew;
    private final DepthSearch alone;
    private final DeepeningSearch search;
    private final List<Searcher> searchers = new ArrayList<>();

    /** Whether the first has ended its turn: the others then end too. */
    private volatile boolean hasEnded;

    DeepeningCrew(SearchContext context, Evaluator evaluator, MemoSearch prover) {
        this.context = context;
        this.crew = new Crew(context);
        this.alone = new DepthSearch(context, evaluator, prover);
        this.search = new DeepeningSearch(alone);
    }

    /** One of several threads. */
    private final class Searcher implements Crew.Member {

        private final SearchContext its = context.another();
        private final DepthSearch below = alone.another(its);

        /** The first goes on with the search of the thread that asks. */
        private final boolean isFirst;

        private final DeepeningSearch deepening;
        private @Nullable RootMoves current;
        private RootMoves moves;
        private long position;
        private long share;

        Searcher(boolean isFirst, RootMoves root) {
            this.isFirst = isFirst;
            this.deepening = isFirst ? search : new DeepeningSearch(below);
            this.moves = root;
        }

        /** Called by the thread that asks, before it works. */
        void prepare(RootMoves root, long positions) {
            share = isFirst ? positions : MORE * positions;
            below.learnFrom(alone);
            if (current != root) {
                current = root;
                position = context.translated(its, root.position());
                below.begin();
                moves = isFirst ? root : new RootMoves(its.view(), position);
                if (!isFirst) {
                    deepening.begin(moves);
                }
            }
            deepening.by(below, position);
        }

        @Override
        public SearchBudget budget() {
            return its.budget();
        }

        @Override
        public void work(BooleanSupplier dismissed) {
            workUntil(dismissed, () -> {
                deepening.improve(moves, share);
                if (isFirst) {
                    hasEnded = true;
                }
            });
        }
    }

    /** Begins a new position. */
    void begin(RootMoves root) {
        alone.age();
        alone.begin();
        search.begin(root);
    }

    /** Whether a thread was abandoned because the game did not return. */
    boolean hasStragglers() {
        return crew.hasStragglers();
    }

    /** Searches deeper, for this many positions. */
    void improve(RootMoves root, long positions) {
        if (crew.size() == 1 || positions < SOLO_POSITIONS) {
            search.by(alone, root.position());
            search.improve(root, positions);
        } else {
            improveTogether(root, positions / crew.size());
        }
    }

    private void improveTogether(RootMoves root, long share) {
        while (searchers.size() < crew.size()) {
            searchers.add(new Searcher(searchers.isEmpty(), root));
        }
        alone.prepareForOthers();
        searchers.forEach(searcher -> searcher.prepare(root, share));
        hasEnded = false;
        crew.work(searchers::get, () -> hasEnded);
        if (crew.hasStragglers()) {
            searchers.clear(); // such a thread comes back at some time, and goes on with what it has
        }
    }
}
