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

    /** Beyond so many plies the widening asks about wins and losses of any length, where the rules tell no bound. */
    private static final int HORIZON = 64;

    /** A question smaller than this is not worth sharing. */
    private static final long SOLO_POSITIONS = 100_000;

    private final Lane<?, ?> lane;
    private final PackedRules<?, ?> rules;
    private final SolverOptions options;
    private final long soloPositions;
    private final Effort effort;
    private final MoveOrder order;
    private final DrawLength drawLength;
    private boolean large;
    private @Nullable ParallelWindow<?, ?> window;

    /**
     * For one session.
     *
     * @param lane the game
     * @param effort what to count positions with
     * @param options how many threads may share a large question (if more than one, {@link #helper} is overridden), and
     *     whether they may use symmetry
     * @param order the order in which this search tries moves; helpers share it near the root
     */
    protected PruningSearch(Lane<?, ?> lane, Effort effort, SolverOptions options, MoveOrder order) {
        this(lane, effort, options, order, SOLO_POSITIONS);
    }

    @SuppressWarnings("this-escape") // what escapes is called when a search runs, not before
    PruningSearch(Lane<?, ?> lane, Effort effort, SolverOptions options, MoveOrder order, long soloPositions) {
        this.lane = lane;
        this.rules = lane.rules();
        this.effort = effort;
        this.options = options;
        this.order = order;
        this.soloPositions = soloPositions;
        drawLength = new DrawLength(
                lane, effort, (position, ply) -> search(position, Score.DRAW, Score.DRAW + 1, ply) <= Score.DRAW);
    }

    /**
     * What the session was opened with.
     *
     * @return the options, for the searches of {@linkplain #helper helpers}
     */
    protected final SolverOptions options() {
        return options;
    }

    /**
     * Searches a position with a window.
     *
     * @param position the position
     * @param alpha scores up to this are not told apart
     * @param beta scores from this on are not told apart; more than {@code alpha}
     * @param ply plies from the position that the question is about
     * @return the position's pruning score if it lies between {@code alpha} and {@code beta}; else, if it is no more
     *     than {@code alpha}, an upper bound of it that is itself no more than {@code alpha}; else a lower bound of it
     *     that is itself no less than {@code beta}
     */
    protected abstract int search(long position, int alpha, int beta, int ply);

    /**
     * What can be told of a position without searching it: what the rules tell, and what this search remembers.
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

    /** {@linkplain #helper Helpers} are about to answer a question, while this search waits. */
    protected void prepareForHelpers() {
        // most searches need nothing
    }

    /**
     * Another search of the same kind, for a thread that helps with this one's questions, one after the other. It is made
     * by the thread that asks, and used by the other.
     *
     * @param itsLane the lane of that thread
     * @param itsEffort the effort of that thread
     * @return a search that may share what this one remembers, if that is safe between threads
     */
    protected PruningSearch helper(Lane<?, ?> itsLane, Effort itsEffort) {
        throw new UnsupportedOperationException("a search for several threads must override helper()");
    }

    /** Answers a question alone, unless it turns out to be large and there are threads to share it with. */
    private int ask(long position, int alpha, int beta) {
        if (options.threads() == 1) {
            return search(position, alpha, beta, 0);
        }
        if (!large) {
            effort.allow(soloPositions);
            try {
                return search(position, alpha, beta, 0);
            } catch (Effort.AllowanceSpent spent) {
                large = true;
            } finally {
                effort.allow(Long.MAX_VALUE);
            }
        }
        if (window == null) {
            window = new ParallelWindow<>(lane, effort, options, order, this::helper);
        }
        prepareForHelpers();
        return window.search(position, alpha, beta);
    }

    private int pruningScore(long position, Proof proof) {
        large = false;
        if (window != null) {
            window.startOver();
        }
        int horizon = Math.min(HORIZON, rules.maxPlies(position));
        Widening.NullWindow question = (alpha, beta) -> ask(position, alpha, beta);
        return new Widening(question, proof, effort.progress(), horizon).score();
    }

    @Override
    public final void solve(long position, Proof proof) {
        int score = pruningScore(position, proof);
        if (score == Score.DRAW) {
            proof.atLeast(Score.ENDLESS_DRAW);
            proof.atMost(Score.DRAW);
            drawLength.solve(position, proof);
        } else {
            proof.exactly(score);
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
