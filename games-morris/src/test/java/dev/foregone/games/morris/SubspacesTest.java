package dev.foregone.games.morris;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Ranking;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The subspaces of Nine Men's Morris, counted by Burnside's lemma and without any packed position: those of the ranking, which are all
 * placements of men; and those of T. Takeda and K. Hoki (<em>Analysis of the Number of Piece Configurations in N Men's Morris</em>,
 * IPSJ SIG-GI, 2020), which leave out placements with mills that cannot be there. A mill that was closed took a man, so nobody has mills that
 * took more moves to close than the other has lost men.
 */
class SubspacesTest {

    private static final Board BOARD = Board.THREE_SQUARES;
    private static final int POINTS = BOARD.count();
    private static final int MEN = 9;
    private static final Layout LAYOUT = new Layout(Variant.of(MEN));
    private static final MorrisRules RULES = new MorrisRules(Variant.of(MEN));
    private static final int[] MILLS = BOARD.lines().stream()
            .mapToInt(line -> line.stream().mapToInt(point -> 1 << point).sum())
            .toArray();

    /** The number of moves that it took at least to close the mills of a set of men. */
    private static int closings(int men) {
        int moves = 0;
        while (!canClose(men, moves)) {
            moves++;
        }
        return moves;
    }

    /** Whether a set of men has no mill without some of them, which came last. */
    private static boolean canClose(int men, int last) {
        int mill = mill(men);
        for (int rest = last == 0 ? 0 : mill; rest != 0; rest &= rest - 1) {
            if (canClose(men & ~(rest & -rest), last - 1)) {
                return true;
            }
        }
        return mill == 0;
    }

    private static int mill(int men) {
        for (int mill : MILLS) {
            if ((men & mill) == mill) {
                return mill;
            }
        }
        return 0;
    }

    /** How many pairs of sets without a common point there are up to symmetry. */
    private static long orbits(List<List<Integer>> symmetries, IntPredicate mine, IntPredicate theirs) {
        long fixed = symmetries.stream()
                .mapToLong(symmetry -> fixed(cycles(symmetry), mine, theirs))
                .sum();
        assertThat(fixed % symmetries.size()).as("what is left of a group").isZero();
        return fixed / symmetries.size();
    }

    private static int[] cycles(List<Integer> symmetry) {
        return IntStream.range(0, POINTS)
                .map(point -> {
                    int cycle = 0;
                    for (int at = point; (cycle >> at & 1) == 0; at = symmetry.get(at)) {
                        cycle |= 1 << at;
                    }
                    return cycle;
                })
                .distinct()
                .toArray();
    }

    /** The pairs of sets made of cycles: for each set of mine, all of theirs in what it leaves free, summed up cycle by cycle. */
    private static long fixed(int[] cycles, IntPredicate mine, IntPredicate theirs) {
        int size = 1 << cycles.length;
        int[] men = new int[size];
        int[] within = new int[size];
        for (int set = 0; set < size; set++) {
            men[set] = set == 0 ? 0 : men[set & (set - 1)] | cycles[Integer.numberOfTrailingZeros(set)];
            within[set] = theirs.test(men[set]) ? 1 : 0;
        }
        for (int bit = 1; bit < size; bit <<= 1) {
            for (int block = 0; block < size; block += 2 * bit) {
                for (int set = block; set < block + bit; set++) {
                    within[set + bit] += within[set];
                }
            }
        }
        return IntStream.range(0, size)
                .filter(set -> mine.test(men[set]))
                .mapToLong(set -> within[size - 1 - set])
                .sum();
    }

    private static IntPredicate any(int count) {
        return men -> Integer.bitCount(men) == count;
    }

    @Test
    void everyPlacementHasARank() {
        for (int mine = 3; mine <= 4; mine++) {
            for (int theirs = 3; theirs <= 4; theirs++) {
                assertThat(ranked(mine, theirs))
                        .as("%d and %d", mine, theirs)
                        .isEqualTo(orbits(PlainRules.symmetries(BOARD), any(mine), any(theirs)));
            }
        }
    }

    /** The positions of a subspace, found by a walk over its tier, each at its own rank. */
    private static long ranked(int mine, int theirs) {
        Ranking ranking = RULES.ranking().orElseThrow();
        LongUnaryOperator walk = ranking.unranking();
        long some = ranking.rank(RULES.canonical(LAYOUT.of((1 << mine) - 1 << theirs, (1 << theirs) - 1, 0)));
        int tier = 0;
        while (ranking.firstRank(tier + 1) <= some) {
            tier++;
        }
        return LongStream.range(ranking.firstRank(tier), ranking.firstRank(tier + 1))
                .filter(rank -> {
                    long position = walk.applyAsLong(rank);
                    return position != Ranking.NONE
                            && Integer.bitCount(LAYOUT.mine(position)) == mine
                            && ranking.rank(position) == rank;
                })
                .count();
    }

    @Tag("slow")
    @Test
    void thosePublished() {
        byte[] closings = new byte[1 << POINTS];
        for (int men = 0; men < closings.length; men++) {
            closings[men] = (byte) (Integer.bitCount(men) <= MEN ? closings(men) : MEN);
        }
        long largest = 0;
        long all = 0;
        for (int more = 3; more <= MEN; more++) {
            for (int fewer = 3; fewer <= more; fewer++) {
                int mine = more;
                int theirs = fewer;
                long count = (more == fewer ? 1 : 2)
                        * orbits(
                                more == 3 ? ofFlying() : PlainRules.symmetries(BOARD),
                                men -> Integer.bitCount(men) == mine && closings[men] <= MEN - theirs,
                                men -> Integer.bitCount(men) == theirs && closings[men] <= MEN - mine);
                largest = Math.max(largest, count);
                all += count;
            }
        }
        assertThat(largest).isEqualTo(1_046_697_920);
        assertThat(all).isEqualTo(7_673_755_215L);
    }

    /** Where all men fly, each square can become any other. */
    private static List<List<Integer>> ofFlying() {
        return IntStream.range(0, 3)
                .boxed()
                .flatMap(by -> PlainRules.symmetries(BOARD).stream()
                        .map(one -> one.stream()
                                .map(point -> (point + by * POINTS / 3) % POINTS)
                                .toList()))
                .toList();
    }
}
