package dev.foregone.tablebase.builder.answer;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.tablebase.builder.retrograde.MemoryGame;
import java.io.Serial;
import java.util.HashMap;
import java.util.Map;

/**
 * Wins and losses that a search proves while the whole game is being found, so that a near one needs no more than the first
 * positions of a game that may be too large. The search is asked again whenever four times as many positions have been looked
 * at, and may then visit as many itself: so it never takes much more than the other, and nothing where a game is tiny, or solved
 * already. For one question.
 */
final class NearProofs<S extends GameState<S, M>, M extends Move> {

    private static final int FIRST = 1 << 8;
    private static final int FACTOR = 4;

    private final Solver<S, M> search;
    private final S asked;
    private final Limits limits;
    private final QuestionWatch watch;
    private final Map<S, Bounds> proved = new HashMap<>();

    NearProofs(Solver<S, M> search, S asked, Limits limits, QuestionWatch watch) {
        this.search = search;
        this.asked = asked;
        this.limits = limits;
        this.watch = watch;
    }

    /** What has been proved of a position so far. */
    Bounds bounds(S state) {
        return proved.getOrDefault(state, Bounds.unknown());
    }

    /** The same watch, which throws {@link Settled} once nothing more need be known of a position. */
    MemoryGame.Watch until(S state) {
        return new Meanwhile(state);
    }

    /** What is proved of a position once a win or a loss within this many plies is looked for. */
    Bounds within(S state, int plies) {
        return narrowed(state, watch.within(limits.withPlies(plies), Long.MAX_VALUE));
    }

    private Bounds narrowed(S state, Limits part) {
        Bounds more = bounds(state).and(searched(state, part));
        proved.put(state, more);
        return more;
    }

    private void prove(S state, long positions) {
        Bounds more = narrowed(state, watch.within(limits, positions));
        if (state.equals(asked)) {
            watch.proved(more);
        }
        if (more.isExact() || (state.equals(asked) && isBeyond(more, limits.plies()))) {
            throw new Settled();
        }
    }

    private Bounds searched(S state, Limits part) {
        long before = search.positionsVisited();
        try {
            return search.prove(state, part);
        } catch (LineTooLongException beyondSearch) { // that is for the whole game
            return Bounds.unknown();
        } catch (IllegalStateException closed) {
            watch.check();
            throw closed;
        } finally {
            watch.searched(search.positionsVisited() - before);
        }
    }

    /** Whether the question has a limit on plies, and there is no win or loss within it. */
    private static boolean isBeyond(Bounds bounds, int plies) {
        return plies < Integer.MAX_VALUE && isBeyond(bounds.atLeast(), plies) && isBeyond(bounds.atMost(), plies);
    }

    private static boolean isBeyond(Outcome bound, int plies) {
        return bound.value() == GameValue.DRAW || bound.plies() > plies;
    }

    private final class Meanwhile implements MemoryGame.Watch {

        private final S state;
        private int next = FIRST;

        Meanwhile(S state) {
            this.state = state;
        }

        @Override
        public void looked(int looked, int known) {
            watch.looked(looked, known);
            if (looked == next) {
                next *= FACTOR;
                prove(state, looked);
            }
        }

        @Override
        public void settled(long settled, int all) {
            watch.settled(settled, all);
        }

        @Override
        public void check() {
            watch.check();
        }
    }

    /** Unwinds the finding of a whole game that is no longer needed. */
    static final class Settled extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1L;

        private Settled() {
            super(null, null, false, false);
        }
    }
}
