package dev.foregone.games.endings;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PackedState;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A position of chess with two kings and up to three more pieces. The rules are those of chess, as tablebases take them:
 *
 * <ul>
 *   <li>checkmate loses, stalemate is a draw;
 *   <li>a position is a draw at once, whoever is to move, if only kings are left, or kings and one bishop or one knight:
 *       no moves lead to mate;
 *   <li>a pawn may move two squares from its second rank, and be captured en passant by the next move;
 *   <li>there is no castling;
 *   <li>nothing is counted: neither moves without a capture nor repetitions end the game, and endless repetition is an
 *       endless draw.
 * </ul>
 *
 * @param squares a character for each square in the order of FEN, from a8 to h8 and so on down to h1: {@code .} or the
 *     letter of a {@link Piece}, a capital for White
 * @param whiteMoves whether White is to move
 * @param enPassant the square that a pawn has just passed over, if there is a legal capture en passant; a square where
 *     there is none is left out, so that positions with the same future are equal
 */
public record Ending(String squares, boolean whiteMoves, Optional<Square> enPassant)
        implements PackedState<Ending, EndingMove> {

    /**
     * Checks that the position is one of chess.
     *
     * @param squares a character for each square
     * @param whiteMoves whether White is to move
     * @param enPassant the square that a pawn has just passed over, if any
     * @throws IllegalArgumentException saying why it is not: kings, number of pieces, pawns on the first or last rank, the
     *     player not to move is in check, or no pawn has just passed over the square
     */
    public Ending {
        Legality.problem(squares, whiteMoves, enPassant).ifPresent(problem -> {
            throw new IllegalArgumentException(problem);
        });
        long position = Packing.pack(new Board(squares, enPassant), whiteMoves);
        enPassant = EnPassant.isOn(position) ? enPassant : Optional.empty();
    }

    /**
     * A position without a capture en passant.
     *
     * @param squares a character for each square
     * @param whiteMoves whether White is to move
     * @throws IllegalArgumentException as above
     */
    public Ending(String squares, boolean whiteMoves) {
        this(squares, whiteMoves, Optional.empty());
    }

    Board board() {
        return new Board(squares, enPassant);
    }

    @Override
    public PackedRules<Ending, EndingMove> packedRules() {
        return EndingsRules.of(this);
    }

    boolean isDead() {
        return Material.isDead(Layout.material(Packing.pack(this)));
    }

    /** The squares of the pieces that give check. */
    IntStream checks() {
        long position = Packing.pack(new Board(squares), whiteMoves);
        int king = Layout.king(position, Layout.colour(position));
        return IntStream.range(0, Layout.SLOTS)
                .map(i -> Layout.slot(position, i))
                .filter(slot -> Layout.isPiece(slot) && Layout.colour(slot) != Layout.colour(position))
                .filter(slot -> (Attacks.of(slot, Layout.occupied(position)) >>> king & 1) != 0)
                .map(Layout::square)
                .sorted();
    }

    /** In FEN, the first two fields, or four with a square for en passant: {@code 8/8/8/8/k1pP4/8/8/6K1 b - d3}. */
    @Override
    public String toString() {
        return Fen.format(this);
    }
}
