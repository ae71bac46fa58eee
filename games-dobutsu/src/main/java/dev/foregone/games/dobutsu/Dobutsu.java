package dev.foregone.games.dobutsu;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PackedState;
import java.util.Optional;
import java.util.stream.Collectors;

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
        Inventory.problem(board, hands, senteMoves).ifPresent(problem -> {
            throw new IllegalArgumentException(problem);
        });
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
