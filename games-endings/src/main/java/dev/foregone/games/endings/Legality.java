package dev.foregone.games.endings;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a position must have to be one of the game. */
final class Legality {

    static final int MOST_OTHERS = 3;
    static final List<String> PLAYERS = List.of("White", "Black");

    private static final String CHARACTERS = ".KQRBNPkqrbnp";

    private Legality() {}

    static String player(boolean white) {
        return PLAYERS.get(white ? 0 : 1);
    }

    /** The problem with a position, if any. */
    static Optional<String> problem(String squares, boolean whiteMoves, Optional<Square> enPassant) {
        if (squares.length() != Square.COUNT || !squares.chars().allMatch(letter -> CHARACTERS.indexOf(letter) >= 0)) {
            return Optional.of(
                    "the board \"" + squares + "\" is not " + Square.COUNT + " squares with pieces of chess");
        }
        Board board = new Board(squares);
        return kingProblem(board, true)
                .or(() -> kingProblem(board, false))
                .or(() -> piecesProblem(board))
                .or(() -> checkProblem(board, whiteMoves))
                .or(() -> enPassant.flatMap(square -> enPassantProblem(board, !whiteMoves, square)));
    }

    private static Optional<String> kingProblem(Board board, boolean white) {
        char letter = Piece.KING.letter(white);
        int kings = board.count(letter);
        return kings == 1
                ? Optional.empty()
                : Optional.of(player(white) + " has " + kings + " kings (" + letter + "), not 1");
    }

    private static Optional<String> piecesProblem(Board board) {
        long pieces = IntStream.range(0, Square.COUNT)
                .filter(square -> !board.isFree(square))
                .count();
        if (pieces > MOST_OTHERS + 2) {
            return Optional.of("there are " + pieces + " pieces, and five is the most, kings included");
        }
        for (int square = 0; square < Square.COUNT; square++) {
            if (Square.isOnEdgeRank(square) && Character.toLowerCase(board.at(square)) == Piece.PAWN.letter()) {
                return Optional.of("a pawn is on " + Square.ALL.get(square) + ", where no pawn can be");
            }
        }
        return Optional.empty();
    }

    /** Kings that are adjacent attack each other. */
    private static Optional<String> checkProblem(Board board, boolean whiteMoves) {
        long position = Packing.pack(board, whiteMoves);
        long besideWhite = Attacks.ofKing(Layout.king(position, Layout.WHITE));
        boolean adjacent = (besideWhite >>> Layout.king(position, Layout.BLACK) & 1) != 0;
        return adjacent || !LegalMoves.isLegal(position)
                ? Optional.of(player(!whiteMoves) + " is in check, but it is the move of " + player(whiteMoves)
                        + ", who could capture the king")
                : Optional.empty();
    }

    /** A pawn that moved two squares came from its second rank and is on its fourth. */
    private static Optional<String> enPassantProblem(Board board, boolean white, Square passed) {
        Square ahead = new Square(white ? -1 : 1, 0);
        Square origin = new Square(passed.row() - ahead.row(), passed.column());
        boolean may = passed.isOnBoard()
                && origin.row() == (white ? Square.SIDE - 2 : 1)
                && board.isFree(origin.index())
                && board.isFree(passed.index())
                && board.at(passed.plus(ahead).index()) == Piece.PAWN.letter(white);
        return may
                ? Optional.empty()
                : Optional.of("the square for en passant is " + passed + ", and no pawn of " + player(white)
                        + " can have just passed over it");
    }
}
