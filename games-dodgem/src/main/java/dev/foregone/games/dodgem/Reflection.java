package dev.foregone.games.dodgem;

/** Row r, column c goes to row n - 1 - c, column n - 1 - r: the mirror image in the rising diagonal. */
final class Reflection {

    private final int size;
    private final int rowMask;
    private final long[] ofLowestRow;

    Reflection(int size) {
        this.size = size;
        rowMask = (1 << size) - 1;
        ofLowestRow = new long[1 << size];
        for (int row = 0; row <= rowMask; row++) {
            for (int column = 0; column < size; column++) {
                ofLowestRow[row] |= (long) (row >>> column & 1) << ((size - 1 - column) * size);
            }
        }
    }

    /** Each row becomes a column; the lowest row, which comes last, becomes the first. */
    long of(long cars) {
        long reflected = 0;
        long rest = cars;
        for (int column = size - 1; column >= 0; column--) {
            reflected |= ofLowestRow[(int) rest & rowMask] << column;
            rest >>>= size;
        }
        return reflected;
    }
}
