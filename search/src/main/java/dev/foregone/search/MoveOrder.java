package dev.foregone.search;

import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The order in which a pruning search tries the moves of a game that does not {@linkplain
 * dev.foregone.spi.PackedRules#ranksCandidates rank them itself}, learned during the search: a move that refuted one
 * position often refutes its neighbours. First come the two moves that last did so at the same ply (killer moves: S. G.
 * Akl and M. M. Newborn, <em>The principal continuation and the killer heuristic</em>, 1977), then those that have done
 * so most often anywhere (J. Schaeffer, <em>The history heuristic</em>, 1983); equal moves keep their order. Where a game has no
 * packed rules and the search below takes long, those come before that leave the other player the fewest replies: there is
 * the least to search. Its memory is small and constant. For one thread.
 */
public final class MoveOrder {

    /** Each side has 2 to this power counters; moves whose hashes share one are counted together. */
    private static final int CLASS_BITS = 10;

    /** When a counter reaches this, all are halved: older results count less. */
    private static final int MOST = 1 << 16;

    /** Up to this many moves are sorted by insertion, which allocates nothing. */
    private static final int FEW = 64;

    private static final int GOLDEN = 0x9E3779B9;

    private final GameView<?, ?> view;
    private final boolean learns;
    private @Nullable FewestReplies replies;
    private final int[] last = new int[GameView.MAX_LINE];
    private final int[] lastButOne = new int[GameView.MAX_LINE];
    private final int[] refutations = new int[2 << CLASS_BITS];

    /** The worths of the moves being sorted by insertion, in their order. */
    private final int[] worths = new int[FEW];

    /**
     * An order that has learned nothing yet.
     *
     * @param view the game
     */
    public MoveOrder(GameView<?, ?> view) {
        this.view = view;
        this.learns = !view.rules().ranksCandidates();
        Arrays.fill(last, -1);
        Arrays.fill(lastButOne, -1);
    }

    /** From now on it may look at positions, and counts them. */
    void lookAhead(SearchBudget budget) {
        replies = new FewestReplies(view, budget);
    }

    /**
     * A copy of the order for another thread, which then learns independently.
     *
     * @param itsView the view of that thread
     * @return a copy
     */
    public MoveOrder copy(GameView<?, ?> itsView) {
        MoveOrder copy = new MoveOrder(itsView);
        System.arraycopy(last, 0, copy.last, 0, last.length);
        System.arraycopy(lastButOne, 0, copy.lastButOne, 0, last.length);
        System.arraycopy(refutations, 0, copy.refutations, 0, refutations.length);
        return copy;
    }

    /**
     * Sorts the moves of a position, the most promising first.
     *
     * @param moves the stack that holds them
     * @param position the position
     * @param from the index of the first
     * @param to the index after the last
     * @param ply plies from the position that the question is about
     */
    public void sort(MoveStack moves, long position, int from, int to, int ply) {
        if (to - from > 1 && learns) {
            sort(moves.array(), position, from, to, ply);
        }
    }

    /**
     * Sorts the moves of a position, with its children, the most promising first.
     *
     * @param children the stack that holds them
     * @param position the position
     * @param from the index of the first
     * @param to the index after the last
     * @param ply plies from the position that the question is about
     */
    public void sort(Children children, long position, int from, int to, int ply) {
        if (to - from < 2 || !learns) {
            return;
        }
        if (to - from > FEW) {
            children.arrange(from, ranked(children.moves(), position, from, to, ply));
            return;
        }
        FewestReplies ahead = ahead(ply);
        for (int i = from; i < to; i++) {
            int worth = worth(position, children.move(i), ply, ahead);
            int place = i - from;
            for (; place > 0 && worths[place - 1] < worth; place--) {
                worths[place] = worths[place - 1];
            }
            worths[place] = worth;
            children.bringForward(i, from + place);
        }
    }

    private void sort(int[] moves, long position, int from, int to, int ply) {
        if (to - from > FEW) {
            sortMany(moves, position, from, to, ply);
            return;
        }
        FewestReplies ahead = ahead(ply);
        int least = Integer.MAX_VALUE;
        for (int i = from; i < to; i++) {
            int worth = worth(position, moves[i], ply, ahead);
            if (worth > least) {
                bringForward(moves, i, from, worth);
            } else {
                worths[i - from] = worth;
                least = worth;
            }
        }
    }

    /** Inserts a move into its place among the sorted ones before it. */
    private void bringForward(int[] moves, int index, int from, int worth) {
        int move = moves[index];
        int place = index;
        for (; place > from && worths[place - from - 1] < worth; place--) {
            moves[place] = moves[place - 1];
            worths[place - from] = worths[place - from - 1];
        }
        moves[place] = move;
        worths[place - from] = worth;
    }

    private void sortMany(int[] moves, long position, int from, int to, int ply) {
        long[] ranked = ranked(moves, position, from, to, ply);
        int[] before = Arrays.copyOfRange(moves, from, to);
        for (int i = 0; i < ranked.length; i++) {
            moves[from + i] = before[(int) ranked[i]];
        }
    }

    /** Worths, best first, each in one number with its place in the low bits, so that equals keep their order. */
    private long[] ranked(int[] moves, long position, int from, int to, int ply) {
        FewestReplies ahead = ahead(ply);
        long[] ranked = new long[to - from];
        for (int i = 0; i < ranked.length; i++) {
            long worth = worth(position, moves[from + i], ply, ahead);
            ranked[i] = (Integer.MAX_VALUE - worth) << Integer.SIZE | i;
        }
        Arrays.sort(ranked);
        return ranked;
    }

    /** The worth of a move: what it leaves the other player comes before what has been learned, where it pays to look. */
    private int worth(long position, int move, int ply, @Nullable FewestReplies ahead) {
        int learned = worth(view.moveClass(position, move), ply);
        return ahead == null ? learned : ahead.promise(position, move) * 2 * MOST + Math.min(learned, 2 * MOST - 1);
    }

    private @Nullable FewestReplies ahead(int ply) {
        return replies != null && replies.pay(ply) ? replies : null;
    }

    /**
     * The worth of a class of moves.
     *
     * @param moveClass {@link GameView#moveClass} of a move
     * @param ply plies from the position that the question is about
     * @return greatest for the most promising; 0 for all if the game ranks moves itself
     */
    public int worth(int moveClass, int ply) {
        if (!learns) {
            return 0;
        }
        if (moveClass == last[ply]) {
            return Integer.MAX_VALUE;
        }
        return moveClass == lastButOne[ply] ? Integer.MAX_VALUE - 1 : refutations[counter(moveClass, ply)];
    }

    /**
     * Records a move so good that no other need be tried.
     *
     * @param position the position
     * @param move the packed move
     * @param ply plies from the position that the question is about
     */
    public void refuted(long position, int move, int ply) {
        if (learns) {
            refuted(view.moveClass(position, move), ply);
        }
    }

    /**
     * The same of a move whose class is known.
     *
     * @param moveClass {@link GameView#moveClass} of the move; any number if the game ranks moves itself
     * @param ply plies from the position that the question is about
     */
    public void refuted(int moveClass, int ply) {
        if (!learns) {
            return;
        }
        if (moveClass != last[ply]) {
            lastButOne[ply] = last[ply];
            last[ply] = moveClass;
        }
        if (++refutations[counter(moveClass, ply)] >= MOST) {
            Arrays.setAll(refutations, i -> refutations[i] / 2);
        }
    }

    /** Players mostly alternate, so the parity of the ply mostly distinguishes the sides. */
    private static int counter(int moveClass, int ply) {
        return (ply & 1) << CLASS_BITS | (moveClass * GOLDEN) >>> (Integer.SIZE - CLASS_BITS);
    }
}
