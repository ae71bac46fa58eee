package dev.foregone.games.dodgem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Outcome;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.PredecessorsCheck;
import dev.foregone.testkit.RandomWalks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every position of a board, by the packed rules. */
class WholeBoardTest {

    private final DodgemGame game = new DodgemGame();

    @ParameterizedTest
    @CsvSource({"2,15", "3,1963"})
    void predecessorsAreTheMovesTakenBack(int size, int positions) {
        PackedRules<Dodgem, Drive> rules = rules(size);
        assertThat(new PredecessorsCheck<>(rules).checkAllFrom(rules.pack(Dodgem.start(size))))
                .isEqualTo(positions);
    }

    @Tag("slow")
    @Test
    void predecessorsOnFourByFourAreTheMovesTakenBack() {
        predecessorsAreTheMovesTakenBack(4, 393_900);
    }

    @Test
    void predecessorsOnFiveByFiveAreTheMovesTakenBack() {
        PackedRules<Dodgem, Drive> rules = rules(5);
        PredecessorsCheck<Dodgem, Drive> check = new PredecessorsCheck<>(rules);
        RandomWalks.walks(Dodgem.start(5), 5, 200, 300)
                .forEach(walk -> walk.states().forEach(state -> check.check(rules.pack(state))));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3 | WIN in 19     | 21
            4 | DRAW, endless | 42
            """)
    void theBeginningHasItsKnownOutcome(int size, String outcome, int longest) {
        PackedRules<Dodgem, Drive> rules = rules(size);
        Map<Long, Integer> scores = scores(rules, rules.pack(Dodgem.start(size)));
        assertThat(outcome(scores, rules.pack(Dodgem.start(size)))).hasToString(outcome);
        assertThat(scores.values().stream().mapToInt(Score::plies).max()).hasValue(longest);
        scores.forEach((position, score) -> {
            long canonical = rules.canonical(position);
            assertThat(game.canonical(rules.unpack(position))).isEqualTo(rules.unpack(canonical));
            assertThat(scores.getOrDefault(canonical, score)).isEqualTo(score);
        });
    }

    private static Outcome outcome(Map<Long, Integer> scores, long position) {
        return Score.outcome(scores.getOrDefault(position, Score.ENDLESS_DRAW));
    }

    private PackedRules<Dodgem, Drive> rules(int size) {
        return game.packedRules(Dodgem.start(size)).orElseThrow();
    }

    /** The positions that are won or lost, found in as many rounds over all positions as the longest of them has plies. */
    private static Map<Long, Integer> scores(PackedRules<Dodgem, Drive> rules, long start) {
        Map<Long, long[]> open = new HashMap<>();
        Map<Long, Integer> scores = new HashMap<>();
        List<Long> waiting = new ArrayList<>(List.of(start));
        for (int i = 0; i < waiting.size(); i++) {
            long position = waiting.get(i);
            int terminal = rules.terminal(position);
            if (terminal != Score.ONGOING) {
                scores.put(position, terminal);
            } else if (open.putIfAbsent(position, children(rules, position)) == null) {
                Arrays.stream(children(rules, position))
                        .filter(child -> !open.containsKey(child) && !scores.containsKey(child))
                        .forEach(waiting::add);
            }
        }
        boolean found = true;
        for (int plies = 1; found; plies++) {
            Map<Long, Integer> now = new HashMap<>();
            for (Map.Entry<Long, long[]> each : open.entrySet()) {
                int score = score(scores, each.getValue());
                if (score != Score.ENDLESS_DRAW && Score.plies(score) == plies) {
                    now.put(each.getKey(), score);
                }
            }
            found = !now.isEmpty();
            scores.putAll(now);
            open.keySet().removeAll(now.keySet());
        }
        return scores;
    }

    private static long[] children(PackedRules<Dodgem, Drive> rules, long position) {
        int[] moves = new int[rules.maxMoves(position)];
        int count = rules.legalMoves(position, moves, 0);
        return Arrays.stream(moves, 0, count)
                .mapToLong(move -> rules.play(position, move))
                .toArray();
    }

    /** As far as it is known: a child that is open may yet turn out to be anything, so it counts as an endless draw. */
    private static int score(Map<Long, Integer> scores, long[] children) {
        int best = Score.WORST;
        for (long child : children) {
            best = Math.max(best, Score.backedUp(scores.getOrDefault(child, Score.ENDLESS_DRAW)));
        }
        return best;
    }
}
