package dev.foregone.games.tictactoe;

import java.util.stream.IntStream;

/** The rotations and reflections of the board: eight equivalent positions. */
final class Symmetry {

    private Symmetry() {}

    private static final int SQUARES = 9;

    /** The image of each set of squares under each rotation and reflection. */
    private static final int[][] IMAGES = images();

    /**
     * The least of the eight, by the squares of the player to move, then by the other's.
     *
     * @return the former above the nine bits of the latter
     */
    static long canonical(int mine, int theirs) {
        int least = Integer.MAX_VALUE;
        for (int[] image : IMAGES) {
            least = Math.min(least, (image[mine] << SQUARES) | image[theirs]);
        }
        return least;
    }

    private static int[][] images() {
        int[][] images = new int[8][TicTacToe.FULL + 1];
        for (int squares = 0; squares <= TicTacToe.FULL; squares++) {
            int image = squares;
            for (int turn = 0; turn < images.length; turn += 2) {
                images[turn][squares] = image;
                images[turn + 1][squares] = mirrored(image);
                image = turned(image);
            }
        }
        return images;
    }

    /** A quarter turn: row r, column c goes to row c, column 2 - r. */
    private static int turned(int squares) {
        return IntStream.range(0, SQUARES)
                .filter(square -> ((squares >> square) & 1) != 0)
                .map(square -> new Square(square % 3, 2 - square / 3).bit())
                .sum();
    }

    /** Top row and bottom row change places. */
    private static int mirrored(int squares) {
        return (squares & 0070) | ((squares & 0007) << 6) | ((squares & 0700) >> 6);
    }
}
