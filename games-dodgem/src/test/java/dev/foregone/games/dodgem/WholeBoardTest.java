package dev.foregone.games.dodgem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Outcome;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.PackedPositions;
import dev.foregone.testkit.PredecessorsCheck;
import dev.foregone.testkit.walk.Walk;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
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
        Walk.many(Dodgem.start(5), 5, 200, 300)
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

    /** The positions that are won or lost, found in as many rounds over all that are open as the longest of them has plies. */
    private static Map<Long, Integer> scores(PackedRules<Dodgem, Drive> rules, long start) {
        PackedPositions reachable = new PackedPositions(rules, LongStream.of(start), position -> position).toTheEnd();
        long[] positions = reachable.positions().toArray();
        int[][] children = Arrays.stream(positions)
                .mapToObj(position ->
                        reachable.children(position).mapToInt(reachable::number).toArray())
                .toArray(int[][]::new);
        int[] scores = Arrays.stream(positions)
                .mapToInt(position -> finished(rules.terminal(position)))
                .toArray();
        int[] open = IntStream.range(0, scores.length)
                .filter(each -> scores[each] == Score.ENDLESS_DRAW)
                .toArray();
        int before = open.length + 1;
        for (int plies = 1; open.length < before; plies++) {
            before = open.length;
            int round = plies;
            int[] now = Arrays.stream(open)
                    .map(each -> score(scores, children[each]))
                    .map(score ->
                            score != Score.ENDLESS_DRAW && Score.plies(score) == round ? score : Score.ENDLESS_DRAW)
                    .toArray();
            for (int i = 0; i < now.length; i++) {
                scores[open[i]] = now[i];
            }
            open = Arrays.stream(open)
                    .filter(each -> scores[each] == Score.ENDLESS_DRAW)
                    .toArray();
        }
        Map<Long, Integer> decided = new HashMap<>();
        for (int each = 0; each < scores.length; each++) {
            if (scores[each] != Score.ENDLESS_DRAW) {
                decided.put(positions[each], scores[each]);
            }
        }
        return decided;
    }

    private static int finished(int terminal) {
        return terminal == Score.ONGOING ? Score.ENDLESS_DRAW : terminal;
    }

    /** As far as it is known: a child that is open may yet turn out to be anything, so it counts as an endless draw. */
    private static int score(int[] scores, int[] children) {
        int best = Score.WORST;
        for (int child : children) {
            best = Math.max(best, Score.backedUp(scores[child]));
        }
        return best;
    }
}
