package dev.foregone.games.dobutsu;

import dev.foregone.spi.Ranking;
import dev.foregone.spi.rank.RankBlocks;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

/**
 * All positions with sente to move, up to symmetry, in the order of their packed numbers: by the chicks, then the elephants,
 * the giraffes, their lion and mine, each on squares that are left. Pieces go to the hand and come back, so there is one
 * tier.
 *
 * <pre>
 *   chicks (those of a pair and its mirror image once) | elephants | giraffes | their lion | my lion
 * </pre>
 */
final class DobutsuRanking implements Ranking {

    /** By free squares: in ascending order, the one of them that their lion is on, times 16, plus the one that mine is on. */
    private static final int[][] LIONS = IntStream.rangeClosed(0, Square.COUNT)
            .mapToObj(free -> IntStream.range(0, 16 * free)
                    .filter(lions -> lions % 16 < free && lions % 16 != lions / 16)
                    .toArray())
            .toArray(int[][]::new);

    /** The squares that each pair is on, one bit each, and {@link Square#COUNT} for a hand. */
    private static final int[] BIRD_SQUARES = squares(Layout.BIRDS);

    private static final int[] OTHER_SQUARES = squares(Layout.OTHERS);

    private static final PairRanks[] GIRAFFES = byFree(free -> LIONS[free].length);
    private static final PairRanks[] ELEPHANTS = byFree(free -> GIRAFFES[free].count());

    /** The pairs of chicks, in ascending order, and where those of each begin. */
    private static final int[] CHICKS = IntStream.range(0, Layout.BIRDS.size())
            .filter(DobutsuRanking::isFirst)
            .toArray();

    private static final RankBlocks BLOCKS = new RankBlocks(List.of(IntStream.of(CHICKS)
            .mapToLong(pair -> ELEPHANTS[Integer.bitCount(Layout.ALL & ~BIRD_SQUARES[pair])].count())
            .toArray()));
    private static final int[] BEGINS = new int[Layout.BIRDS.size()];

    static {
        for (int block = 0; block < CHICKS.length; block++) {
            BEGINS[CHICKS[block]] = (int) BLOCKS.begin(block);
        }
    }

    /** The position without my lion comes after those in which the rest is as it has it. */
    private static final long CAUGHT = ranked(DobutsuRules.LION_CAUGHT);

    private static PairRanks[] byFree(IntToLongFunction after) {
        return IntStream.rangeClosed(0, Square.COUNT)
                .mapToObj(free -> new PairRanks(free, left -> left < 0 ? 0 : after.applyAsLong(left)))
                .toArray(PairRanks[]::new);
    }

    /** Whether a pair of chicks is on two squares or fewer, and is not greater than its mirror image. */
    private static boolean isFirst(int pair) {
        int one = Layout.square(Layout.BIRDS.greater(pair));
        return (one == Square.COUNT || one != Layout.square(Layout.BIRDS.lesser(pair)))
                && pair <= Layout.mirroredChicks(pair);
    }

    private static int[] squares(Pairs pairs) {
        return IntStream.range(0, pairs.size())
                .map(pair -> 1 << Layout.square(pairs.greater(pair)) | 1 << Layout.square(pairs.lesser(pair)))
                .toArray();
    }

    private static long ranked(long position) {
        int chicks = Layout.chicks(position);
        int elephants = Layout.elephants(position);
        int giraffes = Layout.giraffes(position);
        int free = Layout.ALL & ~BIRD_SQUARES[chicks];
        long rank = (long) BEGINS[chicks] + begin(ELEPHANTS, elephants, free);
        free &= ~OTHER_SQUARES[elephants];
        rank += begin(GIRAFFES, giraffes, free);
        free &= ~OTHER_SQUARES[giraffes];
        int theirs = Layout.theirLion(position);
        int mine = Layout.myLion(position);
        int left = free & ~(1 << theirs);
        return rank + PairRanks.below(free, theirs) * (Integer.bitCount(free) - 1L) + PairRanks.below(left, mine);
    }

    private static int begin(PairRanks[] byFree, int pair, int free) {
        return byFree[Integer.bitCount(free)].begin(Layout.OTHERS.greater(pair), Layout.OTHERS.lesser(pair), free);
    }

    @Override
    public int tiers() {
        return 1;
    }

    @Override
    public long firstRank(int tier) {
        return tier == 0 ? 0 : BLOCKS.firstRank(1) + 1;
    }

    @Override
    public int[] lowerTiers(int tier) {
        return new int[0];
    }

    @Override
    public boolean ascending() {
        return true;
    }

    @Override
    public long rank(long position) {
        if (Layout.myLion(position) == Layout.CAUGHT) {
            return CAUGHT;
        }
        long rank = ranked(position);
        return rank < CAUGHT ? rank : rank + 1;
    }

    @Override
    public long unrank(long rank) {
        return unranking().applyAsLong(rank);
    }

    @Override
    public LongUnaryOperator unranking() {
        return new Unranking();
    }

    /** Remembers where the pieces are: the next position often has those other than the lions there too, or some of them. */
    private static final class Unranking implements LongUnaryOperator {
        private long begin;
        private long end;
        private int chicks;
        private boolean symmetric;
        private int left;
        private final Placed elephants = new Placed(ELEPHANTS);
        private final Placed giraffes = new Placed(GIRAFFES);
        private long pieces;

        @Override
        public long applyAsLong(long rank) {
            if (rank == CAUGHT) {
                return DobutsuRules.LION_CAUGHT;
            }
            long plain = rank < CAUGHT ? rank : rank - 1;
            if (!giraffes.has(plain)) {
                place(plain);
            }
            int free = giraffes.left;
            int lions = LIONS[Integer.bitCount(free)][(int) (plain - giraffes.begin)];
            long position = pieces | PairRanks.square(free, lions >>> 4) << 4 | PairRanks.square(free, lions & 0xF);
            return symmetric && position > Layout.mirrored(position) ? NONE : position;
        }

        private void place(long rank) {
            if (rank < begin || rank >= end) {
                placeChicks(rank);
            }
            if (!elephants.has(rank)) {
                elephants.place(rank, begin, left);
            }
            giraffes.place(rank, elephants.begin, elephants.left);
            pieces = Layout.of(chicks, elephants.pair, giraffes.pair, 0);
        }

        private void placeChicks(long rank) {
            int block = BLOCKS.block(rank);
            begin = BLOCKS.begin(block);
            end = BLOCKS.begin(block + 1);
            chicks = CHICKS[block];
            symmetric = chicks == Layout.mirroredChicks(chicks);
            left = Layout.ALL & ~BIRD_SQUARES[chicks];
        }
    }

    /** Where a pair is, the ranks of positions that have it there, and the squares that it leaves. */
    private static final class Placed {
        private final PairRanks[] byFree;
        private long begin;
        private long end;
        private int pair;
        private int left;

        Placed(PairRanks[] byFree) {
            this.byFree = byFree;
        }

        boolean has(long rank) {
            return rank >= begin && rank < end;
        }

        void place(long rank, long from, int free) {
            PairRanks ranks = byFree[Integer.bitCount(free)];
            int block = ranks.block((int) (rank - from));
            begin = from + ranks.begin(block);
            end = from + ranks.begin(block + 1);
            pair = ranks.pair(block, Layout.OTHERS, free);
            left = free & ~OTHER_SQUARES[pair];
        }
    }
}
