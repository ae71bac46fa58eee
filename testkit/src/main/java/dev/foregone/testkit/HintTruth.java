package dev.foregone.testkit;

import dev.foregone.spi.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * The conditions for hints about one position, a state or a packed one, to be true: they are compared with a score that
 * was found without them.
 *
 * @param at says which position it is; called only for a fault, since writing a position may take longer than checking
 *     it
 * @param score the position's score
 */
record HintTruth(Supplier<Check> at, int score) {

    private void fault(String fault, String advice) {
        at.get().fault(fault, advice);
    }

    /** Bounds, as {@link Score#bounds}. */
    void bounds(long bounds) {
        int least = Score.atLeast(bounds);
        int most = Score.atMost(bounds);
        boolean finished = Score.plies(score) == 0;
        if (score < least || most < score || (finished && least != most)) {
            fault(
                    "the bounds are " + Words.score(least) + " and " + Words.score(most) + " but the outcome is "
                            + Words.score(score),
                    "bounds hold whatever the players do, and both bounds of a finished position are its score");
        }
    }

    /**
     * The candidates of an unfinished position.
     *
     * @param scores the score that a candidate leads to, backed up
     * @param words moves as people read them
     */
    <M> void candidates(List<M> legal, List<M> candidates, ToIntFunction<M> scores, Function<List<M>, ?> words) {
        for (int i = 0; i < candidates.size(); i++) {
            if (!legal.contains(candidates.get(i))) {
                fault(
                        "the candidates " + words.apply(candidates) + " are not all among " + words.apply(legal),
                        "a candidate is a legal move");
            }
            if (candidates.indexOf(candidates.get(i)) < i) {
                fault("the candidates are " + words.apply(candidates), "each move is listed once");
            }
        }
        OptionalInt best = candidates.stream().mapToInt(scores).max();
        if (best.isEmpty() || best.getAsInt() != score) {
            at.get()
                    .equal(
                            Words.score(score),
                            best.isEmpty() ? "none" : Words.score(best.getAsInt()),
                            "the best outcome of the candidates " + words.apply(candidates),
                            "leave out a move only if a listed one is at least as good");
        }
    }

    /** Another position has the same key, and this score. */
    void key(long key, int scoreOfOther, Supplier<String> other) {
        if (scoreOfOther != score) {
            at.get()
                    .equal(
                            Words.score(scoreOfOther),
                            Words.score(score),
                            "its outcome, with key " + key + " like " + other.get() + ",",
                            "a key stands for positions of one outcome, plies included");
        }
    }
}
