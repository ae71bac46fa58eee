package dev.foregone.testkit;

import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** {@link PilesRules} with ranks, in two tiers: up to three counters, and more; between them is a hole. All of it is right. */
class RankedPilesRules extends ReversiblePilesRules implements Ranking {

    private static final int MOST = 32;

    private final long[] positions;
    private final int[] firsts;

    RankedPilesRules(Piles game) {
        super(game);
        long[] few = standing(0, 3);
        long[] many = standing(4, 6);
        positions = LongStream.concat(LongStream.concat(LongStream.of(few), LongStream.of(NONE)), LongStream.of(many))
                .toArray();
        firsts = new int[] {0, few.length + 1, positions.length};
    }

    private long[] standing(int least, int most) {
        return LongStream.range(0, MOST)
                .filter(position -> maxPlies(position) >= least && maxPlies(position) <= most)
                .filter(position -> canonical(position) == position)
                .toArray();
    }

    @Override
    public Optional<Ranking> ranking() {
        return Optional.of(this);
    }

    @Override
    public int tiers() {
        return firsts.length - 1;
    }

    @Override
    public long firstRank(int tier) {
        return firsts[tier];
    }

    @Override
    public int[] lowerTiers(int tier) {
        return IntStream.range(0, tier).toArray();
    }

    @Override
    public long rank(long position) {
        return IntStream.range(0, positions.length)
                .filter(rank -> positions[rank] == position)
                .findFirst()
                .orElse((int) NONE);
    }

    @Override
    public long unrank(long rank) {
        return positions[(int) rank];
    }

    @Override
    public Optional<Predecessors> predecessorsInTier() {
        return Optional.of(this);
    }
}
