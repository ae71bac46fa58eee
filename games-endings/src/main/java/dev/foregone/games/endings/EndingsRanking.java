package dev.foregone.games.endings;

import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.rank.RankBlocks;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Ranks of all positions. A tier is all of one material, as White has it where colours can be exchanged: captures and promotions lead to
 * lower ones, which have fewer pieces, or as many and fewer pawns.
 */
final class EndingsRanking implements Ranking {

    static final EndingsRanking ALL = new EndingsRanking();

    private final List<MaterialRanks> tiers;
    private final RankBlocks ranks;

    /** By material: its tier; -1 if there is none, since the colours are to be exchanged. */
    private final short[] tierOf = new short[Material.COUNT];

    private EndingsRanking() {
        tiers = IntStream.range(0, Material.COUNT)
                .filter(Material::isOne)
                .filter(material -> !Material.isToBeExchanged(material, Layout.WHITE))
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(Material::pieces)
                        .thenComparingInt(Material::pawns)
                        .thenComparingInt(material -> material))
                .map(MaterialRanks::new)
                .toList();
        ranks = new RankBlocks(
                tiers.stream().map(each -> new long[] {each.size()}).toList());
        Arrays.fill(tierOf, (short) -1);
        for (int tier = 0; tier < tiers.size(); tier++) {
            tierOf[tiers.get(tier).material()] = (short) tier;
        }
    }

    @Override
    public int tiers() {
        return tiers.size();
    }

    @Override
    public long firstRank(int tier) {
        return ranks.firstRank(tier);
    }

    @Override
    public int[] lowerTiers(int tier) {
        return Material.after(tiers.get(tier).material()).stream()
                .map(material ->
                        Material.isToBeExchanged(material, Layout.WHITE) ? Material.exchanged(material) : material)
                .map(material -> tierOf[material])
                .distinct()
                .toArray();
    }

    @Override
    public long rank(long position) {
        int tier = tierOf[Layout.material(position)];
        return tier < 0 ? NONE : ranks.begin(tier) + tiers.get(tier).rank(position);
    }

    @Override
    public long unrank(long rank) {
        int tier = ranks.block(rank);
        return tiers.get(tier).unrank(rank - ranks.begin(tier));
    }

    /** Within a tier nothing is captured and no pawn promoted, so pawns are no obstacle. */
    @Override
    public Optional<Predecessors> predecessorsInTier() {
        return Optional.of(QuietRetractions.ALL);
    }
}
