package dev.foregone.engine.anytime;

import dev.foregone.search.GameView;
import dev.foregone.search.MoveOrder;
import dev.foregone.search.MoveStack;
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
    private int[] worths = new int[FIRST_SIZE];

    SortedMoves(GameView<?, ?> view, MoveOrder order, MoveGains gains) {
        this.view = view;
        this.rules = view.rules();
        this.learns = !rules.ranksCandidates();
        this.order = order;
        this.gains = gains;
    }

    /** Pushes the candidate moves of a position from an index on; returns the index after the last. */
    int push(long position, int base, int ply) {
        int end = moves.pushCandidates(rules, position, base);
        if (end > classes.length) {
            classes = Arrays.copyOf(classes, 2 * end);
            places = Arrays.copyOf(places, 2 * end);
            worths = Arrays.copyOf(worths, 2 * end);
        }
        for (int i = base; i < end && learns; i++) {
            classes[i] = view.moveClass(position, moves.get(i));
            places[i] = MoveGains.place(classes[i], ply);
        }
        return end;
    }

    /** How many legal moves a position has. */
    int countLegal(long position, int base) {
        return moves.pushLegal(rules, position, base) - base;
    }

    int get(int index) {
        return moves.get(index);
    }

    int moveClass(int index) {
        return classes[index];
    }

    /** The place of a move's class among the {@link MoveGains}. */
    int place(int index) {
        return places[index];
    }

    /** The move with a tag, then captures, then what has refuted other positions. */
    void weigh(int base, int end, int ply, int tag, double usual) {
        Arrays.fill(worths, base, end, 0);
        for (int i = base; i < end && learns; i++) {
            float promise = gains.promise(places[i]);
            worths[i] = promise > usual
                    ? CAPTURE + (int) (promise * SCALE)
                    : Math.min(order.worth(classes[i], ply), MOST_LEARNED);
        }
        first(base, end, tag);
    }

    private void first(int base, int end, int tag) {
        for (int i = tag == 0 ? end : base; i < end; i++) {
            if (tag(moves.get(i)) == tag) {
                worths[i] = Integer.MAX_VALUE;
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
        for (int i = from + 1; i < end; i++) {
            best = worths[i] > worths[best] ? i : best;
        }
        if (best > from) {
            moves.bringForward(best, from);
            bringForward(classes, best, from);
            bringForward(places, best, from);
            bringForward(worths, best, from);
        }
    }

    private static void bringForward(int[] numbers, int index, int to) {
        int number = numbers[index];
        System.arraycopy(numbers, to, numbers, to + 1, index - to);
        numbers[to] = number;
    }

    /** Eight bits of a move, which tell it from most others. */
    static int tag(int move) {
        return (move * MoveAverages.GOLDEN_RATIO) >>> (Integer.SIZE - Byte.SIZE);
    }
}
