package dev.foregone.benchmarks.yardstick;

import dev.foregone.spi.Cells;
import java.util.SplittableRandom;

/**
 * The Game of the Amazons as a specialist would write it: sets of bits, and for each square the rays that leave it. Four queens a side,
 * beside the corners of a small board. For one thread.
 */
public final class BitAmazons extends MatchBoard<BitAmazons> {

    private static final double SCALE = 20;
    private static final int DIRECTIONS = 8;

    private final int width;
    private final long board;
    /** Four upwards, then four downwards, for each square. */
    private final long[] rays;

    private final long[] near;
    private long mine;
    private long theirs;
    private long burnt;
    private boolean first = true;

    /**
     * The beginning.
     *
     * @param width the number of columns, 4 or more
     * @param height the number of rows, 4 or more; at most 64 squares
     */
    public BitAmazons(int width, int height) {
        super(MOST_MOVES, SCALE);
        this.width = width;
        int squares = width * height;
        board = -1L >>> (Long.SIZE - squares);
        rays = new long[squares * DIRECTIONS];
        near = new long[squares];
        int[][] upwards = {{1, 0}, {-1, 1}, {0, 1}, {1, 1}};
        for (int square = 0; square < squares; square++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int[] step = upwards[direction % 4];
                int sign = direction < 4 ? 1 : -1;
                rays[square * DIRECTIONS + direction] = ray(square, sign * step[0], sign * step[1], height);
                near[square] |= firstOf(rays[square * DIRECTIONS + direction], direction < 4);
            }
        }
        for (int square : new int[] {1, width - 2, width, 2 * width - 1}) {
            mine |= 1L << square;
            theirs |= 1L << (square % width + (height - 1 - square / width) * width);
        }
    }

    private long ray(int square, int right, int up, int height) {
        long ray = 0;
        int column = square % width + right;
        int row = square / width + up;
        for (; column >= 0 && column < width && row >= 0 && row < height; column += right, row += up) {
            ray |= 1L << (row * width + column);
        }
        return ray;
    }

    private static long firstOf(long ray, boolean upwards) {
        return upwards ? Long.lowestOneBit(ray) : Long.highestOneBit(ray);
    }

    private BitAmazons(BitAmazons other) {
        super(MOST_MOVES, SCALE);
        width = other.width;
        board = other.board;
        rays = other.rays;
        near = other.near;
        mine = other.mine;
        theirs = other.theirs;
        burnt = other.burnt;
        first = other.first;
    }

    @Override
    public BitAmazons copy() {
        return new BitAmazons(this);
    }

    private long reach(int from, long taken) {
        long reach = 0;
        int ray = from * DIRECTIONS;
        for (int end = ray + 4; ray < end; ray++) {
            long blocks = rays[ray] & taken;
            reach |= rays[ray] & ~blocks & (blocks - 1);
        }
        for (int end = ray + 4; ray < end; ray++) {
            reach |= rays[ray] & (-1L << -Long.numberOfLeadingZeros(rays[ray] & taken));
        }
        return reach;
    }

    private long taken() {
        return mine | theirs | burnt;
    }

    /** Each move is the squares that the queen leaves, that it goes to and that is burnt, six bits each. */
    @Override
    public int moves(int[] into) {
        int count = 0;
        for (long queens = mine; queens != 0; queens &= queens - 1) {
            int from = Long.numberOfTrailingZeros(queens);
            long left = taken() ^ 1L << from;
            for (long targets = reach(from, taken()); targets != 0; targets &= targets - 1) {
                int to = Long.numberOfTrailingZeros(targets);
                for (long shots = reach(to, left); shots != 0; shots &= shots - 1) {
                    into[count++] = from << 12 | to << 6 | Long.numberOfTrailingZeros(shots);
                }
            }
        }
        return count;
    }

    /** A queen at random that can move, then a square at random for it, then one for the arrow. */
    @Override
    public int randomMove(SplittableRandom random, int[] room) {
        long free = board & ~taken();
        long able = 0;
        for (long queens = mine; queens != 0; queens &= queens - 1) {
            able |= (near[Long.numberOfTrailingZeros(queens)] & free) == 0 ? 0 : Long.lowestOneBit(queens);
        }
        if (able == 0) {
            return NO_MOVE;
        }
        int from = any(able, random);
        int to = any(reach(from, taken()), random);
        return from << 12 | to << 6 | any(reach(to, taken() ^ 1L << from), random);
    }

    private static int any(long set, SplittableRandom random) {
        long rest = set;
        for (int skip = random.nextInt(Long.bitCount(set)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    @Override
    public void make(int move) {
        push(move);
        long own = mine ^ (1L << (move >> 12) | 1L << (move >> 6 & 63));
        burnt |= 1L << (move & 63);
        mine = theirs;
        theirs = own;
        first = !first;
    }

    @Override
    public void undo() {
        int move = (int) pop();
        long own = theirs ^ (1L << (move >> 12) | 1L << (move >> 6 & 63));
        burnt ^= 1L << (move & 63);
        theirs = mine;
        mine = own;
        first = !first;
    }

    @Override
    public boolean isOver() {
        long free = board & ~taken();
        for (long queens = mine; queens != 0; queens &= queens - 1) {
            if ((near[Long.numberOfTrailingZeros(queens)] & free) != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isFirstToMove() {
        return first;
    }

    /** The squares that the own queens can go to, less those of the others. */
    @Override
    public int score() {
        return reach(mine) - reach(theirs);
    }

    private int reach(long from) {
        int count = 0;
        for (long queens = from; queens != 0; queens &= queens - 1) {
            count += Long.bitCount(reach(Long.numberOfTrailingZeros(queens), taken()));
        }
        return count;
    }

    /** As in the literature: {@code B1-B4xD4}. */
    @Override
    public String notation(int move) {
        return name(move >> 12) + "-" + name(move >> 6 & 63) + "x" + name(move & 63);
    }

    private String name(int square) {
        return (char) ('A' + square % width) + String.valueOf(1 + square / width);
    }

    @Override
    public int cells(byte[] into) {
        int count = Long.bitCount(board);
        long white = first ? mine : theirs;
        for (int square = 0; square < count; square++) {
            long bit = 1L << square;
            byte queen = (byte) ((white & bit) != 0 ? 1 : -1);
            into[square] = (burnt & bit) != 0 ? Cells.NEUTRAL : (taken() & bit) != 0 ? queen : 0;
        }
        return count;
    }

    /** The squares, row by row, and who is to move. */
    @Override
    public String toString() {
        byte[] held = new byte[Long.bitCount(board)];
        cells(held);
        StringBuilder text = new StringBuilder();
        for (byte each : held) {
            text.append(each == Cells.NEUTRAL ? 'x' : "b.w".charAt(each + 1));
        }
        return text.append(first ? " w" : " b").toString();
    }
}
