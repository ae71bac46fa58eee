package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Words;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Whether the {@linkplain Ranking ranks} of packed rules number positions: rank and position are each other's inverse, no move
 * raises the tier, each tier that moves lead to is listed, and what is taken back within a tier are the moves of that tier.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class RankingCheck<S extends GameState<S, M>, M extends Move> {

    private static final String INVERSE =
            "rank numbers the position that canonical returns, unrank returns it for that number; ranks without a position are NONE";
    private static final String ASCENDING =
            "where ascending() is true, the greater of two positions that have ranks, by Long.compareUnsigned, has the greater rank";
    private static final String DOWN = "moves lead to the same tier or to one of lowerTiers, each of a lower number";
    private static final String TAKEN_BACK =
            "predecessorsInTier, or predecessors without it, lists, up to symmetry, each position of the tier with a move that leads here, and no other";

    private static final int NEAR = 100;

    private final PackedRules<S, M> rules;
    private final Ranking ranking;
    private final Optional<Predecessors> predecessors;
    private final Words<S, M> words;
    private final LongUnaryOperator walk;
    private final LongUnaryOperator jumps;
    private final SplittableRandom random = new SplittableRandom(1);

    /**
     * A check of rules.
     *
     * @param rules rules that have a ranking
     * @throws IllegalArgumentException if they have none
     */
    public RankingCheck(PackedRules<S, M> rules) {
        this(new Words<>(rules));
    }

    /** A check that names positions in these words. */
    RankingCheck(Words<S, M> words) {
        this.words = words;
        this.rules = words.rules();
        this.ranking = rules.ranking()
                .orElseThrow(() -> new IllegalArgumentException(
                        rules.getClass().getName() + " have no ranks: ranking() is empty"));
        this.predecessors = ranking.predecessorsInTier().or(rules::predecessors);
        this.walk = ranking.unranking();
        this.jumps = ranking.unranking();
    }

    /** {@return the number of all ranks, holes included} */
    public long ranks() {
        return ranking.firstRank(ranking.tiers());
    }

    /**
     * Checks that tiers begin where the one before ends, and lead to lower ones.
     *
     * @throws AssertionError if they do not; the message says which
     */
    public void checkTiers() {
        Check check = new Check(words.where() + "tiers");
        check.holds(ranking.tiers() > 0, "there are " + ranking.tiers(), "there is one tier at least");
        check.equal(0L, ranking.firstRank(0), "the first rank", "ranks begin with 0");
        for (int tier = 0; tier < ranking.tiers(); tier++) {
            Check here = new Check(words.where() + "tier " + tier);
            here.holds(
                    ranking.firstRank(tier) <= ranking.firstRank(tier + 1),
                    "it begins at rank " + ranking.firstRank(tier) + ", and the next at " + ranking.firstRank(tier + 1),
                    "a tier begins where the one before ends");
            int own = tier;
            here.holds(
                    Arrays.stream(ranking.lowerTiers(tier)).allMatch(lower -> lower >= 0 && lower < own),
                    "its lower tiers are " + Arrays.toString(ranking.lowerTiers(tier)),
                    DOWN);
        }
    }

    /**
     * Checks all ranks of a tier.
     *
     * @param tier a tier
     * @return how many positions it has
     * @throws AssertionError if anything is wrong with one of them; the message says what
     */
    public long checkTier(int tier) {
        return LongStream.range(ranking.firstRank(tier), ranking.firstRank(tier + 1))
                .filter(this::checkRank)
                .count();
    }

    /**
     * Checks a rank.
     *
     * @param rank 0 or more, and less than {@link #ranks()}
     * @return whether it has a position
     * @throws AssertionError if anything is wrong with it; the message says what
     */
    public boolean checkRank(long rank) {
        long position = ranking.unrank(rank);
        checkWalk(walk, rank, position);
        checkJumps(rank, position);
        if (position == Ranking.NONE) {
            return false;
        }
        Check check = words.at(position);
        check.holds(
                rules.canonical(position) == position,
                () -> "rank " + rank + " is its own, but " + words.position(rules.canonical(position))
                        + " stands for it",
                INVERSE);
        check.equal(rank, ranking.rank(position), "its rank", INVERSE);
        check(position);
        return true;
    }

    private void checkWalk(LongUnaryOperator by, long rank, long position) {
        new Check(() -> words.where() + "rank " + rank)
                .equal(
                        position,
                        by.applyAsLong(rank),
                        "its position by unranking()",
                        "unranking() returns the same as unrank, in whatever order ranks are asked for");
    }

    /** Comes from afar and from a little before, and asks twice. */
    private void checkJumps(long rank, long position) {
        long afar = random.nextLong(ranks());
        long before = Math.max(0, rank - 1 - random.nextInt(NEAR));
        checkWalk(jumps, afar, ranking.unrank(afar));
        checkWalk(jumps, before, ranking.unrank(before));
        checkWalk(jumps, rank, position);
        checkWalk(jumps, rank, position);
    }

    /**
     * Checks the position that stands for one.
     *
     * @param any a packed position that belongs to the game
     * @throws AssertionError if anything is wrong with it; the message says what
     */
    public void check(long any) {
        long position = rules.canonical(any);
        int tier = tier(position);
        for (long child : children(position).toArray()) {
            int below = tier(child);
            checkOrder(position, child);
            if (below != tier) {
                checkDown(position, tier, child, below);
            } else if (predecessors.isPresent() && rules.terminal(child) == Score.ONGOING) {
                words.at(child)
                        .holds(
                                listed(child).anyMatch(each -> each == position),
                                () -> "what takes moves back leaves out " + words.position(position)
                                        + ", which has a move here",
                                TAKEN_BACK);
            }
        }
        if (predecessors.isPresent()) {
            checkListed(position, tier);
        }
    }

    private void checkDown(long position, int tier, long child, int below) {
        words.at(position)
                .holds(
                        below < tier && IntStream.of(ranking.lowerTiers(tier)).anyMatch(each -> each == below),
                        () -> "it is in tier " + tier + ", and a move leads to " + words.position(child) + " in tier "
                                + below + ", but lowerTiers are " + Arrays.toString(ranking.lowerTiers(tier)),
                        DOWN);
    }

    private void checkOrder(long position, long child) {
        if (ranking.ascending()) {
            int order = Long.compareUnsigned(position, child);
            int ranks = Long.compare(ranking.rank(position), ranking.rank(child));
            words.at(position)
                    .holds(
                            Integer.signum(order) == Integer.signum(ranks),
                            () -> "it has rank " + ranking.rank(position) + ", and " + words.position(child)
                                    + " has rank " + ranking.rank(child)
                                    + ", but ascending() says that ranks are in the order of positions",
                            ASCENDING);
        }
    }

    /** What has no rank, a hole's, or one of another tier, is ignored by whoever asks. */
    private void checkListed(long position, int tier) {
        for (long earlier : listed(position).toArray()) {
            long rank = ranking.rank(earlier);
            boolean inTier = rank >= ranking.firstRank(tier) && rank < ranking.firstRank(tier + 1);
            long ranked = inTier ? ranking.unrank(rank) : Ranking.NONE;
            if (ranked != Ranking.NONE) {
                checkListed(position, earlier, ranked);
            }
        }
    }

    private void checkListed(long position, long earlier, long ranked) {
        Check check = words.at(position);
        check.holds(
                ranked == earlier,
                () -> "what takes moves back lists " + words.position(earlier) + ", whose rank is that of "
                        + words.position(ranked),
                INVERSE);
        check.holds(
                children(earlier).anyMatch(each -> each == position),
                () -> "what takes moves back lists " + words.position(earlier) + ", which has no move here",
                TAKEN_BACK);
    }

    private int tier(long position) {
        long rank = ranking.rank(position);
        Check check = words.at(position);
        check.holds(
                rank >= 0 && rank < ranks(),
                () -> "its rank is " + rank + ", and ranks are from 0 to " + (ranks() - 1),
                INVERSE);
        long back = ranking.unrank(rank);
        check.holds(
                back == position,
                () -> "its rank is " + rank + ", but that of "
                        + (back == Ranking.NONE ? "no position" : words.position(back)),
                INVERSE);
        int tier = 0;
        while (ranking.firstRank(tier + 1) <= rank) {
            tier++;
        }
        return tier;
    }

    /** What the moves of a position lead to, up to symmetry; one finished position may stand for many, which are not taken back. */
    private LongStream children(long position) {
        return PackedMoves.children(rules, position).map(rules::canonical);
    }

    private LongStream listed(long position) {
        Predecessors inTier = predecessors.orElseThrow();
        long[] into = new long[inTier.maxPredecessors(position)];
        int count = inTier.predecessors(position, into, 0);
        return Arrays.stream(into, 0, count).map(rules::canonical);
    }
}
