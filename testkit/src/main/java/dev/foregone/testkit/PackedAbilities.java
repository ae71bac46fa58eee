package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.walk.Samples;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/** Whether what packed rules may do beyond what they must is right: looking ahead, taking moves back, numbering positions. */
record PackedAbilities<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final int FROM = 2;

    private static final int RANKS = Thorough.orFew(5_000, 500);
    private static final int RUN = 4;

    /** Whether {@code lookAhead} agrees with the methods that it stands for. */
    void looksAheadRightly() {
        samples.eachPacked((start, rules) -> samples.statesAndChildrenFrom(start)
                .filter(state -> state.terminalValue().isEmpty())
                .forEach(state -> tellsTheSame(rules, state)));
    }

    private void tellsTheSame(PackedRules<S, M> rules, S state) {
        long position = rules.pack(state);
        int most = rules.maxMoves(position);
        List<Integer> candidates = PackedMoves.candidates(rules, position);
        int[] moves = new int[FROM + most];
        long[] positions = new long[FROM + most];
        long[] bounds = new long[FROM + most];
        Check check = samples.at(state);
        Words<S, M> words = new Words<>(samples.game(), rules);
        int ahead = rules.lookAhead(position, moves, positions, bounds, FROM);
        check.equal(
                words.moves(position, candidates),
                words.moves(position, PackedMoves.list(Arrays.copyOfRange(moves, FROM, FROM + ahead))),
                "the moves of lookAhead",
                "the candidates in their order");
        for (int i = FROM; i < FROM + candidates.size(); i++) {
            long child = rules.play(position, moves[i]);
            String move = rules.unpackMove(position, moves[i]).toString();
            check.equal(child, positions[i], "the position after " + move + " by lookAhead", "what play gives");
            check.equal(
                    Words.bounds(rules.bounds(child)),
                    Words.bounds(bounds[i]),
                    "the bounds after " + move + " by lookAhead",
                    "what bounds gives for the position after the move");
        }
    }

    /**
     * Whether {@link dev.foregone.spi.Predecessors} lists each position that can be reached and leads to another, once for every
     * move that does: over the whole game where it is small, over its beginning and the walks where it is not. Other listed
     * positions that cannot be reached are ignored, since the rules need not hold there.
     */
    void eachMoveIsTakenBack() {
        samples.eachPackedWith(PackedRules::predecessors, "has packed rules without predecessors", this::takesBack);
    }

    private void takesBack(S start, PackedRules<S, M> rules) {
        new PredecessorsCheck<>(new Words<>(samples.game(), rules)).checkAmong(positions(start, rules));
    }

    private Set<Long> positions(S start, PackedRules<S, M> rules) {
        Set<Long> positions = new LinkedHashSet<>();
        samples.statesFrom(start).forEach(state -> positions.add(rules.pack(state)));
        samples.reachedFrom(start).forEach(state -> positions.add(rules.pack(state)));
        return positions;
    }

    /**
     * Whether a {@link dev.foregone.spi.Ranking} numbers positions: those of the walks, and all ranks where they are few, otherwise
     * some that follow each other, as in a walk, drawn at random.
     */
    void numbersPositions() {
        Set<PackedRules<S, M>> ranked = new HashSet<>();
        samples.eachPackedWith(PackedRules::ranking, "has packed rules without ranks", (start, rules) -> {
            RankingCheck<S, M> check = new RankingCheck<>(new Words<>(samples.game(), rules));
            boolean first = ranked.add(rules);
            if (first) {
                check.checkTiers();
            }
            samples.statesFrom(start).forEach(state -> check.check(rules.pack(state)));
            if (first) {
                checkRanks(check);
            }
        });
    }

    private static void checkRanks(RankingCheck<?, ?> check) {
        if (check.ranks() <= RANKS) {
            checkRun(check, 0, RANKS);
        } else {
            new SplittableRandom(check.ranks())
                    .longs(RANKS / RUN, 0, check.ranks())
                    .forEach(rank -> checkRun(check, rank, RUN));
        }
    }

    private static void checkRun(RankingCheck<?, ?> check, long first, int length) {
        LongStream.range(first, Math.min(first + length, check.ranks())).forEach(check::checkRank);
    }
}
