package dev.foregone.benchmarks.yardstick;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Connect Four on 7 by 6 as a specialist would write it: a set of bits for each player, each column seven bits of which the highest
 * stays empty; moves from the centre outwards. For one thread.
 */
public final class BitConnectFour extends MatchBoard<BitConnectFour> {

    private static final int STRIDE = 7;
    private static final int COLUMNS = 7;
    private static final long BOTTOM = 0x40810204081L;
    private static final long BOARD = BOTTOM * 0x3F;
    private static final int CELLS = 42;
    private static final int[] CENTRE_FIRST = {3, 2, 4, 1, 5, 0, 6};
    private static final double SCALE = 4;

    private long mine;
    private long theirs;
    private boolean first = true;
    private int stones;

    /** The empty board. */
    public BitConnectFour() {
        super(COLUMNS, SCALE);
    }

    private BitConnectFour(BitConnectFour other) {
        this();
        mine = other.mine;
        theirs = other.theirs;
        first = other.first;
        stones = other.stones;
    }

    @Override
    public BitConnectFour copy() {
        return new BitConnectFour(this);
    }

    /** Each move is a column, from 0. */
    @Override
    public int moves(int[] into) {
        int count = 0;
        if (!hasFour(theirs)) {
            for (int column : CENTRE_FIRST) {
                if (drop(column) != 0) {
                    into[count++] = column;
                }
            }
        }
        return count;
    }

    /** Where a stone lands; 0 if the column is full. */
    private long drop(int column) {
        int shift = column * STRIDE;
        return ((mine | theirs) + (1L << shift)) & (0x3FL << shift);
    }

    @Override
    public int randomMove(SplittableRandom random, int[] room) {
        if (isOver()) {
            return NO_MOVE;
        }
        int column = random.nextInt(COLUMNS);
        while (drop(column) == 0) {
            column = random.nextInt(COLUMNS);
        }
        return column;
    }

    @Override
    public void make(int column) {
        long drop = drop(column);
        long own = mine | drop;
        push(drop);
        stones++;
        mine = theirs;
        theirs = own;
        first = !first;
    }

    @Override
    public void undo() {
        long own = theirs ^ pop();
        stones--;
        theirs = mine;
        mine = own;
        first = !first;
    }

    @Override
    public boolean isOver() {
        return stones == CELLS || hasFour(theirs);
    }

    private static boolean hasFour(long stones) {
        return (four(stones, 1) | four(stones, STRIDE - 1) | four(stones, STRIDE) | four(stones, STRIDE + 1)) != 0;
    }

    private static long four(long stones, int direction) {
        long pairs = stones & (stones >>> direction);
        return pairs & (pairs >>> (2 * direction));
    }

    @Override
    public boolean isFirstToMove() {
        return first;
    }

    /** The last stone has won, if any has. */
    @Override
    public int result() {
        return !hasFour(theirs) ? 0 : first ? -1 : 1;
    }

    /** The free cells that make four, of the one player and of the other. */
    @Override
    public int score() {
        long free = BOARD & ~(mine | theirs);
        return Long.bitCount(completing(mine) & free) - Long.bitCount(completing(theirs) & free);
    }

    private static long completing(long stones) {
        long upright = (stones << 1) & (stones << 2) & (stones << 3);
        return upright | completing(stones, STRIDE - 1) | completing(stones, STRIDE) | completing(stones, STRIDE + 1);
    }

    private static long completing(long stones, int direction) {
        long before = (stones << direction) & (stones << (2 * direction));
        long after = (stones >>> direction) & (stones >>> (2 * direction));
        return (before & ((stones << (3 * direction)) | (stones >>> direction)))
                | (after & ((stones << direction) | (stones >>> (3 * direction))));
    }

    /** The column from 1. */
    @Override
    public String notation(int move) {
        return String.valueOf(move + 1);
    }

    /** The cells, column by column. */
    @Override
    public String toString() {
        char[] text = new char[COLUMNS * STRIDE];
        Arrays.fill(text, '.');
        for (int cell = 0; cell < text.length; cell++) {
            boolean taken = ((mine | theirs) >>> cell & 1) != 0;
            boolean own = (mine >>> cell & 1) != 0;
            text[cell] = !taken ? '.' : own == first ? 'x' : 'o';
        }
        return new String(text);
    }
}
