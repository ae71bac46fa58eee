package dev.foregone.games.dobutsu;

/** The squares that pieces of the player to move can go to and come from, one bit each. */
final class Steps {

    private static final int KINDS = 8;
    private static final int WIDTH = 16;

    private static final int[] TO = new int[KINDS * WIDTH];
    private static final int[] FROM = new int[KINDS * WIDTH];

    static {
        for (Piece piece : Piece.values()) {
            for (Square from : Square.ALL) {
                piece.steps().stream().map(from::plus).filter(Square::isOnBoard).forEach(to -> add(piece, from, to));
            }
        }
    }

    private Steps() {}

    private static void add(Piece piece, Square from, Square to) {
        int kind = kind(piece) * WIDTH;
        TO[kind + from.index()] |= 1 << to.index();
        boolean staysChick = piece == Piece.CHICK && to.row() > 0;
        if (piece != Piece.CHICK || staysChick) {
            FROM[kind + to.index()] |= 1 << from.index();
        }
    }

    static int kind(Piece piece) {
        return switch (piece) {
            case CHICK -> Layout.CHICK;
            case ELEPHANT -> Layout.ELEPHANT;
            case GIRAFFE -> Layout.GIRAFFE;
            case HEN -> Layout.HEN;
            case LION -> Layout.LION;
        };
    }

    static Piece piece(int kind) {
        return switch (kind) {
            case Layout.CHICK -> Piece.CHICK;
            case Layout.ELEPHANT -> Piece.ELEPHANT;
            case Layout.GIRAFFE -> Piece.GIRAFFE;
            case Layout.HEN -> Piece.HEN;
            default -> Piece.LION;
        };
    }

    /** The squares to which a piece of mine can go. */
    static int to(int kind, int square) {
        return TO[kind * WIDTH + square];
    }

    /** The squares from which a piece of mine can have come without promoting. */
    static int from(int kind, int square) {
        return FROM[kind * WIDTH + square];
    }

    /** Those of my pieces that can catch a lion. */
    static int attackers(long board, int mine, int lion) {
        int attackers = 0;
        for (int near = mine & from(Layout.LION, lion); near != 0; near &= near - 1) {
            int square = Integer.numberOfTrailingZeros(near);
            attackers |= (to(Layout.at(board, square), square) >>> lion & 1) << square;
        }
        return attackers;
    }
}
