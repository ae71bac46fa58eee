package dev.foregone.games.endings;

import dev.foregone.api.GameValue;
import java.util.List;

/** Moves in standard algebraic notation, as the PGN specification of 1994 describes it in section 8.2.3. */
final class San {

    private San() {}

    static String of(Ending state, EndingMove move) {
        Board board = state.board();
        Piece piece = Piece.of(board.at(move.from().index()));
        String from = piece == Piece.PAWN ? "" : piece.letter(true) + distinction(state, board, piece, move);
        return (captures(board, piece, move) ? (piece == Piece.PAWN ? file(move.from()) : from) + "x" : from)
                + move.to()
                + (move instanceof Promotion promotion ? "=" + promotion.piece().letter(true) : "")
                + check(state.play(move));
    }

    /** A pawn that leaves its file captures, and if nothing is there, en passant. */
    private static boolean captures(Board board, Piece piece, EndingMove move) {
        return !board.isFree(move.to().index())
                || (piece == Piece.PAWN && move.from().column() != move.to().column());
    }

    /** The file, rank or both by which the piece differs from others of its kind that can go there too. */
    private static String distinction(Ending state, Board board, Piece piece, EndingMove move) {
        if (board.count(piece.letter(state.whiteMoves())) == 1) {
            return "";
        }
        Square from = move.from();
        List<Square> others = state.legalMoves().stream()
                .filter(other -> other.to().equals(move.to()) && !other.from().equals(from))
                .map(EndingMove::from)
                .filter(square -> board.at(square.index()) == board.at(from.index()))
                .toList();
        if (others.isEmpty()) {
            return "";
        }
        if (others.stream().noneMatch(other -> other.column() == from.column())) {
            return file(from);
        }
        boolean rankTells = others.stream().noneMatch(other -> other.row() == from.row());
        return rankTells ? from.toString().substring(1) : from.toString();
    }

    private static String file(Square square) {
        return square.toString().substring(0, 1);
    }

    private static String check(Ending after) {
        if (after.checks().findAny().isEmpty()) {
            return "";
        }
        return after.terminalValue().filter(value -> value == GameValue.LOSS).isPresent() ? "#" : "+";
    }
}
