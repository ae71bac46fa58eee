package dev.foregone.games.endings;

import dev.foregone.spi.Ranking;
import dev.foregone.spi.rank.Combinations;

/**
 * The ranks of the positions with the same material: who is to move, the kings, and the pieces, equal ones together. Where
 * pieces stand on each other, where the player who is not to move is in check, and where another image stands for the position, there
 * is a hole, unless {@link EnPassantRanks} use it.
 */
final class MaterialRanks {

    private static final int SQUARE_BITS = 6;

    private final int material;
    private final KingPairs kings;

    /** Only White is to move where the colours could be exchanged. */
    private final int turns;

    /** How many slots from each on are equal; 0 within a group, and for no piece. */
    private final int[] groups = new int[Layout.SLOTS];

    private final Combinations[] sets = new Combinations[Layout.SLOTS];
    private final long squareSets;

    MaterialRanks(int material) {
        this.material = material;
        this.kings = Material.hasPawns(material) ? KingPairs.WITH_PAWNS : KingPairs.WITHOUT_PAWNS;
        this.turns = Material.isToBeExchanged(material, Layout.BLACK) ? 1 : 2;
        long product = 1;
        for (int slot = 0; slot < Material.pieces(material); slot += groups[slot]) {
            groups[slot] = Material.equalFrom(material, slot);
            sets[slot] = Combinations.of(Square.COUNT - 2 * first(slot), groups[slot]);
            product *= sets[slot].count();
        }
        this.squareSets = product;
    }

    int material() {
        return material;
    }

    long size() {
        return (long) turns * kings.size() * squareSets;
    }

    long rank(long position) {
        return rankOfSquares(EnPassant.isOn(position) ? EnPassantRanks.joined(position) : position);
    }

    private long rankOfSquares(long position) {
        long number = Layout.colour(position) * (long) kings.size()
                + kings.number(Layout.king(position, Layout.WHITE), Layout.king(position, Layout.BLACK));
        for (int slot = 0; slot < Layout.SLOTS; slot++) {
            if (groups[slot] > 0) {
                number = number * sets[slot].count() + sets[slot].rank(set(position, slot));
            }
        }
        return number;
    }

    /** The squares of the equal pieces from a slot on, as a set; a pawn's are counted from the second row. */
    private long set(long position, int slot) {
        long set = 0;
        for (int i = slot; i < slot + groups[slot]; i++) {
            set |= 1L << (Layout.square(Layout.slot(position, i)) - first(slot));
        }
        return set;
    }

    private int first(int slot) {
        return Material.kind(material, slot) == Layout.PAWN ? Square.SIDE : 0;
    }

    long unrank(long rank) {
        int[] slots = new int[Layout.SLOTS];
        long rest = rank;
        for (int slot = Layout.SLOTS - 1; slot >= 0; slot--) {
            if (groups[slot] > 0) {
                place(sets[slot].unrank(rest % sets[slot].count()), slot, slots);
                rest /= sets[slot].count();
            }
        }
        int pair = (int) (rest % kings.size());
        long position = Layout.of(
                (int) (rest / kings.size()), kings.white(pair), kings.black(pair), slots[0], slots[1], slots[2]);
        return isPosition(position, position) ? position : enPassant(position);
    }

    /** The position if two pieces on one square are pawns of which one can be captured en passant. */
    private long enPassant(long joined) {
        long position = Material.hasOpposingPawns(material) && Layout.count(joined) == Material.pieces(material) + 1
                ? EnPassantRanks.parted(joined)
                : Ranking.NONE;
        return position != Ranking.NONE && isPosition(position, EnPassant.placed(position)) ? position : Ranking.NONE;
    }

    /** Puts a group of pieces on squares, in any order. */
    private void place(long set, int slot, int[] slots) {
        int next = slot;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest) + first(slot);
            slots[next] = Material.code(material, next) << SQUARE_BITS | square;
            next++;
        }
    }

    private boolean isPosition(long position, long board) {
        return Layout.count(board) == Material.pieces(material) + 2
                && LegalMoves.isLegal(board)
                && Symmetry.canonical(position) == position;
    }
}
