package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether the {@linkplain PackedRules#bounds bounds}, {@linkplain PackedRules#candidates candidates} and {@linkplain
 * PackedRules#key keys} of packed rules are true of every position that can be reached from one: for whole small boards, and for endings on large ones, where
 * {@link PackedContract} sees only what its walks meet. Outcomes are found by backward induction over the required
 * methods of the rules, which the contract holds against the game's states. It keeps every position it has met. For one
 * thread.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class PackedHintVerifier<S extends GameState<S, M>, M extends Move> {

    private final PackedRules<S, M> rules;
    private final Map<Long, Integer> scores = new HashMap<>();
    private final Map<Long, Long> firstOfKey = new HashMap<>();

    /**
     * A proof that has seen nothing yet.
     *
     * @param rules the rules, of a game whose lines of play all end
     */
    public PackedHintVerifier(PackedRules<S, M> rules) {
        this.rules = rules;
    }

    /**
     * Checks a position and all that can be reached from it, but for those that have been checked before.
     *
     * @param position a packed position
     * @throws AssertionError if a hint is not true of one of them; the message tells which
     */
    public void check(long position) {
        score(position);
    }

    /**
     * How many positions have been checked so far.
     *
     * @return their number, each counted once
     */
    public int checked() {
        return scores.size();
    }

    private int score(long position) {
        Integer known = scores.get(position);
        if (known != null) {
            return known;
        }
        int score = rules.terminal(position);
        if (score == Score.ONGOING) {
            int[] moves = new int[rules.maxMoves(position)];
            score = best(position, moves, rules.legalMoves(position, moves, 0));
            checkCandidates(position, moves, score);
            checkKey(position, score);
        }
        checkBounds(position, score);
        scores.put(position, score);
        return score;
    }

    private int best(long position, int[] moves, int count) {
        return Arrays.stream(moves, 0, count)
                .map(move -> Score.backedUp(score(rules.play(position, move)), movesAgain(position, move)))
                .max()
                .orElseThrow();
    }

    private boolean movesAgain(long position, int move) {
        return !rules.alternates() && rules.movesAgain(position, move);
    }

    private void checkCandidates(long position, int[] moves, int score) {
        int best = best(position, moves, rules.candidates(position, moves, 0));
        if (best != score) {
            at(position)
                    .equal(
                            Score.outcome(score),
                            Score.outcome(best),
                            "the best outcome of the candidates",
                            "leave out a move only if a listed one is at least as good");
        }
    }

    /** Against the first position that was met with the same key; an engine asks for the key of the canonical one too. */
    private void checkKey(long position, int score) {
        checkKey(position, score, rules.key(position));
        checkKey(position, score, rules.key(rules.canonical(position)));
    }

    private void checkKey(long position, int score, long key) {
        Long other = firstOfKey.putIfAbsent(key, position);
        if (other == null || other == position) {
            return;
        }
        int known = scores.getOrDefault(other, score);
        if (known != score) {
            at(position)
                    .equal(
                            Score.outcome(known),
                            Score.outcome(score),
                            "its outcome, with key " + key + " like position " + rules.unpack(other) + ",",
                            "a key stands for positions of one outcome, plies included");
        }
    }

    private void checkBounds(long position, int score) {
        long bounds = rules.bounds(position);
        int atLeast = Score.atLeast(bounds);
        int atMost = Score.atMost(bounds);
        if (score < atLeast || atMost < score) {
            at(position)
                    .holds(
                            false,
                            "the bounds are " + Score.outcome(atLeast) + " and " + Score.outcome(atMost)
                                    + " but the outcome is " + Score.outcome(score),
                            "bounds hold whatever the players do");
        }
    }

    /** To be asked only where something is wrong: to write a position takes longer than to check it. */
    private Check at(long position) {
        return new Check("position " + rules.unpack(position));
    }
}
