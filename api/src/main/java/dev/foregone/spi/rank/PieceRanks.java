package dev.foregone.spi.rank;

import java.util.ArrayList;
import java.util.List;

/**
 * Groups of equal pieces on squares, numbered: each group is on squares that the groups before leave free.
 *
 * <pre>{@code
 * PieceRanks ranks = PieceRanks.on(16).with(2).with(3);        // two white men and three black ones: 43,680
 * long rank = ranks.rank(white, black);                        // sets of squares, a bit for each
 * }</pre>
 *
 * <p>Immutable.
 */
public final class PieceRanks {

    private final int squares;
    private final List<Combinations> groups;
    private final long count;

    private PieceRanks(int squares, List<Combinations> groups, long count) {
        this.squares = squares;
        this.groups = List.copyOf(groups);
        this.count = count;
    }

    /**
     * No pieces yet.
     *
     * @param squares how many squares there are, up to 64
     * @return the one way to place none
     * @throws IllegalArgumentException if there are fewer than 0 squares, or more than 64
     */
    public static PieceRanks on(int squares) {
        Combinations.of(squares, 0);
        return new PieceRanks(squares, List.of(), 1);
    }

    /**
     * The same, with a further group.
     *
     * @param pieces how many pieces it has
     * @return all ways to place them too
     * @throws IllegalArgumentException if there are not as many free squares
     * @throws ArithmeticException if there are 2<sup>63</sup> ways or more
     */
    public PieceRanks with(int pieces) {
        int taken = groups.stream().mapToInt(Combinations::pieces).sum();
        Combinations more = Combinations.of(squares - taken, pieces);
        List<Combinations> all = new ArrayList<>(groups);
        all.add(more);
        return new PieceRanks(squares, all, Math.multiplyExact(count, more.count()));
    }

    /** {@return in how many ways the pieces can be placed} */
    public long count() {
        return count;
    }

    /**
     * The rank of pieces on squares.
     *
     * @param sets the squares of each group, a bit for each, with no square in two groups
     * @return their rank, from 0 to {@code count() - 1}
     */
    public long rank(long... sets) {
        long rank = 0;
        long free = squares == Long.SIZE ? -1 : (1L << squares) - 1;
        for (int group = 0; group < groups.size(); group++) {
            Combinations each = groups.get(group);
            rank = rank * each.count() + each.rank(sets[group], free);
            free &= ~sets[group];
        }
        return rank;
    }

    /**
     * The pieces of a rank.
     *
     * @param rank from 0 to {@code count() - 1}
     * @return the squares of each group
     */
    public long[] unrank(long rank) {
        long[] sets = new long[groups.size()];
        long rest = rank;
        for (int group = groups.size() - 1; group >= 0; group--) {
            sets[group] = rest % groups.get(group).count();
            rest /= groups.get(group).count();
        }
        long free = squares == Long.SIZE ? -1 : (1L << squares) - 1;
        for (int group = 0; group < sets.length; group++) {
            sets[group] = groups.get(group).unrank(sets[group], free);
            free &= ~sets[group];
        }
        return sets;
    }
}
