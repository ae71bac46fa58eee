package dev.foregone.search;

import dev.foregone.api.SolverOptions;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import org.jspecify.annotations.Nullable;

/**
 * A search that prunes by a window of {@linkplain Score#pruning pruning scores}, in which all draws are one, and finds
 * the plies of a draw in a second step (see {@link dev.foregone.api.Outcome} for why). A subclass writes the first
 * step.
 */
public abstract class PruningSearch implements Search {

    /** Beyond this many plies the widening asks about wins and losses of any length, where the rules know no bound. */
    private static final int HORIZON = 64;

    /** A question smaller than this is not worth sharing. */
    private static final long SOLO_POSITIONS = 100_000;

    private final GameView<?, ?> view;
    private final PackedRules<?, ?> rules;
    private final SolverOptions options;
    private final long soloPositions;
    private final SearchBudget budget;
    private final MoveOrder order;
    private final DrawLength drawLength;
    private boolean large;
    private @Nullable ParallelWindow<?, ?> window;

    /**
     * For one session.
     *
     * @param view the game
     * @param budget what to count positions with
     * @param options how many threads may share a large question (if more than one, {@link #worker} is overridden), and
     *     whether they may use symmetry
     * @param order the order in which this search tries moves; workers share it near the root
     */
    protected PruningSearch(GameView<?, ?> view, SearchBudget budget, SolverOptions options, MoveOrder order) {
        this(view, budget, options, order, SOLO_POSITIONS);
    }

    @SuppressWarnings("this-escape") // what escapes is called when a search runs, not before
    PruningSearch(
            GameView<?, ?> view, SearchBudget budget, SolverOptions options, MoveOrder order, long soloPositions) {
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
        this.options = options;
        this.order = order;
        this.soloPositions = soloPositions;
        drawLength = new DrawLength(
                view, budget, (position, ply) -> search(position, Score.DRAW, Score.DRAW + 1, ply) <= Score.DRAW);
    }

    /**
     * What the session was opened with.
     *
     * @return the options, for the searches of {@linkplain #worker workers}
     */
    protected final SolverOptions options() {
        return options;
    }

    /**
     * Searches a position with a window.
     *
     * @param position the position
     * @param alpha scores up to this are not distinguished
     * @param beta scores from this on are not distinguished; more than {@code alpha}
     * @param ply plies from the position that the question is about
     * @return the position's pruning score if it lies between {@code alpha} and {@code beta}; else, if it is no more
     *     than {@code alpha}, an upper bound of it that is itself no more than {@code alpha}; else a lower bound of it
     *     that is itself no less than {@code beta}
     */
    protected abstract int search(long position, int alpha, int beta, int ply);

    /**
     * What is known of a position without searching it: what the rules say, and what this search remembers.
     *
     * @param position the position
     * @param ply plies from the position that the question is about
     * @return {@link Score#bounds} of the position's pruning score
     */
    protected long known(long position, int ply) {
        long bounds = rules.bounds(position);
        return Score.bounds(Score.pruning(Score.atLeast(bounds)), Score.pruning(Score.atMost(bounds)));
    }

    /**
     * A position was searched by other threads, each a part of it.
     *
     * @param position the position
     * @param ply plies from the position that the question is about
     * @param bounds {@link Score#bounds} of the position's pruning score
     * @param positions how many positions that took
     */
    protected void learn(long position, int ply, long bounds, long positions) {
        // without memory there is nothing to learn
    }

    /** {@linkplain #worker Workers} are about to answer a question, while this search waits. */
    protected void prepareForWorkers() {
        // most searches need nothing
    }

    /**
     * Another search of the same kind, for a thread that helps with this one's questions, one after the other. It is made
     * by the thread that asks, and used by the other.
     *
     * @param itsView the view of that thread
     * @param itsBudget the budget of that thread
     * @return a search that may share what this one remembers, if that is safe between threads
     */
    protected PruningSearch worker(GameView<?, ?> itsView, SearchBudget itsBudget) {
        throw new UnsupportedOperationException("a search for several threads must override worker()");
    }

    /** Answers a question alone, unless it turns out to be large and there are threads to share it with. */
    private int ask(long position, int alpha, int beta) {
        if (options.threads() == 1) {
            return search(position, alpha, beta, 0);
        }
        if (!large) {
            budget.allow(soloPositions);
            try {
                return search(position, alpha, beta, 0);
            } catch (SearchBudget.AllowanceSpent spent) {
                large = true;
            } finally {
                budget.allow(Long.MAX_VALUE);
            }
        }
        if (window == null) {
            window = new ParallelWindow<>(view, budget, options, order, this::worker);
        }
        prepareForWorkers();
        return window.search(position, alpha, beta);
    }

    private int pruningScore(long position, ProvenBounds proven) {
        large = false;
        if (window != null) {
            window.startOver();
        }
        int horizon = Math.min(HORIZON, rules.maxPlies(position));
        Widening.NullWindow question = (alpha, beta) -> ask(position, alpha, beta);
        return new Widening(question, proven, budget.progress(), horizon).score();
    }

    @Override
    public final void solve(long position, ProvenBounds proven) {
        int score = pruningScore(position, proven);
        if (score == Score.DRAW) {
            proven.atLeast(Score.ENDLESS_DRAW);
            proven.atMost(Score.DRAW);
            drawLength.solve(position, proven);
        } else {
            proven.exactly(score);
        }
    }

    @Override
    public final boolean scores(long position, int score) {
        if (!Score.isDraw(score)) {
            return search(position, score - 1, score + 1, 0) == score;
        }
        int plies = Score.plies(score);
        return search(position, Score.DRAW - 1, Score.DRAW + 1, 0) == Score.DRAW
                && drawLength.endsWithin(position, plies)
                && (plies == 0 || !drawLength.endsWithin(position, plies - 1));
    }
}
