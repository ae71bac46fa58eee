package dev.foregone.games.endings;

/** Positions before a move, with the player who made it to move. */
final class Unmove {

    private Unmove() {}

    static long ofKing(long position, int colour, int origin) {
        return Layout.next(
                position, colour, origin, Layout.slot(position, 0), Layout.slot(position, 1), Layout.slot(position, 2));
    }

    /** With another slot in place of one. */
    static long ofPiece(long position, int index, int slot) {
        int one = index == 0 ? slot : Layout.slot(position, 0);
        int two = index == 1 ? slot : Layout.slot(position, 1);
        int three = index == 2 ? slot : Layout.slot(position, 2);
        return Layout.next(position, Layout.WHITE, Layout.king(position, Layout.WHITE), one, two, three);
    }

    /** With a further piece, which had been captured: there is room for one. */
    static long withPiece(long before, int slot) {
        return Layout.of(
                Layout.colour(before),
                Layout.king(before, Layout.WHITE),
                Layout.king(before, Layout.BLACK),
                Layout.slot(before, 0),
                Layout.slot(before, 1),
                slot);
    }

    /** Whether the player not to move is not in check; the kings are not adjacent. */
    static boolean isLegal(long before) {
        int colour = Layout.colour(before);
        return !Attacks.areOn(Layout.king(before, 1 - colour), before, colour, Layout.occupied(before), 0);
    }
}
