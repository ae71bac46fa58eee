package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.RankTable;
import dev.foregone.tablebase.positions.Tier;

/**
 * All positions of a tier, by rank: nothing is kept of them, only the outcomes of lower tiers.
 *
 * @param keyRules the rules
 * @param ranking the ranks
 * @param tier the tier
 */
record TierPositions(KeyRules keyRules, Ranking ranking, Tier tier) implements Numbering {

    @Override
    public int size() {
        return (int) tier.size();
    }

    @Override
    public long bytes() {
        return RankTable.bytes(tier.below(ranking));
    }

    @Override
    public Cursor cursor(int from) {
        long[] next = {tier.first() + from};
        return () -> ranking.unrank(next[0]++);
    }

    @Override
    public boolean hasHoles() {
        return true;
    }

    @Override
    public int indexOf(long position) {
        long rank = ranking.rank(position);
        return tier.has(rank) ? (int) (rank - tier.first()) : -1;
    }

    long position(int index) {
        return ranking.unrank(tier.first() + index);
    }

    @Override
    public ReverseMoves movesBack(Predecessors predecessors) {
        return new MovesByRank(keyRules, predecessors, this);
    }
}
