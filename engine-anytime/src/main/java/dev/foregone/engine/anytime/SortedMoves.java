package dev.foregone.engine.anytime;

import dev.foregone.search.MoveOrder;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import java.util.Arrays;

/**
 * The moves of all positions on the line, with their classes. The next best is brought forward when it is needed, since the first
 * ones are often good enough. For one thread.
 */
final class SortedMoves {

    private static final int FIRST_SIZE = 1024;

    /** Captures come before moves that have refuted something, however often. */
    private static final int CAPTURE = 1 << 29;

    private static final int MOST_LEARNED = CAPTURE - 1;

    /** The order of more moves than this takes longer to find than it saves. */
    private static final int PICKED = 32;

    private static final float SCALE = 1e6f;

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final MoveOrder order;
    private final MoveGains gains;
    private final MoveStack moves = new MoveStack();

    /** Whether moves have classes and places here: a game that ranks them knows them better. */
    private final boolean learns;

    private int[] classes = new int[FIRST_SIZE];
    private int[] places = new int[FIRST_SIZE];

    /** The order: what moves are worth, in the high bits, and of those of equal worth the first one first. */
    private long[] ranks = new long[FIRST_SIZE];

    SortedMoves(GameView<?, ?> view, MoveOrder order, MoveGains gains) {
        this.view = view;
        this.rules = view.rules();
        this.learns = !rules.ranksCandidates();
        this.order = order;
        this.gains = gains;
    }

    /** Pushes the candidate moves of a position from an index on, in their order; returns the index after the last. */
    int push(long position, int base, int ply) {
        int end = moves.pushCandidates(rules, position, base);
        if (end > classes.length) {
            classes = Arrays.copyOf(classes, 2 * end);
            places = Arrays.copyOf(places, 2 * end);
            ranks = Arrays.copyOf(ranks, 2 * end);
        }
        for (int i = base; i < end; i++) {
            ranks[i] = rank(0, i);
        }
        for (int i = base; i < end && learns; i++) {
            int moveClass = view.moveClass(position, moves.get(i));
            classes[i] = moveClass;
            places[i] = MoveGains.place(moveClass, ply);
        }
        return end;
    }

    private static long rank(int worth, int index) {
        return (long) worth << Integer.SIZE | (~index & 0xFFFF_FFFFL);
    }

    /** Where the move of an index in the order was pushed. */
    private int at(int index) {
        return ~(int) ranks[index];
    }

    /** How many legal moves a position has. */
    int countLegal(long position, int base) {
        return moves.pushLegal(rules, position, base) - base;
    }

    int get(int index) {
        return moves.get(at(index));
    }

    int moveClass(int index) {
        return classes[at(index)];
    }

    /** The place of a move's class among the {@link MoveGains}. */
    int place(int index) {
        return places[at(index)];
    }

    /** Moves that were just pushed: the one with a tag, then captures, then what has refuted other positions. */
    void weigh(int base, int end, int ply, int tag, double usual) {
        for (int i = base; i < end && learns; i++) {
            ranks[i] = rank(worth(classes[i], gains.promise(places[i]), ply, usual), i);
        }
        first(base, end, tag);
    }

    private int worth(int moveClass, float promise, int ply, double usual) {
        return promise > usual
                ? CAPTURE + (int) (promise * SCALE)
                : Math.min(order.worth(moveClass, ply), MOST_LEARNED);
    }

    private void first(int base, int end, int tag) {
        for (int i = tag == 0 ? end : base; i < end; i++) {
            if (tag(moves.get(i)) == tag) {
                ranks[i] = rank(Integer.MAX_VALUE, i);
                return;
            }
        }
    }

    /** Brings the best of the moves from an index on there, if that is among the first ones; the others keep their order. */
    void pick(int base, int from, int end) {
        if (from - base >= PICKED) {
            return;
        }
        int best = from;
        long most = ranks[from];
        for (int i = from + 1; i < end; i++) {
            if (ranks[i] > most) {
                best = i;
                most = ranks[i];
            }
        }
        System.arraycopy(ranks, from, ranks, from + 1, best - from);
        ranks[from] = most;
    }

    /** Eight bits of a move, which tell it from most others. */
    static int tag(int move) {
        return (move * MoveAverages.GOLDEN_RATIO) >>> (Integer.SIZE - Byte.SIZE);
    }
}
