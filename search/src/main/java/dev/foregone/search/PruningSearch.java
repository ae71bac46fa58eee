package dev.foregone.search;

import dev.foregone.search.stop.PositionStop;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A search that prunes by a window of {@linkplain PruningScore pruning scores}, in which all draws are equal, and finds
 * the plies of a draw in a second step (see {@link dev.foregone.api.Outcome} for why). A subclass writes the first
 * step.
 */
public abstract class PruningSearch implements Search {

    /** Beyond this many plies, questions are about wins and losses of any length, unless the rules give a bound. */
    private static final int HORIZON = 64;

    /** A question smaller than this is not worth sharing. */
    private static final long SOLO_POSITIONS = 100_000;

    /** The game, and the line of play that is followed. */
    protected final GameView<?, ?> view;

    /** The rules of the view. */
    protected final Rules<?, ?> rules;

    /** Counts the positions. */
    protected final SearchBudget budget;

    /** Receives the progress of the search. */
    protected final Progress progress;

    /** The moves of the current line. */
    protected final MoveStack moves;

    /** The order in which moves are tried. */
    protected final MoveOrder order;

    private final SearchContext context;
    private final long soloPositions;
    private final DrawLength drawLength;
    private final CostlyDraws costlyDraws;
    private boolean large;
    private @Nullable ParallelWindow<?, ?> window;

    /**
     * For one session.
     *
     * @param context the session's resources; if its options allow several threads, they may share a large question,
     *     and {@link #worker} must be overridden
     * @param order the order in which this search tries moves; workers share it near the root
     */
    protected PruningSearch(SearchContext context, MoveOrder order) {
        this(context, order, SOLO_POSITIONS);
    }

    @SuppressWarnings("this-escape") // it is called only when a search runs
    PruningSearch(SearchContext context, MoveOrder order, long soloPositions) {
        this.context = context;
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.progress = budget.progress();
        this.moves = new MoveStack();
        this.order = order;
        order.lookAhead(budget);
        this.soloPositions = soloPositions;
        this.costlyDraws = new CostlyDraws(view);
        this.drawLength = new DrawLength(context, this);
    }

    /**
     * Searches a position with a window.
     *
     * @param position the position
     * @param alpha scores up to this are not distinguished
     * @param beta scores from this on are not distinguished; more than {@code alpha}
     * @param ply plies from the position that the question is about
     * @return the position's pruning score if it lies between {@code alpha} and {@code beta}; otherwise an upper bound
     *     of it that is at most {@code alpha}, or a lower bound of it that is at least {@code beta}
     */
    protected abstract int search(long position, int alpha, int beta, int ply);

    /**
     * Bounds known without a search: from the rules, and from this search's memory.
     *
     * @param position the position
     * @param ply plies from the position that the question is about
     * @return {@link Score#bounds} of the position's pruning score
     */
    protected long known(long position, int ply) {
        return PruningScore.bounds(rules.bounds(position));
    }

    /**
     * Called when other threads have searched a position, each a part of it.
     *
     * @param position the position
     * @param ply plies from the position that the question is about
     * @param bounds {@link Score#bounds} of the position's pruning score
     * @param positions how many positions that took
     */
    protected void learn(long position, int ply, long bounds, long positions) {
        // nothing to learn without memory
    }

    /**
     * The remembered bounds of the plies of a draw: unless overridden, only for the few that took longest.
     *
     * @param position any position
     * @param ply plies from the position that the question is about
     * @return {@link Score#bounds} of the position's exact score if it is known to be drawn; otherwise, as when nothing is
     *     known of a draw's plies, the endless draw and the draw in 0
     */
    protected long drawBounds(long position, int ply) {
        return costlyDraws.drawBounds(position);
    }

    /**
     * Called when bounds of the plies of a draw have been proved.
     *
     * @param position an unfinished position that is drawn
     * @param ply plies from the position that the question is about
     * @param bounds {@link Score#bounds} of the position's exact score
     * @param positions how many positions that took
     */
    protected void learnDraw(long position, int ply, long bounds, long positions) {
        costlyDraws.learnDraw(position, bounds, positions);
    }

    /**
     * Whether this search remembers what it has proved, so that to ask nearly the same once more costs little.
     *
     * @return false, unless overridden
     */
    protected boolean remembers() {
        return false;
    }

    /** Called before {@linkplain #worker workers} answer a question while this search waits. */
    protected void prepareForWorkers() {
        // most searches need no preparation
    }

    /**
     * Creates a search of the same kind for a thread that works on this one's questions in turn. Called by the asking
     * thread; the search is used by the other.
     *
     * @param its the other thread's context
     * @return a search that may share this one's memory, if that is thread-safe
     */
    protected PruningSearch worker(SearchContext its) {
        throw new UnsupportedOperationException("a search for several threads must override worker()");
    }

    @Override
    public final boolean isReusable() {
        return window == null || !window.hasStragglers();
    }

    /** Answers a question alone, unless it turns out large and several threads may share it. */
    private int ask(long position, int alpha, int beta) {
        if (context.options().threads() == 1) {
            return search(position, alpha, beta, 0);
        }
        if (!large) {
            int[] score = new int[1];
            large = !budget.within(soloPositions, () -> score[0] = search(position, alpha, beta, 0));
            if (!large) {
                return score[0];
            }
        }
        if (window == null) {
            window = new ParallelWindow<>(context, view, order, this::worker);
        }
        prepareForWorkers();
        return window.search(position, alpha, beta);
    }

    /** Narrows the bounds to one pruning score, unless it is no win or loss within the distance that may be asked about. */
    private void provePruningScore(long position, ProvenBounds proven) {
        large = false;
        if (window != null) {
            window.startOver();
        }
        int longest = rules.maxPlies(position);
        int farthest = farthest(longest);
        IntBinaryOperator question = (alpha, beta) -> ask(position, alpha, beta);
        new NullWindowDriver(question, proven, progress, Math.min(HORIZON, longest), farthest, remembers()).run();
        if (!proven.suffice() && PruningScore.of(proven.atLeast()) < PruningScore.of(proven.atMost())) {
            throw new PositionStop(
                    farthest == budget.plies()
                            ? "the limit of " + farthest + " plies was reached"
                            : GameView.notFollowed(farthest)
                                    + ": in a game with cycles they need not end, and 'retrograde' may solve it whole");
        }
    }

    /** The greatest distance to ask about: the lines of some games never end. */
    private int farthest(int longestLine) {
        if (endless(longestLine)) {
            return Math.min(budget.plies(), GameView.MAX_LINE - 2);
        }
        return budget.plies() < Math.min(HORIZON, longestLine) ? budget.plies() : Integer.MAX_VALUE;
    }

    private boolean endless(int longestLine) {
        return view.isCyclic() && longestLine >= GameView.MAX_LINE;
    }

    @Override
    public final void prove(long position, ProvenBounds proven) {
        provePruningScore(position, proven);
        if (proven.suffice()) {
            return;
        }
        if (!Score.isDraw(proven.atLeast())) {
            proven.exactly(proven.atLeast());
            return;
        }
        proven.atLeast(Score.ENDLESS_DRAW);
        proven.atMost(Score.DRAW);
        if (endless(rules.maxPlies(position)) && rules.terminal(position) == Score.ONGOING) {
            throw new PositionStop("the plies of a draw are not searched for where lines of play need not end");
        }
        drawLength.prove(position, proven);
    }

    @Override
    public final boolean scores(long position, int score) {
        if (!Score.isDraw(score)) {
            return search(position, score - 1, score + 1, 0) == score;
        }
        if (endless(rules.maxPlies(position))) {
            return Search.super.scores(position, score);
        }
        return search(position, Score.DRAW - 1, Score.DRAW + 1, 0) == Score.DRAW
                && drawLength.is(position, Score.plies(score));
    }

    /** A move from a drawn position either keeps the draw or loses, to whoever is then to move. */
    final boolean isDrawn(long position, boolean movesAgain, int ply) {
        return movesAgain
                ? search(position, Score.DRAW - 1, Score.DRAW, ply) >= Score.DRAW
                : search(position, Score.DRAW, Score.DRAW + 1, ply) <= Score.DRAW;
    }
}
