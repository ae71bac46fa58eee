package dev.foregone.games.dobutsu;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PackedState;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A position of dobutsu shogi (M. Kitao, 2008), with the rules of T. Tanaka's analysis (2009), which solvers usually
 * follow:
 *
 * <ul>
 *   <li>a player who catches the lion wins, and where it can be caught only the catching moves are legal;
 *   <li>a player whose lion moves to the far rank, where it cannot be caught at once, wins (<em>try</em>);
 *   <li>captured pieces change sides and may be dropped on any free square; a chick dropped on the far rank stays a
 *       chick and cannot move;
 *   <li>repeating a position does not end the game: endless repetition is an endless draw;
 *   <li>a player without a move has lost, as in shogi; the published rules do not say.
 * </ul>
 *
 * @param board the squares in the order of reading: {@code .} or the letter of a {@link Piece}, a capital for sente
 * @param hands the letters of the pieces in the hands, in the order of their codes: sente's capitals come first
 * @param senteMoves whether sente, who begins below and moves upwards, is to move
 */
public record Dobutsu(String board, String hands, boolean senteMoves) implements PackedState<Dobutsu, DobutsuMove> {

    private static final Pattern ON_BOARD = Pattern.compile("[.CEGHLceghl]{" + Square.COUNT + "}");
    private static final Pattern IN_HAND = Pattern.compile("[CEGLcegl]*");

    static final Dobutsu START = new Dobutsu("gle.c..C.ELG", "", true);

    /** Represents all positions after a catch: they are lost, whatever else is on the board. */
    static final Dobutsu LION_CAUGHT = new Dobutsu("g.e..l.c.E.G", "cl", true);

    /**
     * Checks that all pieces are there.
     *
     * @param board the squares in the order of reading
     * @param hands the letters of the pieces in the hands, in any order
     * @param senteMoves whether sente is to move
     * @throws IllegalArgumentException naming the piece that is missing or one too many
     */
    public Dobutsu {
        hands = hands.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining());
        problem(board, hands, senteMoves).ifPresent(problem -> {
            throw new IllegalArgumentException(problem);
        });
    }

    /** The problem with the pieces of a position, if any. */
    private static Optional<String> problem(String board, String hands, boolean senteMoves) {
        if (!ON_BOARD.matcher(board).matches() || !IN_HAND.matcher(hands).matches()) {
            return Optional.of("the board \"" + board + "\" or the hands \"" + hands + "\" hold what is no piece");
        }
        return Stream.of(Piece.CHICK, Piece.ELEPHANT, Piece.GIRAFFE, Piece.LION)
                .filter(piece -> count(piece, board + hands) != 2)
                .findFirst()
                .map(piece -> count(piece, board + hands) + " pieces are or were "
                        + (piece == Piece.CHICK
                                ? "chicks or hens"
                                : piece.name().toLowerCase(Locale.ROOT) + "s")
                        + ", not 2")
                .or(() -> lionProblem(board, hands, senteMoves));
    }

    private static int count(Piece piece, String letters) {
        int count = 0;
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            count += letter != '.' && Piece.of(letter).captured() == piece ? 1 : 0;
        }
        return count;
    }

    /** The lion of the player to move may have been caught, the other lion is on the board. */
    private static Optional<String> lionProblem(String board, String hands, boolean senteMoves) {
        char mine = letter(Piece.LION, senteMoves);
        char theirs = letter(Piece.LION, !senteMoves);
        if (count(theirs, board) != 1) {
            return Optional.of("the lion of the player not to move, " + theirs + ", is not on the board once");
        }
        return count(mine, board) == 1 || count(theirs, hands) == 1
                ? Optional.empty()
                : Optional.of("the lion of the player to move, " + mine
                        + ", is neither on the board nor caught by the other");
    }

    private static long count(char letter, String letters) {
        return letters.chars().filter(each -> each == letter).count();
    }

    @Override
    public PackedRules<Dobutsu, DobutsuMove> packedRules() {
        return DobutsuRules.INSTANCE;
    }

    /** Where the lion of the player who has moved stands, if that is the far rank. */
    Optional<Square> triedLion() {
        return square(Piece.LION, !senteMoves).filter(square -> square.row() == (senteMoves ? Square.ROWS - 1 : 0));
    }

    boolean isLionCaught() {
        return square(Piece.LION, senteMoves).isEmpty();
    }

    private Optional<Square> square(Piece piece, boolean sente) {
        int index = board.indexOf(letter(piece, sente));
        return index < 0 ? Optional.empty() : Optional.of(Square.ALL.get(index));
    }

    static char letter(Piece piece, boolean sente) {
        return sente ? piece.letter() : Character.toLowerCase(piece.letter());
    }

    /** Whether the player to move has a lion that tried and was not caught: no game reaches such a position. */
    boolean hasTriedBefore() {
        return square(Piece.LION, senteMoves)
                .filter(square -> square.row() == (senteMoves ? 0 : Square.ROWS - 1))
                .isPresent();
    }

    /** In the game's notation: {@code gle/.c./.C./ELG - sente}. */
    @Override
    public String toString() {
        return DobutsuNotation.format(this);
    }
}
