package dev.foregone.games.amazons;

/** The four or eight symmetries of a board, on two sets of squares at once, one above the other. */
final class Symmetry {

    private final int squares;
    private final long both;
    private final boolean isSquare;
    private final Rearrangement upsideDown;
    private final Rearrangement transposed;

    Symmetry(Board board) {
        squares = board.count();
        both = (1L << (2 * squares)) - 1;
        isSquare = board.width() == board.height();
        upsideDown = new Rearrangement(squares, board::upsideDown);
        transposed = isSquare ? new Rearrangement(squares, board::transposed) : upsideDown;
    }

    /** The least of the images. */
    long least(long sets) {
        long least = leastOfFour(sets);
        return isSquare ? Math.min(least, leastOfFour(transposed.of(sets))) : least;
    }

    private long leastOfFour(long sets) {
        long down = upsideDown.of(sets);
        return Math.min(Math.min(sets, down), Math.min(halfTurned(sets), halfTurned(down)));
    }

    /** Reversing all bits turns the board half round, and exchanges the two sets. */
    private long halfTurned(long sets) {
        long turned = Long.reverse(sets) >>> (Long.SIZE - 2 * squares);
        return (turned << squares | turned >>> squares) & both;
    }
}
