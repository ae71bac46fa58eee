package dev.foregone.search;

import java.util.Arrays;

/**
 * The order in which a pruning search tries the moves of a game that does not {@linkplain
 * dev.foregone.spi.PackedRules#ranksCandidates rank them itself}, learned on the way: what refuted one position mostly
 * refutes its neighbours. First come the two moves that last did so at the same ply (killer moves: S. G. Akl and M. M.
 * Newborn, <em>The principal continuation and the killer heuristic</em>, 1977), then those that have done so most often
 * anywhere (J. Schaeffer, <em>The history heuristic</em>, 1983); moves of which as much is known keep their order. It
 * takes the same small memory however long the search. For one thread.
 */
public final class MoveOrder {

    /** Each side has 2 to this power of counters; moves whose hashes fall on the same one are counted together. */
    private static final int CLASS_BITS = 10;

    /** When a counter has come to this, all are halved: what was learned long ago counts less. */
    private static final int MOST = 1 << 16;

    /** This many moves and fewer are sorted by insertion, which allocates nothing. */
    private static final int FEW = 64;

    private static final int GOLDEN = 0x9E3779B9;

    private final GameView<?, ?> view;
    private final boolean learns;
    private final int[] last = new int[GameView.MAX_LINE];
    private final int[] lastButOne = new int[GameView.MAX_LINE];
    private final int[] refutations = new int[2 << CLASS_BITS];

    /** Of the moves that are being sorted by insertion, in their order. */
    private final int[] worths = new int[FEW];

    /**
     * Nothing is learned yet.
     *
     * @param view the game
     */
    public MoveOrder(GameView<?, ?> view) {
        this.view = view;
        this.learns = !view.rules().ranksCandidates();
        Arrays.fill(last, -1);
        Arrays.fill(lastButOne, -1);
    }

    /**
     * The same order for another thread, which goes on learning for itself.
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
     * @param moves where they are
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
     * Sorts the moves of a position, with what they lead to, the most promising first.
     *
     * @param children where they are
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
        for (int i = from; i < to; i++) {
            int worth = worth(view.moveClass(position, children.move(i)), ply);
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
        int least = Integer.MAX_VALUE;
        for (int i = from; i < to; i++) {
            int worth = worth(view.moveClass(position, moves[i]), ply);
            if (worth > least) {
                bringForward(moves, i, from, worth);
            } else {
                worths[i - from] = worth;
                least = worth;
            }
        }
    }

    /** Takes a move from where it stands to its place among those before it, which are sorted. */
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

    /** Worths, best first, with their places behind them in one number each, so that equals keep their order. */
    private long[] ranked(int[] moves, long position, int from, int to, int ply) {
        long[] ranked = new long[to - from];
        for (int i = 0; i < ranked.length; i++) {
            long worth = worth(view.moveClass(position, moves[from + i]), ply);
            ranked[i] = (Integer.MAX_VALUE - worth) << Integer.SIZE | i;
        }
        Arrays.sort(ranked);
        return ranked;
    }

    /** The most promising class of move has the greatest worth; all have the same if the game ranks them itself. */
    int worth(int moveClass, int ply) {
        if (!learns) {
            return 0;
        }
        if (moveClass == last[ply]) {
            return Integer.MAX_VALUE;
        }
        return moveClass == lastButOne[ply] ? Integer.MAX_VALUE - 1 : refutations[counter(moveClass, ply)];
    }

    /**
     * A move has turned out so good that no other need be tried.
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

    void refuted(int moveClass, int ply) {
        if (moveClass != last[ply]) {
            lastButOne[ply] = last[ply];
            last[ply] = moveClass;
        }
        if (++refutations[counter(moveClass, ply)] >= MOST) {
            Arrays.setAll(refutations, i -> refutations[i] / 2);
        }
    }

    /** Players mostly take turns, so that the parity of the ply mostly tells the sides apart. */
    private static int counter(int moveClass, int ply) {
        return (ply & 1) << CLASS_BITS | (moveClass * GOLDEN) >>> (Integer.SIZE - CLASS_BITS);
    }
}
