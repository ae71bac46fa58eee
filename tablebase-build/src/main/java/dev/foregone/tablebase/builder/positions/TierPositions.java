package dev.foregone.tablebase.builder.positions;

import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.keys.Tier;
import dev.foregone.tablebase.positions.Numbering;
import dev.foregone.tablebase.positions.RankTable;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * All positions of a tier, by rank: nothing is kept of them, only the outcomes of lower tiers.
 *
 * @param keyRules rules whose keys are ranks
 * @param tier the tier
 * @param below the tiers that its moves lead to
 */
public record TierPositions(KeyRules keyRules, Tier tier, List<Tier> below) implements Numbering {

    @Override
    public int size() {
        return (int) tier.size();
    }

    @Override
    public long bytes() {
        return RankTable.bytes(below);
    }

    @Override
    public Cursor cursor(int from) {
        return new TierCursor(keyRules.positions(), from);
    }

    @Override
    public Cursor keys(int from) {
        return new TierCursor(LongUnaryOperator.identity(), from);
    }

    private final class TierCursor implements Cursor {
        private final LongUnaryOperator ofRank;
        private long rank;

        TierCursor(LongUnaryOperator ofRank, int index) {
            this.ofRank = ofRank;
            rank = tier.first() + index;
        }

        @Override
        public long next() {
            return ofRank.applyAsLong(rank++);
        }

        @Override
        public long at(int index) {
            rank = tier.first() + index;
            return next();
        }
    }

    @Override
    public boolean hasHoles() {
        return true;
    }

    @Override
    public long keyOf(long position) {
        return keyRules.keyOfStanding(position);
    }

    @Override
    public int begin(long key) {
        return tier.has(key) ? (int) (key - tier.first()) : -1;
    }

    @Override
    public long touch(int begin) {
        return begin;
    }

    @Override
    public int indexOf(long key, int begin) {
        return begin;
    }
}
