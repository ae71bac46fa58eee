package dev.foregone.games.amazons;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
public record Amazons(int width, String squares, boolean whiteMoves) implements GameState<Amazons, AmazonsMove> {

    static final char FREE = '.';
    static final char BURNT = 'x';
    static final char WHITE = 'w';
    static final char BLACK = 'b';

    private static final String LETTERS = "" + FREE + BURNT + WHITE + BLACK;
    private static final Optional<GameValue> LOST = Optional.of(GameValue.LOSS);

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
    public Optional<GameValue> terminalValue() {
        char[] letters = squares.toCharArray();
        return all(mine()).stream().allMatch(from -> reach(board(), letters, from) == 0) ? LOST : Optional.empty();
    }

    @Override
    public List<AmazonsMove> legalMoves() {
        List<AmazonsMove> moves = new ArrayList<>();
        Board board = board();
        char[] letters = squares.toCharArray();
        for (int from : all(mine())) {
            letters[from] = FREE;
            for (int to : indices(reach(board, letters, from))) {
                for (int arrow : indices(reach(board, letters, to))) {
                    moves.add(new AmazonsMove(board.square(from), board.square(to), board.square(arrow)));
                }
            }
            letters[from] = mine();
        }
        return Collections.unmodifiableList(moves);
    }

    /** The free squares to which a queen can move, or shoot, as a set of bits. */
    private static int reach(Board board, char[] letters, int from) {
        int reach = 0;
        for (List<Integer> ray : board.rays(from)) {
            for (int to : ray) {
                if (letters[to] != FREE) {
                    break;
                }
                reach |= 1 << to;
            }
        }
        return reach;
    }

    private static int[] indices(int set) {
        return IntStream.range(0, Integer.SIZE)
                .filter(index -> (set >>> index & 1) != 0)
                .toArray();
    }

    Board board() {
        return Board.of(width, squares.length() / width);
    }

    char mine() {
        return whiteMoves ? WHITE : BLACK;
    }

    /** Where the queens of the player to move stand. */
    Stream<Square> queens() {
        return all(mine()).stream().map(board()::square);
    }

    /** The indices of the squares that hold a letter. */
    private List<Integer> all(char letter) {
        List<Integer> all = new ArrayList<>();
        for (int index = squares.indexOf(letter); index >= 0; index = squares.indexOf(letter, index + 1)) {
            all.add(index);
        }
        return all;
    }

    @Override
    public Amazons play(AmazonsMove move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        char[] letters = squares.toCharArray();
        letters[board().index(move.from())] = FREE;
        letters[board().index(move.to())] = mine();
        letters[board().index(move.arrow())] = BURNT;
        return new Amazons(width, new String(letters), !whiteMoves);
    }

    private boolean isLegal(AmazonsMove move) {
        Board board = board();
        if (!move.squares().allMatch(board::isOn) || squares.charAt(board.index(move.from())) != mine()) {
            return false;
        }
        char[] letters = squares.toCharArray();
        letters[board.index(move.from())] = FREE;
        return reaches(board, letters, move.from(), move.to()) && reaches(board, letters, move.to(), move.arrow());
    }

    private static boolean reaches(Board board, char[] letters, Square from, Square to) {
        return (reach(board, letters, board.index(from)) >>> board.index(to) & 1) != 0;
    }

    /** The same position with the colours exchanged: the other is to move. */
    Amazons exchanged() {
        String exchanged = squares.replace(WHITE, '-').replace(BLACK, WHITE).replace('-', BLACK);
        return new Amazons(width, exchanged, !whiteMoves);
    }

    /** The image under a symmetry of the board whose squares come first alphabetically. */
    Amazons leastImage() {
        String least = board().symmetries().stream()
                .map(this::image)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        return new Amazons(width, least, whiteMoves);
    }

    private String image(List<Integer> symmetry) {
        char[] image = new char[squares.length()];
        for (int index = 0; index < image.length; index++) {
            image[symmetry.get(index)] = squares.charAt(index);
        }
        return new String(image);
    }

    /** In the game's notation: {@code .bb./b..b/w..w/.ww. white}. */
    @Override
    public String toString() {
        return AmazonsNotation.format(this);
    }
}
