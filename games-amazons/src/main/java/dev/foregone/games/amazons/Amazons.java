package dev.foregone.games.amazons;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PackedState;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position of the Game of the Amazons (W. Zamkauskas, 1988):
 *
 * <ul>
 *   <li>a player moves one of the own queens as in chess, to a free square in a straight or diagonal line, over free squares
 *       only;
 *   <li>from there it shoots an arrow, which flies in the same way, also to or over the square that the queen has left; the
 *       square where it lands is burnt: nothing moves there or flies over it any more;
 *   <li>nothing is captured; who cannot move has lost. White begins.
 * </ul>
 *
 * @param width the number of columns of the board
 * @param squares what each square holds, {@code w} or {@code b} for a queen, {@code x} if it is burnt, {@code .} if it is
 *     free: from A1, row by row upwards
 * @param whiteMoves whether white is to move
 */
public record Amazons(int width, String squares, boolean whiteMoves) implements PackedState<Amazons, AmazonsMove> {

    static final char FREE = '.';
    static final char BURNT = 'x';
    static final char WHITE = 'w';
    static final char BLACK = 'b';

    private static final String LETTERS = "" + FREE + BURNT + WHITE + BLACK;

    /**
     * Checks the board.
     *
     * @param width the number of columns
     * @param squares what each square holds
     * @param whiteMoves whether white is to move
     * @throws IllegalArgumentException if the board has no size that there is, or a player has no queen
     */
    public Amazons {
        if (width < 1 || squares.length() % width != 0) {
            throw new IllegalArgumentException(
                    squares.length() + " squares are no rows of " + width + ": rows are equally long");
        }
        Board.of(width, squares.length() / width);
        if (!squares.chars().allMatch(letter -> LETTERS.indexOf(letter) >= 0)) {
            throw new IllegalArgumentException("the squares \"" + squares + "\" are not all one of w, b, x and .");
        }
        if (squares.indexOf(WHITE) < 0 || squares.indexOf(BLACK) < 0) {
            throw new IllegalArgumentException(
                    (squares.indexOf(WHITE) < 0 ? "white" : "black") + " has no queen; each player has one or more");
        }
    }

    /**
     * The beginning that the literature uses on small boards: four queens a side, on the squares beside the corners.
     *
     * @param width the number of columns, 4 or more
     * @param height the number of rows, 4 or more
     * @return the position before the first move, with white below and to move
     * @throws IllegalArgumentException if there is none on this board
     */
    public static Amazons start(int width, int height) {
        Board board = Board.of(width, height);
        if (!board.hasBeginning()) {
            throw new IllegalArgumentException(
                    "a board of " + width + " x " + height + " has no usual beginning; say where the queens stand");
        }
        StringBuilder squares = new StringBuilder(String.valueOf(FREE).repeat(board.count()));
        board.whiteAtFirst().forEach(index -> {
            squares.setCharAt(index, WHITE);
            squares.setCharAt(board.upsideDown(index), BLACK);
        });
        return new Amazons(width, squares.toString(), true);
    }

    @Override
    public PackedRules<Amazons, AmazonsMove> packedRules() {
        return AmazonsRules.of(board());
    }

    Board board() {
        return Board.of(width, squares.length() / width);
    }

    char mine() {
        return whiteMoves ? WHITE : BLACK;
    }

    /** Where the queens of the player to move stand. */
    Stream<Square> queens() {
        return IntStream.range(0, squares.length())
                .filter(index -> squares.charAt(index) == mine())
                .mapToObj(board()::square);
    }

    /** In the game's notation: {@code .bb./b..b/w..w/.ww. white}. */
    @Override
    public String toString() {
        return AmazonsNotation.format(this);
    }
}
