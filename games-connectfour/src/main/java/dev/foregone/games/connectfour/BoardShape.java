package dev.foregone.games.connectfour;

/**
 * The size of a board, and what follows from it for boards held in 64 bits. Columns are upside down: the lower a cell,
 * the higher its bit. Above its cells each column has a spare bit, so a stone shifted out of one column never lands on
 * a cell of the next:
 *
 * <pre>
 *   bits of a board 7 wide and 6 high         spare             bottom            cells
 *    0  7 14 21 28 35 42   (no cells)     1 1 1 1 1 1 1     . . . . . . .     . . . . . . .
 *    1  8 15 22 29 36 43                  . . . . . . .     . . . . . . .     1 1 1 1 1 1 1
 *    2  9 16 23 30 37 44                  . . . . . . .     . . . . . . .     1 1 1 1 1 1 1
 *    3 10 17 24 31 38 45                  . . . . . . .     . . . . . . .     1 1 1 1 1 1 1
 *    4 11 18 25 32 39 46                  . . . . . . .     . . . . . . .     1 1 1 1 1 1 1
 *    5 12 19 26 33 40 47                  . . . . . . .     . . . . . . .     1 1 1 1 1 1 1
 *    6 13 20 27 34 41 48                  . . . . . . .     1 1 1 1 1 1 1     1 1 1 1 1 1 1
 * </pre>
 *
 * Stones fall towards the high bits. So the free cells of a column are numerically below its stones, where subtraction
 * finds them: see {@link ConnectFourRules}.
 *
 * @param width columns, 1 or more
 * @param height cells in a column, 1 or more
 */
public record BoardShape(int width, int height) {

    /** The standard board: 7 wide and 6 high. */
    public static final BoardShape STANDARD = new BoardShape(7, 6);

    /**
     * Checks the size.
     *
     * @param width the columns
     * @param height the cells in a column
     * @throws IllegalArgumentException if the board has no cells, or {@code width * (height + 1)} is more than 64
     */
    public BoardShape {
        if (width < 1 || height < 1 || width * (height + 1L) > Long.SIZE) {
            throw new IllegalArgumentException("a board " + width + " wide and " + height
                    + " high does not fit; width times (height + 1) may be at most " + Long.SIZE);
        }
    }

    int cells() {
        return width * height;
    }

    /** The distance in bits from a cell to its right neighbour. */
    int stride() {
        return height + 1;
    }

    /** The spare bit above each column. */
    long spare() {
        long spare = 0;
        for (int column = 0; column < width; column++) {
            spare |= 1L << (column * stride());
        }
        return spare;
    }

    /** The lowest cell of every column. */
    long bottom() {
        return spare() << height;
    }

    /** The cells of one column. */
    long column(int column) {
        return (((1L << height) - 1) << 1) << (column * stride());
    }

    long board() {
        return spare() * column(0);
    }

    /** A cell by its row, from 0, top, and its column, from 0, left. */
    long cell(int row, int column) {
        return 1L << (column * stride() + row + 1);
    }

    /** The lowest free cell of each column, or its spare bit if it is full. */
    long landings(long stones) {
        return ((stones >>> 1) | bottom()) & ~stones;
    }

    /** The rows that a player fills who always answers on top, where the last answer fills a column: every other one, from the top. */
    long answerRows() {
        long rows = 0;
        for (int row = 0; row < height; row += 2) {
            rows |= spare() << (row + 1);
        }
        return rows;
    }

    /** The cells of a board that are above these. */
    static long above(long cells, long board) {
        long above = 0;
        for (long next = (cells >>> 1) & board; (next & ~above) != 0; next = (next >>> 1) & board) {
            above |= next;
        }
        return above;
    }

    /** The board's mirror image. */
    long mirrored(long bits) {
        if (width == 1) {
            return bits; // a column may take all 64 bits, too many to shift by
        }
        long mirrored = 0;
        long rest = bits;
        for (int column = 0; column < width; column++) {
            mirrored = (mirrored << stride()) | (rest & ((1L << stride()) - 1));
            rest >>>= stride();
        }
        return mirrored;
    }

    /** The notation before a position: {@code 5x4}. */
    @Override
    public String toString() {
        return width + "x" + height;
    }
}
