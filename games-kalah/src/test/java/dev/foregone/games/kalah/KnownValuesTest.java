package dev.foregone.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Outcome;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The values of beginnings, by plain backward induction. Those for up to 4 houses are published by G. Irving, J. Donkers
 * and J. Uiterwijk, <em>Solving Kalah</em>, ICGA Journal 23 (2000); the plies, the numbers of positions and the values for
 * more houses come from a program that shares nothing with this one.
 */
class KnownValuesTest {

    private final KalahGame game = new KalahGame();
    private final Map<Long, Integer> scores = new HashMap<>();
    private final Map<Kalah, Outcome> outcomes = new HashMap<>();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2x1 | WIN in 2   | 5
            2x2 | LOSS in 5  | 17
            2x3 | LOSS in 6  | 92
            2x4 | LOSS in 3  | 127
            2x5 | WIN in 9   | 124
            2x6 | WIN in 11  | 1675
            3x1 | DRAW in 4  | 47
            3x2 | WIN in 8   | 1800
            3x3 | WIN in 12  | 15394
            3x4 | WIN in 21  | 116330
            3x5 | WIN in 16  | 451852
            4x1 | WIN in 7   | 606
            4x2 | WIN in 10  | 129809
            5x1 | DRAW in 6  | 7872
            6x1 | WIN in 13  | 117435
            """)
    void ofBeginningsAreThePublishedOnes(String beginning, String outcome, int unfinished) {
        Kalah start = game.parse(beginning);
        PackedRules<Kalah, Sow> rules = game.packedRules(start).orElseThrow();
        assertThat(Score.outcome(score(rules, rules.pack(start)))).hasToString(outcome);
        assertThat(scores).hasSize(unfinished);
    }

    @Tag("slow")
    @Test
    void ofALargerBeginningIsThePublishedOne() {
        ofBeginningsAreThePublishedOnes("3x6", "LOSS in 20", 1_170_749);
    }

    /** Each unfinished position is counted once, whoever is to move in it. */
    private int score(PackedRules<Kalah, Sow> rules, long position) {
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return terminal;
        }
        Integer known = scores.get(rules.canonical(position));
        if (known != null) {
            return known;
        }
        int[] moves = new int[rules.maxMoves(position)];
        int count = rules.legalMoves(position, moves, 0);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int below = score(rules, rules.play(position, moves[i]));
            best = Math.max(best, Score.backedUp(below, rules.movesAgain(position, moves[i])));
        }
        scores.put(rules.canonical(position), best);
        return best;
    }

    @ParameterizedTest
    @CsvSource({"1x1", "1x5", "2x1", "2x3", "2x6", "3x1", "3x2", "4x1", "5x1"})
    void areTheSameByStatesForEveryPosition(String beginning) {
        Kalah start = game.parse(beginning);
        PackedRules<Kalah, Sow> rules = game.packedRules(start).orElseThrow();
        outcome(start);
        assertThat(outcomes).isNotEmpty().allSatisfy((state, outcome) -> {
            assertThat(Score.outcome(score(rules, rules.pack(state)))).isEqualTo(outcome);
            assertThat(rules.unpack(rules.pack(state))).isEqualTo(state);
            state.legalMoves()
                    .forEach(sow -> assertThat(rules.movesAgain(rules.pack(state), sow.house()))
                            .isEqualTo(state.movesAgain(sow)));
        });
    }

    private Outcome outcome(Kalah state) {
        Outcome known = outcomes.get(state);
        if (known != null) {
            return known;
        }
        Outcome outcome = state.terminalValue()
                .map(Outcome::finished)
                .orElseGet(() -> state.legalMoves().stream()
                        .map(sow -> outcome(state.play(sow)).backedUp(state.movesAgain(sow)))
                        .max(Comparator.naturalOrder())
                        .orElseThrow());
        outcomes.put(state, outcome);
        return outcome;
    }
}
