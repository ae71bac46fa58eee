package dev.foregone.games.endings;

import java.util.Optional;

/** States as packed positions and back. */
final class Packing {

    private Packing() {}

    static long pack(Ending state) {
        return pack(state.board(), state.whiteMoves());
    }

    /** Of a board with both kings and at most three more pieces. */
    static long pack(Board board, boolean whiteMoves) {
        int[] slots = new int[Layout.SLOTS];
        int found = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            if (!board.isFree(square) && Piece.of(board.at(square)) != Piece.KING) {
                int colour = board.isOf(square, true) ? Layout.WHITE : Layout.BLACK;
                slots[found++] = Layout.slot(Attacks.kind(Piece.of(board.at(square))), colour, square);
            }
        }
        long unmarked = Layout.of(
                whiteMoves ? Layout.WHITE : Layout.BLACK,
                board.king(true),
                board.king(false),
                slots[0],
                slots[1],
                slots[2]);
        int ahead = whiteMoves ? Square.SIDE : -Square.SIDE;
        return board.enPassant()
                .map(passed -> EnPassant.after(unmarked, passed.index() + ahead))
                .orElse(unmarked);
    }

    static Ending unpack(long position) {
        return EnPassant.isOn(position)
                ? unpack(EnPassant.placed(position), Optional.of(Square.ALL.get(EnPassant.passed(position))))
                : unpack(position, Optional.empty());
    }

    private static Ending unpack(long position, Optional<Square> enPassant) {
        StringBuilder squares = new StringBuilder(".".repeat(Square.COUNT));
        squares.setCharAt(Layout.king(position, Layout.WHITE), Piece.KING.letter(true));
        squares.setCharAt(Layout.king(position, Layout.BLACK), Piece.KING.letter(false));
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            if (Layout.isPiece(slot)) {
                boolean white = Layout.colour(slot) == Layout.WHITE;
                squares.setCharAt(
                        Layout.square(slot), Attacks.piece(Layout.kind(slot)).letter(white));
            }
        }
        return new Ending(squares.toString(), Layout.colour(position) == Layout.WHITE, enPassant);
    }
}
