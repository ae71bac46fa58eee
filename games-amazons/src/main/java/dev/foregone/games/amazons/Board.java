package dev.foregone.games.amazons;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** The squares of a board, by their indices: from A1, row by row upwards. There is one for each size. */
final class Board {

    private static final int LEAST_SIDE = 2;

    /** The most squares whose two bits each, and the side to move, fit into 64 bits. */
    private static final int MOST = 31;

    private static final int LEAST_SIDE_WITH_BEGINNING = 4;

    /** Those requested so far, by width and height. */
    private static final Map<Square, Board> BOARDS = new ConcurrentHashMap<>();

    private final int width;
    private final int height;
    private final List<Square> squares;

    private Board(int width, int height) {
        this.width = width;
        this.height = height;
        squares = IntStream.range(0, width * height)
                .mapToObj(index -> new Square(index % width, index / width))
                .toList();
    }

    /**
     * The board of a size.
     *
     * @throws IllegalArgumentException if it is too small or too large
     */
    static Board of(int width, int height) {
        if (width < LEAST_SIDE || height < LEAST_SIDE || (long) width * height > MOST) {
            throw new IllegalArgumentException("the board is " + width + " x " + height + "; boards have " + LEAST_SIDE
                    + " or more columns and rows, and at most " + MOST + " squares");
        }
        return BOARDS.computeIfAbsent(new Square(width, height), size -> new Board(width, height));
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int count() {
        return squares.size();
    }

    Square square(int index) {
        return squares.get(index);
    }

    boolean isOn(Square square) {
        return square.column() >= 0 && square.column() < width && square.row() >= 0 && square.row() < height;
    }

    int index(Square square) {
        return square.row() * width + square.column();
    }

    boolean hasBeginning() {
        return Math.min(width, height) >= LEAST_SIDE_WITH_BEGINNING;
    }

    /** The indices of white's queens at the beginning: beside and above the lower corners. */
    List<Integer> whiteAtFirst() {
        return List.of(1, width - 2, width, 2 * width - 1);
    }

    /** The index of the mirror image of a square in the other half of its column. */
    int upsideDown(int index) {
        return index(new Square(index % width, height - 1 - index / width));
    }

    /** The index of a square mirrored on the diagonal from A1; the board must be as wide as high. */
    int transposed(int index) {
        return index(new Square(index / width, index % width));
    }
}
