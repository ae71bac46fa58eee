package dev.foregone.games.dodgem;

import dev.foregone.spi.Ranking;
import dev.foregone.spi.rank.PieceRanks;
import dev.foregone.spi.rank.RankBlocks;
import java.util.ArrayList;
import java.util.List;

/**
 * Ranks of all positions with blue to move. Cars only ever leave: a tier has all positions with as many cars of one colour and as many
 * of the other, a block for each colour that has the fewer.
 */
final class DodgemRanking implements Ranking {

    private final int cells;
    private final long board;
    private final int most;
    private final List<Cars> blocks = new ArrayList<>();
    private final RankBlocks ranks;

    /** How many cars there are, and their places. */
    private record Cars(int blue, int red, PieceRanks places) {}

    DodgemRanking(int size) {
        cells = size * size;
        board = (1L << cells) - 1;
        most = size - 1;
        List<long[]> tiers = new ArrayList<>();
        for (int cars = 1; cars <= 2 * most; cars++) {
            for (int fewer = Math.max(0, cars - most); 2 * fewer <= cars; fewer++) {
                boolean both = 2 * fewer < cars;
                tiers.add(
                        both
                                ? new long[] {add(fewer, cars - fewer), add(cars - fewer, fewer)}
                                : new long[] {add(fewer, fewer)});
            }
        }
        ranks = new RankBlocks(tiers);
    }

    private long add(int blue, int red) {
        blocks.add(new Cars(blue, red, PieceRanks.on(cells).with(blue).with(red)));
        return blocks.get(blocks.size() - 1).places.count();
    }

    private int block(int blue, int red) {
        int block = 0;
        while (blocks.get(block).blue != blue || blocks.get(block).red != red) {
            block++;
        }
        return block;
    }

    @Override
    public int tiers() {
        return ranks.tiers();
    }

    @Override
    public long firstRank(int tier) {
        return ranks.firstRank(tier);
    }

    /** One car less, of either colour; without any the game is over before. */
    @Override
    public int[] lowerTiers(int tier) {
        Cars cars = blocks.get(ranks.firstBlock(tier));
        List<Integer> lower = new ArrayList<>();
        if (cars.blue > 0) {
            lower.add(ranks.tier(block(cars.blue - 1, cars.red)));
        }
        if (cars.red > 0 && cars.blue > 0) {
            lower.add(ranks.tier(block(cars.blue, cars.red - 1)));
        }
        return lower.stream().mapToInt(each -> each).toArray();
    }

    @Override
    public long rank(long position) {
        long blue = position & board;
        long red = position >>> cells & board;
        if ((blue | red) == 0 || Long.bitCount(blue) > most || Long.bitCount(red) > most) {
            return NONE;
        }
        int block = block(Long.bitCount(blue), Long.bitCount(red));
        return ranks.begin(block) + blocks.get(block).places.rank(blue, red);
    }

    @Override
    public long unrank(long rank) {
        int block = ranks.block(rank);
        long[] cars = blocks.get(block).places.unrank(rank - ranks.begin(block));
        return cars[0] | cars[1] << cells;
    }
}
