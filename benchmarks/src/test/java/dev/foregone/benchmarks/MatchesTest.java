package dev.foregone.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.benchmarks.yardstick.DraughtsBoard;
import dev.foregone.benchmarks.yardstick.TextbookUct;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.spi.PackedRules;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MatchesTest {

    private static final Pattern RESULT = Pattern.compile(
            "(?s).*  ([0-9.]+) of 2 points, .* won (\\d), drawn (\\d), lost (\\d)\n  library: .*\n  other: .*");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "breakthrough6 --against deepening --evaluation",
                "breakthrough8 --against depth2 --level 0.9",
                "reversi --against greedy",
                "reversi --against uct --evaluation --threads 2",
                "draughts --against itself --evaluation",
                "morris --against greedy --evaluation",
            })
    void aMatchGoesToItsEnd(String arguments) {
        StringWriter out = new StringWriter();
        int status = Matches.commandLine()
                .setOut(new PrintWriter(out))
                .execute((arguments + " --millis 2 --openings 1").split(" "));
        assertThat(status).isZero();
        Matcher result = RESULT.matcher(out.toString());
        assertThat(result.matches()).as(out.toString()).isTrue();
        int won = Integer.parseInt(result.group(2));
        int drawn = Integer.parseInt(result.group(3));
        assertThat(won + drawn + Integer.parseInt(result.group(4))).isEqualTo(2);
        assertThat(Double.parseDouble(result.group(1))).isEqualTo(won + drawn / 2.0);
    }

    @ParameterizedTest
    @CsvSource({"chess, deepening, a game is", "reversi, depth0, depth1 to depth99", "reversi, nobody, or itself"})
    void whatThereIsNotIsRefused(String game, String against, String says) {
        StringWriter err = new StringWriter();
        int status = Matches.commandLine().setErr(new PrintWriter(err)).execute(game, "--against", against);
        assertThat(status).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains(says);
    }

    @Test
    void aScoreSaysWithinWhatItIs() {
        Score score = new Score();
        for (int game = 0; game < 100; game++) {
            score.add(game < 60 ? 1 : game < 70 ? 0 : -1);
        }
        assertThat(score.points()).isEqualTo(65);
        assertThat(score.atLeast()).isCloseTo(0.5525, within(0.0001)); // Wilson's interval for 65 of 100
        assertThat(score.atMost()).isCloseTo(0.7364, within(0.0001));
        assertThat(score).hasToString("65.0 of 100 points, 65 % (95 %: 55 to 74); won 60, drawn 10, lost 30");
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
        assertThat(Player.<Object, DraughtsBoard>greedy(1).choose("", board, 2)).isEqualTo(27 * 64 + 45);
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
