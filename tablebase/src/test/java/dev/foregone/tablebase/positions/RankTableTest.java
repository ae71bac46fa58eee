package dev.foregone.tablebase.positions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.Tier;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Outcomes of tiers by rank, in pieces. */
class RankTableTest {

    private static final long FAR = 10_000_000_000L;

    @Test
    void everyRankOfEveryTierHasAPlaceOfItsOwn() {
        List<Tier> tiers = List.of(new Tier(0, 0, 5), new Tier(3, 100, 107 + (1 << 21)), new Tier(7, FAR, FAR + 9));
        RankTable table = new RankTable(tiers);
        for (Tier tier : tiers) {
            for (long rank = tier.first(); rank < tier.end(); rank++) {
                table.set(rank, codeOf(rank));
            }
        }
        for (Tier tier : tiers) {
            for (long rank = tier.first(); rank < tier.end(); rank++) {
                if (table.codeOf(rank) != codeOf(rank)) {
                    assertThat(table.codeOf(rank)).as("rank %d", rank).isEqualTo(codeOf(rank));
                }
            }
            assertThat(table.covers(tier.first())).isTrue();
            assertThat(table.covers(tier.end())).isFalse();
            assertThat(table.codeOf(tier.end())).isEqualTo(OutcomeCode.NONE);
        }
        assertThat(table.codeOf(-1)).isEqualTo(OutcomeCode.NONE);
    }

    private static int codeOf(long rank) {
        return 1 + (int) (rank % 65_521);
    }

    @Test
    void tiersOfUpToFourBillionRanksFit() {
        long half = 1L << 31;
        List<Tier> most = List.of(new Tier(0, 0, half), new Tier(1, half, 2 * half - 1));
        assertThat(RankTable.fits(most, Long.MAX_VALUE)).isTrue();
        assertThat(RankTable.fits(most, 1L << 32)).isFalse();
        assertThat(RankTable.fits(List.of(new Tier(0, 0, half), new Tier(1, half, 2 * half)), Long.MAX_VALUE))
                .isFalse();
    }
}
