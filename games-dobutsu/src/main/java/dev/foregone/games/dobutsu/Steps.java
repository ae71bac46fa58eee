package dev.foregone.games.dobutsu;

import java.util.stream.Stream;

/** The squares that pieces of the player to move can go to and come from, one bit each. */
final class Steps {

    /** The letters of the kinds, each at the place of its code. */
    static final String LETTERS = ".CEGH..L";

    private static final int WIDTH = 16;

    private static final int[] TO = new int[LETTERS.length() * WIDTH];
    private static final int[] FROM = new int[LETTERS.length() * WIDTH];

    /** The codes around each square, as the player to move sees it. */
    private static final long[] BELOW = around(new Square(1, 0));

    private static final long[] BELOW_ASIDE = around(new Square(1, -1), new Square(1, 1));
    private static final long[] BESIDE_OR_ABOVE = around(new Square(0, -1), new Square(0, 1), new Square(-1, 0));
    private static final long[] ABOVE_ASIDE = around(new Square(-1, -1), new Square(-1, 1));

    static {
        for (Piece piece : Piece.values()) {
            for (Square from : Square.ALL) {
                piece.steps().stream().map(from::plus).filter(Square::isOnBoard).forEach(to -> add(piece, from, to));
            }
        }
    }

    private Steps() {}

    private static long[] around(Square... offsets) {
        long[] around = new long[WIDTH];
        for (Square square : Square.ALL) {
            Stream.of(offsets)
                    .map(square::plus)
                    .filter(Square::isOnBoard)
                    .forEach(near -> around[square.index()] |= 1L << (4 * near.index()));
        }
        return around;
    }

    private static void add(Piece piece, Square from, Square to) {
        int kind = kind(piece) * WIDTH;
        TO[kind + from.index()] |= 1 << to.index();
        boolean staysChick = piece == Piece.CHICK && to.row() > 0;
        if (piece != Piece.CHICK || staysChick) {
            FROM[kind + to.index()] |= 1 << from.index();
        }
    }

    static int kind(Piece piece) {
        return LETTERS.indexOf(piece.letter());
    }

    static Piece piece(int kind) {
        return Piece.of(LETTERS.charAt(kind));
    }

    /** The squares to which a piece of mine can go. */
    static int to(int kind, int square) {
        return TO[kind * WIDTH + square];
    }

    /** The squares from which a piece of mine can have come without promoting. */
    static int from(int kind, int square) {
        return FROM[kind * WIDTH + square];
    }

    /**
     * Those of my pieces that can catch a lion, as the lowest bits of their squares' codes: all squares at once, by the bits of the
     * codes (chick 001, elephant 010, giraffe 011, hen 100, lion 111, and 1000 more for theirs).
     */
    static long attackers(long board, int lion) {
        long one = board;
        long two = board >>> 1;
        long four = board >>> 2;
        long mine = ~(board >>> 3);
        long elephantOrLion = two & ~(one ^ four);
        return mine
                & ((BELOW[lion] & (one | four))
                        | (BELOW_ASIDE[lion] & (four | elephantOrLion))
                        | (BESIDE_OR_ABOVE[lion] & (four | (one & two)))
                        | (ABOVE_ASIDE[lion] & elephantOrLion));
    }
}
