package dev.foregone.testkit.hint;

import dev.foregone.spi.Score;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Words;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * The conditions for hints about one position, a state or a packed one, to be true: they are compared with a score that
 * was found without them.
 *
 * @param check says which position it is
 * @param score the position's score
 */
public record HintTruth(Check check, int score) {

    /** Bounds, as {@link Score#bounds}. */
    public void bounds(long bounds) {
        int least = Score.atLeast(bounds);
        int most = Score.atMost(bounds);
        boolean finished = Score.plies(score) == 0;
        check.holds(
                least <= score && score <= most && (!finished || least == most),
                () -> "the bounds are " + Words.score(least) + " and " + Words.score(most) + " but the outcome is "
                        + Words.score(score),
                "bounds hold whatever the players do, and both bounds of a finished position are its score");
    }

    /**
     * The candidates of an unfinished position.
     *
     * @param scores the score that a candidate leads to, backed up
     * @param words moves as people read them
     */
    public <M> void candidates(List<M> legal, List<M> candidates, ToIntFunction<M> scores, Function<List<M>, ?> words) {
        check.holds(
                legal.containsAll(candidates),
                () -> "the candidates " + words.apply(candidates) + " are not all among " + words.apply(legal),
                "a candidate is a legal move");
        check.holds(
                IntStream.range(0, candidates.size()).allMatch(i -> candidates.indexOf(candidates.get(i)) == i),
                () -> "the candidates are " + words.apply(candidates),
                "each move is listed once");
        OptionalInt best = candidates.stream().mapToInt(scores).max();
        check.holds(
                best.isPresent() && best.getAsInt() == score,
                () -> "the best outcome of the candidates " + words.apply(candidates) + " should be "
                        + Words.score(score) + " but is " + (best.isEmpty() ? "none" : Words.score(best.getAsInt())),
                "leave out a move only if a listed one is at least as good");
    }

    /** The candidates of an unfinished packed position. */
    public void candidates(Words<?, ?> words, long position, IntUnaryOperator scores) {
        candidates(
                PackedMoves.list(PackedMoves.legal(words.rules(), position)),
                PackedMoves.candidates(words.rules(), position),
                scores::applyAsInt,
                moves -> words.moves(position, moves));
    }

    /** Another position has the same key, and this score. */
    public void key(long key, int scoreOfOther, Supplier<String> other) {
        check.holds(
                scoreOfOther == score,
                () -> "its outcome, with key " + key + " like " + other.get() + ", should be "
                        + Words.score(scoreOfOther) + " but is " + Words.score(score),
                "a key stands for positions of one outcome, plies included");
    }
}
