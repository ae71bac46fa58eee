package dev.foregone.games.morris;

import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.rank.RankBlocks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

/**
 * Ranks of all positions. While men are placed, a tier is all positions with as many men in hand and as many of each player on the
 * board; then, all with as many of one player as of the other, whoever is to move. Captures, and men that are placed, lead to
 * lower tiers.
 *
 * <pre>
 *   blocks   none in hand: a of mine, b of theirs, and b of mine, a of theirs, together a tier  |  one in hand  |  two in hand  | ...
 * </pre>
 */
final class MorrisRanking implements Ranking {

    private final Layout layout;
    private final Symmetry symmetry;
    private final Retraction retraction;
    private final int most;
    private final List<Men> blocks = new ArrayList<>();

    /** By {@link #index}: the block, or -1. */
    private final int[] blockOf;

    private final RankBlocks ranks;

    /** The sets of each number of men. */
    private final List<StandingSets> standing;

    /** The men of a block, and the ranks within. */
    private record Men(int inHand, int mine, int theirs, MenRanks ranks) {}

    MorrisRanking(Variant variant, Layout layout, Symmetry symmetry, Retraction retraction) {
        this.layout = layout;
        this.symmetry = symmetry;
        this.retraction = retraction;
        this.most = variant.men();
        this.blockOf = new int[(2 * most + 1) * (most + 1) * (most + 1)];
        Arrays.fill(blockOf, -1);
        this.standing = IntStream.rangeClosed(0, most)
                .mapToObj(men -> new StandingSets(symmetry, layout.points(), men))
                .toList();
        List<long[]> tiers = new ArrayList<>();
        addMoving(tiers);
        for (int inHand = 1; inHand <= 2 * most; inHand++) {
            addPlacing(inHand, tiers);
        }
        ranks = new RankBlocks(tiers);
    }

    private void addMoving(List<long[]> tiers) {
        for (int all = 0; all <= 2 * most; all++) {
            for (int fewer = Math.max(0, all - most); fewer <= all / 2; fewer++) {
                int more = all - fewer;
                tiers.add(
                        fewer == more
                                ? new long[] {add(0, fewer, more)}
                                : new long[] {add(0, fewer, more), add(0, more, fewer)});
            }
        }
    }

    private void addPlacing(int inHand, List<long[]> tiers) {
        for (int mine = 0; mine <= most - (inHand + 1) / 2; mine++) {
            for (int theirs = 0; theirs <= most - inHand / 2; theirs++) {
                tiers.add(new long[] {add(inHand, mine, theirs)});
            }
        }
    }

    /** Adds a block, and returns how many ranks it has. */
    private long add(int inHand, int mine, int theirs) {
        blockOf[index(inHand, mine, theirs)] = blocks.size();
        MenRanks within = new MenRanks(symmetry, layout.points(), mine, standing.get(theirs), theirs);
        blocks.add(new Men(inHand, mine, theirs, within));
        return within.count();
    }

    private int index(int inHand, int mine, int theirs) {
        return (inHand * (most + 1) + mine) * (most + 1) + theirs;
    }

    @Override
    public int tiers() {
        return ranks.tiers();
    }

    @Override
    public long firstRank(int tier) {
        return ranks.firstRank(tier);
    }

    @Override
    public int[] lowerTiers(int tier) {
        return IntStream.range(ranks.firstBlock(tier), ranks.firstBlock(tier + 1))
                .mapToObj(blocks::get)
                .flatMapToInt(men -> men.inHand > 0 ? afterPlacing(men) : afterMoving(men))
                .map(ranks::tier)
                .distinct()
                .toArray();
    }

    /** The blocks after a man has been placed; the other player is to move then. */
    private IntStream afterPlacing(Men men) {
        int rest = men.inHand - 1;
        IntStream placed = IntStream.of(blockOf[index(rest, men.theirs, men.mine + 1)]);
        boolean mayClose = men.mine >= MorrisRules.LEAST - 1 && men.theirs > 0;
        return mayClose
                ? IntStream.concat(placed, IntStream.of(blockOf[index(rest, men.theirs - 1, men.mine + 1)]))
                : placed;
    }

    private IntStream afterMoving(Men men) {
        return men.mine >= MorrisRules.LEAST && men.theirs > 0
                ? IntStream.of(blockOf[index(0, men.theirs - 1, men.mine)])
                : IntStream.empty();
    }

    @Override
    public long rank(long position) {
        int inHand = layout.inHand(position);
        int mine = Integer.bitCount(layout.mine(position));
        int theirs = Integer.bitCount(layout.theirs(position));
        int block = inHand <= 2 * most && mine <= most && theirs <= most ? blockOf[index(inHand, mine, theirs)] : -1;
        if (block < 0) {
            return NONE;
        }
        long rank = blocks.get(block).ranks.rank(layout.men(position));
        return rank == NONE ? NONE : ranks.begin(block) + rank;
    }

    @Override
    public long unrank(long rank) {
        return unranking().applyAsLong(rank);
    }

    @Override
    public LongUnaryOperator unranking() {
        return new Unranking();
    }

    /** Remembers the block. */
    private final class Unranking implements LongUnaryOperator {
        private long begin;
        private long end;
        private long hand;
        private LongUnaryOperator within = LongUnaryOperator.identity();

        @Override
        public long applyAsLong(long rank) {
            if (rank < begin || rank >= end) {
                place(ranks.block(rank));
            }
            long on = within.applyAsLong(rank - begin);
            return on == NONE ? NONE : on | hand;
        }

        private void place(int block) {
            begin = ranks.begin(block);
            end = begin + blocks.get(block).ranks.count();
            hand = (long) blocks.get(block).inHand << (2 * layout.points());
            within = blocks.get(block).ranks.unranking();
        }
    }

    /** While men are placed, every move leads to a lower tier. */
    @Override
    public Optional<Predecessors> predecessorsInTier() {
        return Optional.of(retraction.ofSlides());
    }
}
