package dev.foregone.games.endings;

/**
 * The legal moves of packed positions. A packed move is the square it starts from, plus 64 times its target, plus 4096
 * times the kind of piece that a pawn becomes.
 */
final class LegalMoves {

    /** Three queens and a king. */
    static final int MOST = 3 * 27 + 8;

    static final int TO = 6;
    static final int BECOMES = 12;

    static final long EDGE_RANKS = 0xFF00_0000_0000_00FFL;
    static final long WHITE_SECOND = 0x00FF_0000_0000_0000L;
    static final long BLACK_SECOND = 0x0000_0000_0000_FF00L;

    private LegalMoves() {}

    /** By the square that is left, then by the one gone to; the queen is promoted to first. */
    static int list(long position, int[] into, int from) {
        return EnPassant.isOn(position)
                ? list(
                        EnPassant.placed(position),
                        EnPassant.stepped(position),
                        1L << EnPassant.passed(position),
                        into,
                        from)
                : list(position, position, 0, into, from);
    }

    /** With captures of a pawn that has passed over a square, which are those of the pawn there. */
    private static int list(long position, long stepped, long passed, int[] into, int from) {
        int colour = Layout.colour(position);
        int king = Layout.king(position, colour);
        int next = from;
        for (long rest = Layout.squares(position, colour); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (square == king) {
                next = add(square, ofKing(position), into, next);
            } else {
                int slot = Layout.slotOn(position, square);
                long targets = of(position, slot);
                if (Layout.kind(slot) == Layout.PAWN) {
                    targets |= passed == 0 ? 0 : of(stepped, slot) & passed;
                    next = (targets & EDGE_RANKS) != 0
                            ? addPromotions(square, targets, into, next)
                            : add(square, targets, into, next);
                } else {
                    next = add(square, targets, into, next);
                }
            }
        }
        return next - from;
    }

    private static int add(int square, long targets, int[] into, int from) {
        int next = from;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            into[next++] = square | Long.numberOfTrailingZeros(rest) << TO;
        }
        return next;
    }

    private static int addPromotions(int square, long targets, int[] into, int from) {
        int next = from;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int move = square | Long.numberOfTrailingZeros(rest) << TO;
            for (int kind = Layout.QUEEN; kind >= Layout.KNIGHT; kind--) {
                into[next++] = move | kind << BECOMES;
            }
        }
        return next;
    }

    static boolean exist(long position) {
        if (ofKing(position) != 0) {
            return true;
        }
        int colour = Layout.colour(position);
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            if (Layout.isPiece(slot) && Layout.colour(slot) == colour && of(position, slot) != 0) {
                return true;
            }
        }
        return EnPassant.isOn(position);
    }

    /** Whether a pawn of the player to move can go to a square. */
    static boolean pawnsReach(long position, int square) {
        int colour = Layout.colour(position);
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            if (Layout.kind(slot) == Layout.PAWN
                    && Layout.colour(slot) == colour
                    && (of(position, slot) >>> square & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the king can capture a piece such that nothing is left to mate with. */
    static boolean kingEnds(long position) {
        long targets = ofKing(position);
        int material = Layout.material(position);
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            if (Layout.isPiece(slot)
                    && (targets >>> Layout.square(slot) & 1) != 0
                    && Material.isDead(Material.without(material, i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the player not to move is not in check; the kings are not adjacent. */
    static boolean isLegal(long position) {
        return !isCheck(Layout.ofOtherTurn(position));
    }

    static boolean isCheck(long position) {
        int colour = Layout.colour(position);
        return Attacks.areOn(Layout.king(position, colour), position, 1 - colour, Layout.occupied(position), 0);
    }

    /** Where the king can go. A piece that it may capture does not shield it from another. */
    private static long ofKing(long position) {
        int colour = Layout.colour(position);
        int king = Layout.king(position, colour);
        long mine = Layout.squares(position, colour);
        long theirs = Layout.squares(position, 1 - colour);
        long attacked = Attacks.all(position, 1 - colour, (mine | theirs) & ~(1L << king));
        return Attacks.ofKing(king) & ~mine & ~attacked & ~Attacks.ofKing(Layout.king(position, 1 - colour));
    }

    /** Where another piece of the player to move can go. */
    private static long of(long position, int slot) {
        int colour = Layout.colour(position);
        long mine = Layout.squares(position, colour);
        long theirs = Layout.squares(position, 1 - colour);
        long targets = Layout.kind(slot) == Layout.PAWN
                ? ofPawn(slot, theirs, mine | theirs)
                : Attacks.of(slot, mine | theirs) & ~mine;
        int king = Layout.king(position, colour);
        return Attacks.wouldBeOn(king, position, 1 - colour)
                ? safe(position, Layout.square(slot), targets, mine | theirs)
                : targets;
    }

    private static long ofPawn(int slot, long theirs, long occupied) {
        long here = 1L << Layout.square(slot);
        long captures = Attacks.onEmptyBoard(slot) & theirs;
        if (Layout.colour(slot) == Layout.WHITE) {
            long one = (here >>> Square.SIDE) & ~occupied;
            long two = (here & WHITE_SECOND) == 0 ? 0 : (one >>> Square.SIDE) & ~occupied;
            return captures | one | two;
        }
        long one = (here << Square.SIDE) & ~occupied;
        long two = (here & BLACK_SECOND) == 0 ? 0 : (one << Square.SIDE) & ~occupied;
        return captures | one | two;
    }

    /** Those of a piece's targets that leave its king unattacked. */
    private static long safe(long position, int square, long targets, long occupied) {
        int colour = Layout.colour(position);
        int king = Layout.king(position, colour);
        long safe = targets;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            long after = (occupied & ~(1L << square)) | to;
            if (Attacks.areOn(king, position, 1 - colour, after, to)) {
                safe ^= to;
            }
        }
        return safe;
    }
}
