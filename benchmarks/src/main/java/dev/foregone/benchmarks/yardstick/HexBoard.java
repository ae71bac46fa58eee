package dev.foregone.benchmarks.yardstick;

/**
 * Hex 7 x 7 (P. Hein, 1942) as somebody might have written it: two sets of cells as bits. The player who begins connects the first
 * row with the last, the other one the first column with the last; who moves next when they are connected has lost. For one thread.
 */
public final class HexBoard extends MatchBoard<HexBoard> {

    private static final int SIZE = 7;
    /** A column more than there are, which stays empty, so that no cell has neighbors across the edge. */
    private static final int STRIDE = SIZE + 1;

    private static final long ROW = (1L << SIZE) - 1;
    private static final long COLUMN = 0x01_01_01_01_01_01_01L;
    private static final long ALL = ROW * COLUMN;

    private final long[] stones = new long[2];
    private int count;

    /** The empty board. */
    public HexBoard() {
        super(SIZE * SIZE, 1);
    }

    @Override
    public HexBoard copy() {
        HexBoard copy = new HexBoard();
        System.arraycopy(stones, 0, copy.stones, 0, 2);
        copy.count = count;
        return copy;
    }

    @Override
    public int moves(int[] into) {
        int moves = 0;
        if (!isOver()) {
            for (long free = ALL & ~(stones[0] | stones[1]); free != 0; free &= free - 1) {
                into[moves++] = Long.numberOfTrailingZeros(free);
            }
        }
        return moves;
    }

    @Override
    public void make(int move) {
        stones[count & 1] |= 1L << move;
        push(move);
        count++;
    }

    @Override
    public void undo() {
        int move = (int) pop();
        count--;
        stones[count & 1] &= ~(1L << move);
    }

    /** Whether the player who moved last has connected. */
    @Override
    public boolean isOver() {
        boolean byRows = !isFirstToMove();
        long own = stones[byRows ? 0 : 1];
        long goal = byRows ? ROW << ((SIZE - 1) * STRIDE) : COLUMN << (SIZE - 1);
        long before = 0;
        long reached = own & (byRows ? ROW : COLUMN);
        while (reached != before && (reached & goal) == 0) {
            before = reached;
            reached |= own & neighbors(reached);
        }
        return (reached & goal) != 0;
    }

    private static long neighbors(long cells) {
        return cells << 1 | cells >>> 1 | cells << STRIDE | cells >>> STRIDE | cells << SIZE | cells >>> SIZE;
    }

    @Override
    public boolean isFirstToMove() {
        return (count & 1) == 0;
    }

    /** Always 0: who stands better cannot be said in a line or two. */
    @Override
    public int score() {
        return 0;
    }

    @Override
    public int cells(byte[] into) {
        for (int cell = 0; cell < SIZE * SIZE; cell++) {
            int bit = cell / SIZE * STRIDE + cell % SIZE;
            into[cell] = (byte) (((stones[0] >> bit) & 1) - ((stones[1] >> bit) & 1));
        }
        return SIZE * SIZE;
    }

    /** Column and row: {@code b3}. */
    @Override
    public String notation(int move) {
        return (char) ('a' + move % STRIDE) + String.valueOf(1 + move / STRIDE);
    }

    /** The cells, row by row. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (long cells = ALL; cells != 0; cells &= cells - 1) {
            long cell = cells & -cells;
            text.append((stones[0] & cell) != 0 ? 'x' : (stones[1] & cell) != 0 ? 'o' : '.');
        }
        return text.toString();
    }
}
