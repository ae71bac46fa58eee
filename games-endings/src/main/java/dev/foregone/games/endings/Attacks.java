package dev.foregone.games.endings;

import java.util.Arrays;
import java.util.List;

/** What pieces attack, by tables: sets of squares are bits. Pieces are slots of a {@link Layout}. */
final class Attacks {

    /** In the order of their kinds in a {@link Layout}. */
    private static final List<Piece> KINDS = List.of(Piece.values());

    private static final int CODES = 16;

    /** By slot: what the piece attacks on an empty board. */
    private static final long[] ALONE = new long[CODES * Square.COUNT];

    /** By two squares: those strictly between them, if they are on one line. */
    private static final long[] BETWEEN = new long[Square.COUNT * Square.COUNT];

    /** By two squares: those on their line strictly behind the second, as seen from the first. */
    private static final long[] BEHIND = new long[Square.COUNT * Square.COUNT];

    static {
        for (Piece piece : KINDS) {
            for (int square = 0; square < Square.COUNT; square++) {
                long alone = piece == Piece.PAWN && Square.isOnEdgeRank(square) ? 0 : alone(piece, square);
                ALONE[Layout.slot(kind(piece), Layout.WHITE, square)] = alone;
                ALONE[Layout.slot(kind(piece), Layout.BLACK, square ^ Symmetry.UPSIDE_DOWN)] = Long.reverseBytes(alone);
            }
        }
        for (int from = 0; from < Square.COUNT; from++) {
            for (int[] line : Piece.QUEEN.lines(from)) {
                addLine(from, line);
            }
        }
    }

    private Attacks() {}

    /** What a piece of White's attacks. */
    private static long alone(Piece piece, int square) {
        return piece.lines(square).stream()
                .flatMapToInt(Arrays::stream)
                .mapToLong(to -> 1L << to)
                .sum();
    }

    private static void addLine(int from, int[] line) {
        for (int near = 0; near < line.length; near++) {
            for (int far = near + 1; far < line.length; far++) {
                BEHIND[from * Square.COUNT + line[near]] |= 1L << line[far];
                BETWEEN[from * Square.COUNT + line[far]] |= 1L << line[near];
            }
        }
    }

    static int kind(Piece piece) {
        return KINDS.indexOf(piece) + Layout.PAWN;
    }

    static Piece piece(int kind) {
        return KINDS.get(kind - Layout.PAWN);
    }

    static long ofKing(int square) {
        return ALONE[Layout.KING * Square.COUNT + square];
    }

    static long onEmptyBoard(int slot) {
        return ALONE[slot];
    }

    /** The squares that a piece attacks, whoever stands there. */
    static long of(int slot, long occupied) {
        long attacked = ALONE[slot];
        int from = Layout.square(slot) * Square.COUNT;
        for (long rest = attacked & occupied; rest != 0; rest &= rest - 1) {
            attacked &= ~BEHIND[from + Long.numberOfTrailingZeros(rest)];
        }
        return attacked;
    }

    private static boolean reaches(int slot, int target, long occupied) {
        return (ALONE[slot] >>> target & 1) != 0
                && (BETWEEN[Layout.square(slot) * Square.COUNT + target] & occupied) == 0;
    }

    /**
     * Whether a piece of a colour, other than the king, attacks a square.
     *
     * @param without squares whose pieces do not count, one bit each
     */
    static boolean areOn(int target, long position, int colour, long occupied, long without) {
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            if (Layout.colour(slot) == colour
                    && (without >>> Layout.square(slot) & 1) == 0
                    && reaches(slot, target, occupied)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece of a colour would attack a square if nothing stood between. */
    static boolean wouldBeOn(int target, long position, int colour) {
        return areOn(target, position, colour, 0, 0);
    }

    /** The squares that a colour attacks, except with its king. */
    static long all(long position, int colour, long occupied) {
        long attacked = 0;
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            attacked |= Layout.colour(slot) == colour ? of(slot, occupied) : 0;
        }
        return attacked;
    }
}
