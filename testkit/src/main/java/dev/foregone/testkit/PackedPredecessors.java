package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * Whether {@link Predecessors} lists each position that can be reached and leads to another, once for every move that
 * does: over the whole game where it is small, over its beginning and the walks where it is not. What is listed besides
 * and cannot be reached is left alone, for the rules need not hold there.
 */
record PackedPredecessors<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String ADVICE =
            "predecessors lists each position once for every legal move of it that leads here";
    private static final int FROM = 3;
    private static final int BEYOND = 5;

    /** What no rules write as a position. */
    private static final long UNTOUCHED = 0x5EED5EED5EED5EEDL;

    void eachMoveIsTakenBack() {
        boolean[] some = {false};
        samples.eachPacked((start, rules) -> {
            if (rules instanceof Predecessors back) {
                some[0] = true;
                new Reached<>(samples, rules, back, positions(start, rules)).check();
            }
        });
        assumeTrue(some[0], () -> "the packed rules of '" + samples.game().id() + "' list no predecessors");
    }

    private Set<Long> positions(S start, PackedRules<S, M> rules) {
        Set<Long> positions = new LinkedHashSet<>();
        samples.walksFrom(start)
                .flatMap(walk -> walk.states().stream())
                .forEach(state -> positions.add(rules.pack(state)));
        new Space<S, M>(List.of(start)).each((from, move, to) -> {
            positions.add(rules.pack(from));
            positions.add(rules.pack(to));
        });
        return positions;
    }

    /** One start, its rules, and the positions that were met from there. */
    private record Reached<S extends GameState<S, M>, M extends Move>(
            Samples<S, M> samples, PackedRules<S, M> rules, Predecessors back, Set<Long> met) {

        void check() {
            for (long position : met) {
                LongStream.of(predecessors(position))
                        .distinct()
                        .filter(met::contains)
                        .forEach(earlier -> {
                            checkCount(earlier, position);
                        });
                if (rules.terminal(position) == Score.ONGOING) {
                    Arrays.stream(PackedAgreement.moves(rules, position))
                            .mapToLong(move -> rules.play(position, move))
                            .distinct()
                            .forEach(child -> checkCount(position, child));
                }
            }
        }

        private void checkCount(long earlier, long position) {
            long listed = LongStream.of(predecessors(position))
                    .filter(each -> each == earlier)
                    .count();
            long moves = rules.terminal(earlier) != Score.ONGOING
                    ? 0
                    : Arrays.stream(PackedAgreement.moves(rules, earlier))
                            .filter(move -> rules.play(earlier, move) == position)
                            .count();
            if (listed != moves) {
                Words<S, M> words = new Words<>(samples.game(), rules);
                at(position)
                        .fault(
                                "predecessors lists " + words.position(earlier) + " " + times(listed) + ", but "
                                        + (moves == 1 ? "1 move leads" : moves + " moves lead") + " from there to here",
                                ADVICE);
            }
        }

        private static String times(long count) {
            return count == 1 ? "once" : count + " times";
        }

        private long[] predecessors(long position) {
            int room = back.maxPredecessors(position);
            long[] into = new long[FROM + room + BEYOND];
            Arrays.fill(into, UNTOUCHED);
            int count = back.predecessors(position, into, FROM);
            if (count < 0 || count > room) {
                at(position)
                        .fault(
                                count + " predecessors in a room of maxPredecessors = " + room,
                                "list 0 or more, and no more than maxPredecessors");
            }
            for (int i = 0; i < into.length; i++) {
                if ((i < FROM || i >= FROM + room) && into[i] != UNTOUCHED) {
                    at(position)
                            .fault(
                                    "predecessors wrote at " + i + " with from = " + FROM + " and maxPredecessors = "
                                            + room,
                                    "write only from 'from' on, and only maxPredecessors of them");
                }
            }
            return Arrays.copyOfRange(into, FROM, FROM + count);
        }

        private Check at(long position) {
            return new Check("game '" + samples.game().id() + "', position "
                    + new Words<>(samples.game(), rules).position(position));
        }
    }
}
