package dev.foregone.games.endings;

import dev.foregone.spi.Ranking;

/**
 * The ranks of the positions with the same material: who is to move, the kings, and the pieces, equal ones together. Where
 * pieces stand on each other, where the player who is not to move is in check, and where another image stands for the position, there
 * is a hole.
 */
final class MaterialRanks {

    private static final int SQUARE_BITS = 6;
    private static final int SQUARE = 63;

    private final int material;
    private final KingPairs kings;

    /** Only White is to move where the colours could be exchanged. */
    private final int turns;

    /** How many slots from each on are equal; 0 within a group, and for no piece. */
    private final int[] groups = new int[Layout.SLOTS];

    private final SquareSets[] sets = new SquareSets[Layout.SLOTS];
    private final long squareSets;

    MaterialRanks(int material) {
        this.material = material;
        this.kings = Material.hasPawns(material) ? KingPairs.WITH_PAWNS : KingPairs.WITHOUT_PAWNS;
        this.turns = Material.isToBeExchanged(material, Layout.BLACK) ? 1 : 2;
        long product = 1;
        for (int slot = 0; slot < Material.pieces(material); slot += groups[slot]) {
            groups[slot] = Material.equalFrom(material, slot);
            sets[slot] = SquareSets.of(Material.kind(material, slot), groups[slot]);
            product *= sets[slot].size();
        }
        this.squareSets = product;
    }

    int material() {
        return material;
    }

    long size() {
        return turns * kings.size() * squareSets;
    }

    long rank(long position) {
        long number = Layout.colour(position) * (long) kings.size()
                + kings.number(Layout.king(position, Layout.WHITE), Layout.king(position, Layout.BLACK));
        for (int slot = 0; slot < Layout.SLOTS; slot++) {
            if (groups[slot] > 0) {
                number = number * sets[slot].size() + set(position, slot);
            }
        }
        return number;
    }

    private int set(long position, int slot) {
        int a = Layout.square(Layout.slot(position, slot));
        if (groups[slot] == 1) {
            return sets[slot].number(a);
        }
        int b = Layout.square(Layout.slot(position, slot + 1));
        return groups[slot] == 2
                ? sets[slot].number(a, b)
                : sets[slot].number(a, b, Layout.square(Layout.slot(position, slot + 2)));
    }

    long unrank(long rank) {
        long rest = rank;
        int squares = 0;
        for (int slot = Layout.SLOTS - 1; slot >= 0; slot--) {
            if (groups[slot] > 0) {
                int size = sets[slot].size();
                squares |= sets[slot].squares((int) (rest % size)) << (SQUARE_BITS * slot);
                rest /= size;
            }
        }
        int pair = (int) (rest % kings.size());
        long position = Layout.of(
                (int) (rest / kings.size()),
                kings.white(pair),
                kings.black(pair),
                slot(squares, 0),
                slot(squares, 1),
                slot(squares, 2));
        return isPosition(position) ? position : Ranking.NONE;
    }

    private int slot(int squares, int index) {
        return Material.code(material, index) << SQUARE_BITS | (squares >>> (SQUARE_BITS * index) & SQUARE);
    }

    private boolean isPosition(long position) {
        return Long.bitCount(Layout.occupied(position)) == Material.pieces(material) + 2
                && Unmove.isLegal(position)
                && Symmetry.canonical(position) == position;
    }
}
