package dev.foregone.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bounds and candidates held against the outcomes of whole small boards, and of endings on large ones. */
class HintsTest {

    private static final int ENDINGS = 40;

    private final ConnectFourGame game = new ConnectFourGame();
    private final Map<Long, Integer> scores = new HashMap<>();

    @ParameterizedTest
    @CsvSource({"4x4", "4x3", "5x3", "3x4", "3x5", "6x2", "1x8", "2x7"})
    void holdOnEveryPositionOfASmallBoard(String size) {
        check(game.parse(size + ":-"));
    }

    @ParameterizedTest
    @CsvSource({"7x6,16", "6x6,16", "8x5,15", "6x7,16", "5x8,16", "9x4,14", "4x9,17", "7x5,16", "8x7,14", "4x15,16"})
    void holdInEndings(String size, int left) {
        Random random = new Random(size.hashCode());
        for (int found = 0; found < ENDINGS; ) {
            ConnectFour state = game.parse(size + ":-");
            while (state.terminalValue().isEmpty() && free(state) > left) {
                List<Drop> drops = state.legalMoves();
                state = state.play(drops.get(random.nextInt(drops.size())));
            }
            if (state.terminalValue().isEmpty()) {
                check(state);
                scores.clear();
                found++;
            }
        }
    }

    private static int free(ConnectFour state) {
        return state.shape().cells() - Long.bitCount(state.stones());
    }

    private void check(ConnectFour state) {
        PackedRules<ConnectFour, Drop> rules = game.packedRules(state).orElseThrow();
        score(rules, rules.pack(state));
        scores.forEach((position, score) -> check(rules, position, score));
    }

    private void check(PackedRules<ConnectFour, Drop> rules, long position, int score) {
        long bounds = rules.bounds(position);
        if (Score.atLeast(bounds) > score || Score.atMost(bounds) < score) {
            throw new AssertionError("%s is %s, but its bounds are %s and %s"
                    .formatted(
                            rules.unpack(position),
                            Score.outcome(score),
                            Score.outcome(Score.atLeast(bounds)),
                            Score.outcome(Score.atMost(bounds))));
        }
        if (rules.terminal(position) == Score.ONGOING) {
            int[] moves = new int[rules.maxMoves(position)];
            int count = rules.candidates(position, moves, 0);
            int best = best(rules, position, Arrays.copyOf(moves, count));
            assertThat(best)
                    .as("the best candidate in %s", rules.unpack(position))
                    .isEqualTo(score);
        }
    }

    /** Backward induction by the rules alone. */
    private int score(PackedRules<ConnectFour, Drop> rules, long position) {
        Integer known = scores.get(position);
        if (known != null) {
            return known;
        }
        int score = rules.terminal(position);
        if (score == Score.ONGOING) {
            int[] moves = new int[rules.maxMoves(position)];
            int count = rules.legalMoves(position, moves, 0);
            score = best(rules, position, Arrays.copyOf(moves, count));
        }
        scores.put(position, score);
        return score;
    }

    private int best(PackedRules<ConnectFour, Drop> rules, long position, int[] moves) {
        return Arrays.stream(moves)
                .map(move -> Score.backedUp(score(rules, rules.play(position, move))))
                .max()
                .orElseThrow();
    }
}
