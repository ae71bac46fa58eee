package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.stop.PositionStop;
import dev.foregone.search.stop.SearchStop;
import dev.foregone.search.view.GameView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Answers a null-window question with several threads: they grow the top of the game tree together, each takes the
 * untaken position most likely to be needed, and positions that an answer makes irrelevant are dropped. The answer is a
 * true bound on the side of the window that the score lies on; how tight it is, and which positions are visited,
 * depends on chance. The threads end with the question.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
final class ParallelWindow<S extends GameState<S, M>, M extends Move> {

    /** The depth of the tree for a position's first question; later trees are deep enough to keep all threads busy. */
    private static final int FIRST_PLIES = 4;

    private static final int PLIES_STEP = 2;
    private static final int FEWEST_PLIES = 2;
    private static final int MOST_PLIES = 40;

    /** With fewer answered searches per thread, some threads waited long or searched needlessly. */
    private static final int FEWEST_ANSWERS = 32;

    /** With more answered searches, the tree itself takes time and memory. */
    private static final int MOST_ANSWERS = 512;

    /** Searches of fewer positions than this need not be smaller. */
    private static final long SMALL_SEARCH = 1_000;

    /** The time that an idle thread waits for the tree to change. */
    private static final long IDLE_NANOS = 50_000;

    private final SearchContext context;
    private final GameView<S, M> view;
    private final Crew crew;
    private final MoveOrder order;
    private final Function<SearchContext, PruningSearch> factory;
    private final List<Worker<S, M>> all = new ArrayList<>();
    private int plies = FIRST_PLIES;

    /**
     * For one session; results of its workers speed up later questions.
     *
     * @param context the asking thread's context: its options say how many threads search while it waits
     * @param view the context's view
     * @param order the order of moves near the root
     * @param factory creates the search of one thread
     */
    ParallelWindow(
            SearchContext context,
            GameView<S, M> view,
            MoveOrder order,
            Function<SearchContext, PruningSearch> factory) {
        this.context = context;
        this.view = view;
        this.crew = new Crew(context);
        this.order = order;
        this.factory = factory;
    }

    /** Called when the next questions are about another position, which may be of another kind. */
    void startOver() {
        plies = FIRST_PLIES;
    }

    /** Whether a thread was abandoned because the game did not return; then no more questions can be asked. */
    boolean hasStragglers() {
        return crew.hasStragglers();
    }

    /** Searches a position that is the root of a question. */
    int search(long position, int alpha, int beta) {
        S state = view.rules().unpack(position);
        SplitTree tree = new SplitTree(view.rules().bounds(position), alpha, beta, plies, order);
        crew.work(number -> new Member(worker(number), tree, state), tree::isDecided);
        if (crew.hasStragglers()) {
            all.clear(); // such a thread comes back at some time, and goes on with what it has
        }
        adapt(tree.answers(), tree.visited());
        return tree.score();
    }

    /** Adapts the depth to a next question much like this one, but larger. */
    private void adapt(int answers, long positions) {
        if (answers < FEWEST_ANSWERS * crew.size() && positions > answers * SMALL_SEARCH) {
            plies = Math.min(plies + PLIES_STEP, MOST_PLIES);
        } else if (answers > MOST_ANSWERS * crew.size()) {
            plies = Math.max(plies - PLIES_STEP, FEWEST_PLIES);
        }
    }

    private Worker<S, M> worker(int number) {
        if (number == all.size()) {
            all.add(new Worker<>(view.another(), context, factory));
        }
        return all.get(number);
    }

    /** A worker of the crew that answers one question. */
    private final class Member implements Crew.Member {

        private final Worker<S, M> worker;
        private final SplitTree tree;
        private final S state;

        Member(Worker<S, M> worker, SplitTree tree, S state) {
            this.worker = worker;
            this.tree = tree;
            this.state = state;
        }

        @Override
        public SearchBudget budget() {
            return worker.budget();
        }

        @Override
        public void work(BooleanSupplier dismissed) {
            while (!dismissed.getAsBoolean() && !tree.isDecided()) {
                SplitNode node = tree.take();
                if (node == null) {
                    Threads.pause(IDLE_NANOS);
                } else {
                    work(node, dismissed);
                }
            }
        }

        private void work(SplitNode node, BooleanSupplier dismissed) {
            try {
                worker.work(state, tree, node, () -> dismissed.getAsBoolean() || tree.isUnneeded(node));
            } catch (PositionStop tooFar) {
                throw tooFar; // so it would be again
            } catch (SearchStop stopped) {
                tree.release(node);
                if (Thread.currentThread().isInterrupted()) {
                    throw stopped; // the position is still relevant: the thread cannot continue
                }
            }
        }
    }
}
