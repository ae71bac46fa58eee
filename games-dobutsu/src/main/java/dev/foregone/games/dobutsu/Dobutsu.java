package dev.foregone.games.dobutsu;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
public record Dobutsu(String board, String hands, boolean senteMoves) implements GameState<Dobutsu, DobutsuMove> {

    static final Dobutsu START = new Dobutsu("gle.c..C.ELG", "", true);

    /** Represents all positions after a catch: they are lost, whatever else is on the board. */
    static final Dobutsu LION_CAUGHT = new Dobutsu("g.e..l.c.E.G", "cl", true);

    private static final Optional<GameValue> LOST = Optional.of(GameValue.LOSS);
    private static final List<Piece> DROPPED = List.of(Piece.CHICK, Piece.ELEPHANT, Piece.GIRAFFE);

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
        Inventory.problem(board, hands, senteMoves).ifPresent(problem -> {
            throw new IllegalArgumentException(problem);
        });
    }

    @Override
    public Optional<GameValue> terminalValue() {
        return legalMoves().isEmpty() ? LOST : Optional.empty();
    }

    @Override
    public List<DobutsuMove> legalMoves() {
        if (isLionCaught()) {
            return List.of();
        }
        Square theirLion = square(Piece.LION, !senteMoves).orElseThrow();
        List<DobutsuMove> steps = steps();
        List<DobutsuMove> catches =
                steps.stream().filter(step -> step.to().equals(theirLion)).toList();
        if (!catches.isEmpty()) {
            return catches;
        }
        return triedLion().isPresent()
                ? List.of()
                : Stream.concat(steps.stream(), drops().stream()).toList();
    }

    /** Where the lion of the player who has moved stands, if that is the far rank. */
    Optional<Square> triedLion() {
        return square(Piece.LION, !senteMoves).filter(square -> seen(square).row() == Square.ROWS - 1);
    }

    boolean isLionCaught() {
        return square(Piece.LION, senteMoves).isEmpty();
    }

    /** Visits squares in the order in which the player to move reads the board. */
    private List<DobutsuMove> steps() {
        List<DobutsuMove> steps = new ArrayList<>();
        for (Square from : Square.ALL) {
            char letter = at(seen(from));
            if (isOf(letter, senteMoves)) {
                Piece.of(letter).steps().stream()
                        .map(from::plus)
                        .filter(to -> to.isOnBoard() && !isOf(at(seen(to)), senteMoves))
                        .forEach(to -> steps.add(new Step(seen(from), seen(to))));
            }
        }
        return steps;
    }

    private List<DobutsuMove> drops() {
        List<DobutsuMove> drops = new ArrayList<>();
        for (Piece piece : DROPPED) {
            if (hands.indexOf(letter(piece, senteMoves)) >= 0) {
                Square.ALL.stream()
                        .map(this::seen)
                        .filter(to -> at(to) == '.')
                        .forEach(to -> drops.add(new Drop(piece, to)));
            }
        }
        return drops;
    }

    /** A square as the player to move sees it, and back. */
    private Square seen(Square square) {
        return senteMoves ? square : square.turned();
    }

    private char at(Square square) {
        return board.charAt(square.index());
    }

    private Optional<Square> square(Piece piece, boolean sente) {
        int index = board.indexOf(letter(piece, sente));
        return index < 0 ? Optional.empty() : Optional.of(Square.ALL.get(index));
    }

    static char letter(Piece piece, boolean sente) {
        return sente ? piece.letter() : Character.toLowerCase(piece.letter());
    }

    static boolean isOf(char letter, boolean sente) {
        return sente ? Character.isUpperCase(letter) : Character.isLowerCase(letter);
    }

    @Override
    public Dobutsu play(DobutsuMove move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        return move instanceof Step step ? after(step) : after((Drop) move);
    }

    private Dobutsu after(Step step) {
        char moved = at(step.from());
        char caught = at(step.to());
        boolean promotes = Piece.of(moved) == Piece.CHICK && seen(step.to()).row() == 0;
        StringBuilder after = new StringBuilder(board);
        after.setCharAt(step.from().index(), '.');
        after.setCharAt(step.to().index(), promotes ? letter(Piece.HEN, senteMoves) : moved);
        String taken =
                caught == '.' ? "" : String.valueOf(letter(Piece.of(caught).captured(), senteMoves));
        return new Dobutsu(after.toString(), hands + taken, !senteMoves);
    }

    private Dobutsu after(Drop drop) {
        char letter = letter(drop.piece(), senteMoves);
        StringBuilder after = new StringBuilder(board);
        after.setCharAt(drop.to().index(), letter);
        String left =
                new StringBuilder(hands).deleteCharAt(hands.indexOf(letter)).toString();
        return new Dobutsu(after.toString(), left, !senteMoves);
    }

    /** Whether the player to move has a lion that tried and was not caught: no game reaches such a position. */
    boolean hasTriedBefore() {
        return square(Piece.LION, senteMoves)
                .filter(square -> seen(square).row() == 0)
                .isPresent();
    }

    /** The mirror image: left and right exchanged. */
    Dobutsu mirrored() {
        String mirrored = Square.ALL.stream()
                .map(square -> at(new Square(square.row(), Square.COLUMNS - 1 - square.column())))
                .map(String::valueOf)
                .collect(Collectors.joining());
        return new Dobutsu(mirrored, hands, senteMoves);
    }

    /** The board turned round and the players exchanged: the other is to move. */
    Dobutsu turned() {
        return new Dobutsu(exchanged(new StringBuilder(board).reverse()), exchanged(hands), !senteMoves);
    }

    private static String exchanged(CharSequence letters) {
        return letters.chars()
                .mapToObj(letter -> String.valueOf((char)
                        (Character.isUpperCase(letter)
                                ? Character.toLowerCase(letter)
                                : Character.toUpperCase(letter))))
                .collect(Collectors.joining());
    }

    /** In the game's notation: {@code gle/.c./.C./ELG - sente}. */
    @Override
    public String toString() {
        return DobutsuNotation.format(this);
    }
}
