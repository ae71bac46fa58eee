package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.hint.HintTruth;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether the {@linkplain PackedRules#bounds bounds}, {@linkplain PackedRules#candidates candidates} and {@linkplain
 * PackedRules#key keys} of packed rules are true of every position that can be reached from one: for whole small boards, and for endings on large ones, where
 * {@link PackedContract} sees only what its walks meet. Outcomes are found by backward induction over the required
 * methods of the rules, which the contract compares with the game's states. It keeps every position it has met. For one
 * thread.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class PackedHintVerifier<S extends GameState<S, M>, M extends Move> {

    private final PackedRules<S, M> rules;
    private final Words<S, M> words;
    private final Map<Long, Integer> scores = new HashMap<>();
    private final Map<Long, Long> firstOfKey = new HashMap<>();

    /**
     * A proof that has seen nothing yet.
     *
     * @param rules the rules, of a game whose lines of play all end
     */
    public PackedHintVerifier(PackedRules<S, M> rules) {
        this.rules = rules;
        words = new Words<>(rules);
    }

    /**
     * Checks a position and all that can be reached from it, but for those that have been checked before.
     *
     * @param position a packed position
     * @throws AssertionError if a hint is not true of one of them; the message says which
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
            score = Arrays.stream(PackedMoves.legal(rules, position))
                    .map(move -> backedUp(position, move))
                    .max()
                    .orElseThrow();
            HintTruth truth = truth(position, score);
            truth.candidates(words, position, move -> backedUp(position, move));
            checkKey(truth, position, rules.key(position));
            checkKey(truth, position, rules.key(rules.canonical(position))); // an engine asks for either
        }
        truth(position, score).bounds(rules.bounds(position));
        scores.put(position, score);
        return score;
    }

    private int backedUp(long position, int move) {
        return Score.backedUp(score(rules.play(position, move)), PackedMoves.again(rules, position, move));
    }

    /** Against the first position that was met with the same key. */
    private void checkKey(HintTruth truth, long position, long key) {
        Long other = firstOfKey.putIfAbsent(key, position);
        if (other != null && other != position) {
            truth.key(key, scores.getOrDefault(other, truth.score()), () -> "position " + words.position(other));
        }
    }

    private HintTruth truth(long position, int score) {
        return new HintTruth(words.at(position), score);
    }
}
