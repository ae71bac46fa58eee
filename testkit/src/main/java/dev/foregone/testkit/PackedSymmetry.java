package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.walk.Samples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Whether {@code PackedRules.canonical} goes by a symmetry of the game, an automorphism: a position and the one that stands for it have
 * as many moves, which lead to equivalent positions; and where rules list {@link Predecessors}, those of the one are equivalent to those
 * of the other. Finished positions need only have the same result. Looks at the walks and one move beyond them.
 */
record PackedSymmetry<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String ADVICE =
            "a canonical position is an image of the position under a symmetry of the game, which takes moves to moves; the"
                    + " same outcome is not enough, for a tablebase is built backwards, from what leads to a position";

    private static final Comparator<Step> ORDER =
            Comparator.comparing(Step::finished).thenComparing(Step::again).thenComparingLong(Step::to);

    /** Where a move leads: to a position that stands for others or, if it is finished, to its score. */
    private record Step(boolean again, boolean finished, long to) {}

    void holds() {
        samples.eachPacked((start, rules) -> {
            Words<S, M> words = new Words<>(samples.game(), rules);
            samples.statesAndChildrenFrom(start).map(rules::pack).forEach(position -> {
                hasEquivalentMoves(words, position);
                if (rules.predecessors().isPresent()) {
                    hasEquivalentPredecessors(words, position);
                }
            });
        });
    }

    private void hasEquivalentMoves(Words<S, M> words, long position) {
        PackedRules<S, M> rules = words.rules();
        long canonical = rules.canonical(position);
        List<Step> steps = steps(rules, position);
        List<Step> ofCanonical = steps(rules, canonical);
        words.at(position)
                .holds(
                        steps.equals(ofCanonical),
                        () -> "besides what is equivalent, its moves lead to "
                                + written(words, without(steps, ofCanonical))
                                + ", but those of its canonical position, " + words.position(canonical) + ", to "
                                + written(words, without(ofCanonical, steps)),
                        ADVICE);
    }

    private static List<Step> steps(PackedRules<?, ?> rules, long position) {
        return Arrays.stream(PackedMoves.legal(rules, position))
                .mapToObj(move -> step(rules, position, move))
                .sorted(ORDER)
                .toList();
    }

    private static Step step(PackedRules<?, ?> rules, long position, int move) {
        boolean again = PackedMoves.again(rules, position, move);
        long to = rules.play(position, move);
        int terminal = rules.terminal(to);
        return terminal == Score.ONGOING
                ? new Step(again, false, rules.canonical(to))
                : new Step(again, true, terminal);
    }

    private static List<Step> without(List<Step> some, List<Step> others) {
        List<Step> rest = new ArrayList<>(some);
        others.forEach(rest::remove);
        return rest;
    }

    /** A predecessor of the child's representative is equivalent to the parent, or the parent never hears of it. */
    private void hasEquivalentPredecessors(Words<S, M> words, long position) {
        PackedRules<S, M> rules = words.rules();
        PredecessorsCheck<S, M> predecessors = new PredecessorsCheck<>(words);
        long canonical = rules.canonical(position);
        for (int move : PackedMoves.legal(rules, position)) {
            Step step = step(rules, position, move);
            boolean listed = step.finished()
                    || Arrays.stream(predecessors.list(step.to()))
                            .anyMatch(earlier -> rules.canonical(earlier) == canonical);
            words.at(position)
                    .holds(
                            listed,
                            () -> words.position(step.to()) + " stands for where its move "
                                    + rules.unpackMove(position, move)
                                    + " leads, but none of the predecessors listed for that is one for which "
                                    + words.position(canonical) + " stands, as for this position",
                            ADVICE);
        }
    }

    private static List<String> written(Words<?, ?> words, List<Step> steps) {
        return steps.stream()
                .map(step -> step.finished() ? Words.score((int) step.to()) : words.position(step.to()))
                .toList();
    }
}
