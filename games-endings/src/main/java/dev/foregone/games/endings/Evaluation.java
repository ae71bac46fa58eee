package dev.foregone.games.endings;

import dev.foregone.spi.Odds;

/**
 * Who stands better: material, how far pawns are, and where one player has much more, whether the other's king is near an edge, with the
 * other king close to it; for bishop and knight, {@linkplain BishopAndKnight how far from mate} it is. In hundredths of the logarithm of
 * the odds to win.
 */
final class Evaluation {

    /** What a pawn's worth of material counts. */
    private static final int PAWN = 40;

    /** For each rank that a pawn has gone. */
    private static final int RANK = 6;

    /** From here on, in pawns, the king of the player who has less is driven to an edge. */
    private static final int MUCH = 4;

    /** For each step of the driven king away from the middle, and of the other king towards it. */
    private static final int STEP = 10;

    private static final int CLOSER = 4;

    /** For each move nearer to the mate with bishop and knight. */
    private static final int MOVE = 20;

    /** About so many moves the mate takes from the middle of the board. */
    private static final int FROM_MIDDLE = 25;

    private static final int LAST = Square.SIDE - 1;

    private static final int TWO_KNIGHTS = Layout.KNIGHT | Layout.KNIGHT << 4;
    private static final int TWO_BISHOPS = Layout.BISHOP | Layout.BISHOP << 4;
    private static final int BISHOP_AND_KNIGHT = Layout.BISHOP | Layout.KNIGHT << 4;

    private Evaluation() {}

    /** The expected result for the player to move, from -1 to 1. */
    static double expected(long marked) {
        long position = EnPassant.isOn(marked) ? EnPassant.placed(marked) : marked;
        int lead = Material.lead(Layout.material(position));
        int strong = lead < 0 ? Layout.BLACK : Layout.WHITE;
        int sum = PAWN * Math.abs(lead) + pawns(position, strong);
        if (Math.abs(lead) >= MUCH) {
            sum = isTooLittle(position) ? 0 : sum + drive(position, strong);
        }
        return Odds.expected(strong == Layout.colour(position) ? sum : -sum);
    }

    /** Whether a player has nothing but two knights, or two bishops on squares of one colour, against a king alone. */
    private static boolean isTooLittle(long position) {
        int kinds = kinds(position);
        return kinds == TWO_KNIGHTS || (kinds == TWO_BISHOPS && isLight(position, 0) == isLight(position, 1));
    }

    /** The pieces that one player alone has, as material of White's; 0 if both have some. */
    private static int kinds(long position) {
        int material = Layout.material(position);
        if (Material.isAlone(material, Layout.BLACK)) {
            return material;
        }
        return Material.isAlone(material, Layout.WHITE) ? Material.exchanged(material) : 0;
    }

    /** Whether the piece of a slot is on a square of the colour of a8. */
    private static boolean isLight(long position, int index) {
        int square = Layout.square(Layout.slot(position, index));
        return (square / Square.SIDE + square % Square.SIDE) % 2 == 0;
    }

    private static int drive(long position, int strong) {
        int driven = Layout.king(position, 1 - strong);
        int king = Layout.king(position, strong);
        if (kinds(position) == BISHOP_AND_KNIGHT) {
            return MOVE * (FROM_MIDDLE - BishopAndKnight.moves(driven, king, isLight(position, bishop(position))));
        }
        return STEP * (outward(driven / Square.SIDE) + outward(driven % Square.SIDE)) - CLOSER * steps(driven, king);
    }

    private static int bishop(long position) {
        return Layout.kind(Layout.slot(position, 0)) == Layout.BISHOP ? 0 : 1;
    }

    private static int steps(int from, int to) {
        return Math.abs(from / Square.SIDE - to / Square.SIDE) + Math.abs(from % Square.SIDE - to % Square.SIDE);
    }

    /** From 0 in the middle to 3 at the edges. */
    private static int outward(int line) {
        return Math.max(line, LAST - line) - Square.SIDE / 2;
    }

    /** How far the pawns of a colour are, less how far the others are. */
    private static int pawns(long position, int strong) {
        int sum = 0;
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            if (Layout.kind(slot) == Layout.PAWN) {
                int row = Layout.square(slot) / Square.SIDE;
                int ranks = Layout.colour(slot) == Layout.WHITE ? LAST - row : row;
                sum += Layout.colour(slot) == strong ? RANK * ranks : -RANK * ranks;
            }
        }
        return sum;
    }
}
