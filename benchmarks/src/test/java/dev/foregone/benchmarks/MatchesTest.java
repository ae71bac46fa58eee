package dev.foregone.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.benchmarks.yardstick.DraughtsBoard;
import dev.foregone.benchmarks.yardstick.ReversiBoard;
import dev.foregone.benchmarks.yardstick.TextbookUct;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.spi.PackedRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchesTest {

    private static final Duration SHORT = Duration.ofMillis(2);

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aMatchOfReversiGoesToItsEnd(boolean evaluates) {
        Match<ReversiBoard> match = new Match<>(MatchGame.reversi(true, evaluates), SHORT);
        match.play(new ReversiBoard(), true, Match.greedy(new Random(1)));
        match.play(new ReversiBoard(), false, Match.greedy(new Random(1)));
        assertThat(match.games()).isEqualTo(2);
        assertThat(match.points()).isBetween(0.0, 2.0);
        assertThat(match.replies()).isPositive();
        assertThat(match.replyMillis(1)).isGreaterThanOrEqualTo(match.replyMillis(0.5));
    }

    @Test
    void aMatchOfDraughtsGoesToItsEnd() {
        Match<DraughtsBoard> match = new Match<>(MatchGame.draughts(true), SHORT);
        TextbookUct<DraughtsBoard> uct = new TextbookUct<>(1);
        long[] playouts = {0};
        match.play(new DraughtsBoard(), true, board -> {
            playouts[0] = uct.playouts();
            return uct.choose(board, () -> uct.playouts() >= playouts[0] + 2);
        });
        assertThat(match.games()).isEqualTo(1);
        // How many depends on how far a reply sees in its time.
        assertThat(match.replies()).isPositive();
        assertThat(match.points()).isBetween(0.0, 1.0);
    }

    @Test
    void aMatchOfMorrisGoesToItsEnd() {
        Match<MorrisBoard> match = new Match<>(MatchGame.morris(true), SHORT);
        match.play(MorrisBoard.empty(), true, Match.greedy(new Random(1)));
        assertThat(match.games()).isEqualTo(1);
        assertThat(match.replies()).isPositive();
        assertThat(match.points()).isBetween(0.0, 1.0);
    }

    @Test
    void aBoardOfMorrisTakesMovesBack() {
        MorrisBoard board = MorrisBoard.empty();
        Random random = new Random(2);
        List<String> line = new ArrayList<>();
        for (int ply = 0; ply < 200 && !board.isOver(); ply++) {
            line.add(board.toString());
            List<Integer> moves = board.moves();
            board.make(moves.get(random.nextInt(moves.size())));
        }
        assertThat(line).hasSizeGreaterThan(18);
        while (!line.isEmpty()) {
            board.undo();
            assertThat(board).hasToString(line.remove(line.size() - 1));
        }
        assertThat(board.isFirstToMove()).isTrue();
    }

    @Test
    void whoIsGreedyTakes() {
        DraughtsBoard board = new DraughtsBoard();
        board.make(18 * 64 + 27);
        board.make(45 * 64 + 36);
        assertThat(Match.<DraughtsBoard>greedy(new Random(1)).choose(board)).isEqualTo(27 * 64 + 45);
    }

    @ParameterizedTest
    @CsvSource({"7x6:112233, 4", "7x6:121212, 1"})
    void theTextbookFindsAWinningMove(String position, String win) {
        ConnectFourGame game = new ConnectFourGame();
        ConnectFour state = game.parse(position);
        PackedRules<ConnectFour, ?> rules = game.packedRules(state).orElseThrow();
        TextbookUct<RulesBoard> uct = new TextbookUct<>(7);
        int move = uct.choose(new RulesBoard(rules, rules.pack(state), true), () -> uct.playouts() >= 2_000);
        assertThat(rules.unpackMove(rules.pack(state), move)).hasToString(win);
        assertThat(uct.playouts()).isBetween(2_000L, 2_001L);
    }

    @Test
    void estimatesAreComparedWithTheTruth() {
        Calibration calibration = new Calibration();
        calibration.add(-1, -1);
        calibration.add(0.5, 1);
        calibration.add(0.52, 0);
        calibration.add(1, 1);
        assertThat(calibration.toString().lines())
                .containsExactly(
                        "      estimate -1.00 on average:      1 moves, worth -1.00",
                        "      estimate  0.51 on average:      2 moves, worth  0.50",
                        "      estimate  1.00 on average:      1 moves, worth  1.00");
    }
}
