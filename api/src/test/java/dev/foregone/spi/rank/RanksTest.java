package dev.foregone.spi.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Sets and pieces as numbers, and back. */
class RanksTest {

    @Test
    void setsAreNumberedInTheOrderOfTheirBits() {
        for (int squares = 0; squares <= 12; squares++) {
            for (int pieces = 0; pieces <= squares; pieces++) {
                Combinations sets = Combinations.of(squares, pieces);
                int size = pieces;
                long[] all = LongStream.range(0, 1L << squares)
                        .filter(set -> Long.bitCount(set) == size)
                        .toArray();
                assertThat(sets.count()).isEqualTo(all.length);
                for (int rank = 0; rank < all.length; rank++) {
                    assertThat(sets.unrank(rank)).isEqualTo(all[rank]);
                    assertThat(sets.rank(all[rank])).isEqualTo(rank);
                }
            }
        }
    }

    @Test
    void sixtyFourSquares() {
        Random random = new Random(1);
        for (int pieces = 0; pieces <= 64; pieces++) {
            Combinations sets = Combinations.of(64, pieces);
            assertThat(sets.count()).isPositive();
            assertThat(sets.rank(sets.unrank(sets.count() - 1))).isEqualTo(sets.count() - 1);
            for (int i = 0; i < 20; i++) {
                long rank = Math.floorMod(random.nextLong(), sets.count());
                assertThat(sets.unrank(rank)).matches(set -> Long.bitCount(set) == sets.pieces());
                assertThat(sets.rank(sets.unrank(rank))).isEqualTo(rank);
            }
        }
        assertThat(Combinations.of(64, 32).count()).isEqualTo(1_832_624_140_942_590_534L);
    }

    @Test
    void setsAmongOthers() {
        Random random = new Random(2);
        for (int i = 0; i < 1_000; i++) {
            long all = i % 10 == 0 ? -1 : random.nextLong();
            Combinations sets = Combinations.of(Long.bitCount(all), random.nextInt(Long.bitCount(all) + 1));
            long rank = i % 3 == 0 ? sets.count() - 1 : Math.floorMod(random.nextLong(), sets.count());
            long set = sets.unrank(rank, all);
            assertThat(set & all).isEqualTo(set);
            assertThat(Long.bitCount(set)).isEqualTo(sets.pieces());
            assertThat(sets.rank(set, all)).isEqualTo(rank);
            assertThat(Combinations.next(set, all)).isEqualTo(sets.unrank((rank + 1) % sets.count(), all));
        }
        assertThat(Combinations.of(4, 2).rank(0b1010_0000, 0b1110_1000)).isEqualTo(1 + 3);
    }

    @Test
    void groupsOfPieces() {
        PieceRanks ranks = PieceRanks.on(8).with(2).with(1).with(3);
        assertThat(ranks.count()).isEqualTo(28 * 6 * 10);
        assertThat(LongStream.range(0, ranks.count()).mapToObj(ranks::unrank)).allSatisfy(sets -> {
            assertThat(sets[0] | sets[1] | sets[2]).matches(all -> Long.bitCount(all) == 6 && all < 256);
            assertThat(Long.bitCount(sets[0])).isEqualTo(2);
            assertThat(Long.bitCount(sets[1])).isEqualTo(1);
        });
        for (long rank = 0; rank < ranks.count(); rank++) {
            assertThat(ranks.rank(ranks.unrank(rank))).isEqualTo(rank);
        }
        assertThat(PieceRanks.on(16).with(2).with(3).count()).isEqualTo(43_680);
        assertThat(PieceRanks.on(3).count()).isEqualTo(1);
    }

    @Test
    void blocksAndTiers() {
        RankBlocks ranks = new RankBlocks(List.of(new long[] {3}, new long[0], new long[] {0, 4, 2}));
        assertThat(ranks.tiers()).isEqualTo(3);
        assertThat(LongStream.range(0, 4).map(tier -> ranks.firstRank((int) tier)))
                .containsExactly(0L, 3L, 3L, 9L);
        assertThat(LongStream.range(0, 9).mapToInt(ranks::block).boxed()).containsExactly(0, 0, 0, 2, 2, 2, 2, 3, 3);
        assertThat(IntStream.range(0, 4).map(ranks::tier).boxed()).containsExactly(0, 2, 2, 2);
        assertThat(ranks.begin(3)).isEqualTo(7);
        assertThatThrownBy(() -> new RankBlocks(List.of(new long[] {-1}))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RankBlocks(List.of(new long[] {Long.MAX_VALUE, 1})))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void whatCannotBe() {
        assertThatThrownBy(() -> Combinations.of(65, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("sets of 1 of 65 squares");
        assertThatThrownBy(() -> Combinations.of(3, 4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Combinations.of(3, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PieceRanks.on(3).with(2).with(2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PieceRanks.on(64).with(20).with(20)).isInstanceOf(ArithmeticException.class);
    }
}
