package dev.foregone.games.endings;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        implements GameState<Ending, EndingMove> {

    private static final List<Piece> PROMOTIONS = List.of(Piece.QUEEN, Piece.ROOK, Piece.BISHOP, Piece.KNIGHT);
    private static final List<String> DRAWN = List.of("", "B", "b", "N", "n");

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
        enPassant = new Board(squares, enPassant).capturesEnPassant(whiteMoves) ? enPassant : Optional.empty();
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
    public Optional<GameValue> terminalValue() {
        if (isDead()) {
            return Optional.of(GameValue.DRAW);
        }
        if (!legalMoves().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(board().isInCheck(whiteMoves) ? GameValue.LOSS : GameValue.DRAW);
    }

    boolean isDead() {
        return DRAWN.contains(board().others());
    }

    /** From the eighth rank down, by the square that is left, then by the one gone to; the queen is promoted to first. */
    @Override
    public List<EndingMove> legalMoves() {
        if (isDead()) {
            return List.of();
        }
        List<EndingMove> moves = new ArrayList<>();
        Board board = board();
        for (int from = 0; from < Square.COUNT; from++) {
            addMoves(board, from, moves);
        }
        return List.copyOf(moves);
    }

    private void addMoves(Board board, int from, List<EndingMove> into) {
        for (long rest = board.isOf(from, whiteMoves) ? board.targets(from) : 0; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            if (!board.after(from, to, board.at(from)).isInCheck(whiteMoves)) {
                addMoves(Piece.of(board.at(from)), Square.ALL.get(from), Square.ALL.get(to), into);
            }
        }
    }

    private static void addMoves(Piece piece, Square from, Square to, List<EndingMove> into) {
        if (piece == Piece.PAWN && Square.isOnEdgeRank(to.index())) {
            PROMOTIONS.forEach(promoted -> into.add(new Promotion(from, to, promoted)));
        } else {
            into.add(new Step(from, to));
        }
    }

    @Override
    public Ending play(EndingMove move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        Board board = board();
        int from = move.from().index();
        char piece = move instanceof Promotion promotion ? promotion.piece().letter(whiteMoves) : board.at(from);
        Board after = board.after(from, move.to().index(), piece);
        return new Ending(after.squares(), !whiteMoves, after.enPassant());
    }

    /** Looks at the moves of one piece only. */
    private boolean isLegal(EndingMove move) {
        List<EndingMove> ofPiece = new ArrayList<>();
        if (move.from().isOnBoard() && !isDead()) {
            addMoves(board(), move.from().index(), ofPiece);
        }
        return ofPiece.contains(move);
    }

    /** In FEN, the first two fields, or four with a square for en passant: {@code 8/8/8/8/k1pP4/8/8/6K1 b - d3}. */
    @Override
    public String toString() {
        return Fen.format(this);
    }
}
