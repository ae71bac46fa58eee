package dev.foregone.games.amazons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Score;
import dev.foregone.testkit.PackedPositions;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The beginnings with four queens a side, against J. Song and M. Müller (<em>An Enhanced Solver for the Game of Amazons</em>,
 * IEEE Transactions on Computational Intelligence and AI in Games 7, 2015), and the positions after each turn, up to symmetry
 * and exchange of colours, against {@code smallgames} ({@code github.com/jh85/smallgames}, 2026).
 */
class BeginningTest {

    private final AmazonsGame game = new AmazonsGame();

    /** The opening of the published proof. */
    @Test
    void blackHasAsManyRepliesAsPublished() {
        Amazons start = game.parse("5x6");
        assertThat(start.play(game.parseMove(start, "B1-B4xD4")).legalMoves()).hasSize(157);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"5x4, 85", "5x5, 130 22872"})
    void positionsByTurnAreAsManyAsPublished(String size, String counts) {
        AmazonsRules rules = new AmazonsRules(game.parse(size).board());
        PackedPositions layer =
                new PackedPositions(rules, LongStream.of(rules.pack(game.parse(size))), rules::canonical);
        assertThat(layer.size()).isEqualTo(1);
        for (String count : counts.split(" ")) {
            layer = layer.next();
            assertThat(layer.size()).isEqualTo(Integer.parseInt(count));
        }
    }

    @Tag("slow")
    @Test
    void positionsAfterThreeTurnsAreAsManyAsPublished() {
        positionsByTurnAreAsManyAsPublished("5x5", "130 22872 1614937");
    }

    /** M. Müller, <em>Solving 5x5 Amazons</em> (talk, 2001). */
    @Test
    void onFourByFourTheSecondPlayerWins() {
        Amazons start = game.parse("4x4");
        AmazonsRules rules = new AmazonsRules(start.board());
        assertThat(new Winner(rules).wins(rules.pack(start))).isFalse();
    }

    /** Who wins, by trying the moves that leave the other the fewest first. */
    private static final class Winner {

        private final AmazonsRules rules;
        private final Map<Long, Boolean> known = new HashMap<>();

        Winner(AmazonsRules rules) {
            this.rules = rules;
        }

        boolean wins(long position) {
            if (rules.terminal(position) != Score.ONGOING) {
                return false;
            }
            Boolean wins = known.get(rules.canonical(position));
            if (wins == null) {
                wins = Arrays.stream(children(position)).anyMatch(child -> !wins(child));
                known.put(rules.canonical(position), wins);
            }
            return wins;
        }

        private long[] children(long position) {
            int[] moves = new int[rules.maxMoves(position)];
            int count = rules.legalMoves(position, moves, 0);
            return Arrays.stream(moves, 0, count)
                    .mapToObj(move -> rules.play(position, move))
                    .sorted(Comparator.comparingInt(this::replies))
                    .mapToLong(child -> child)
                    .toArray();
        }

        private int replies(long position) {
            return rules.legalMoves(position, new int[rules.maxMoves(position)], 0);
        }
    }
}
