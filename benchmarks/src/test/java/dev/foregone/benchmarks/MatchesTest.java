package dev.foregone.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.benchmarks.yardstick.DraughtsBoard;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.benchmarks.yardstick.TextbookUct;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.spi.PackedRules;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
                "breakthrough8 --against depth2 --strength expert",
                "reversi --against greedy",
                "breakthrough6 --against strength:novice --strength casual",
                "reversi --against uct --evaluation --threads 2",
                "draughts --against itself --evaluation",
                "hex7 --against random",
                "morris --against greedy --evaluation",
                "amazons6 --against deepening --evaluation",
                "amazons8 --against depth1",
                "connectfour --against uct",
                "amazons5x6 --against uct",
                "dobutsu --against deepening",
                "kalah6x4 --against uct"
            })
    void aMatchGoesToItsEnd(String arguments) {
        StringWriter out = new StringWriter();
        int status = new CommandLine(new Matches())
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

    @Test
    void inPositionsAMatchIsTheSameOnEveryMachine() {
        String arguments =
                "breakthrough6 --against deepening --evaluation --positions 300 --their-positions 900 --openings 2";
        String once = played(arguments);
        assertThat(once).contains("300 positions against 900").contains(" of 4 points");
        assertThat(played(arguments)).isEqualTo(once);
        assertThat(played(arguments + " --by deepening")).contains("deepening against deepening");
    }

    /** What a match says but for its times. */
    private static String played(String arguments) {
        StringWriter out = new StringWriter();
        assertThat(new CommandLine(new Matches()).setOut(new PrintWriter(out)).execute(arguments.split(" ")))
                .isZero();
        return out.toString().lines().limit(2).collect(Collectors.joining("\n"));
    }

    @Test
    void aCasualPlayerDoesNotLoseToRandomMovesWhereThereAreMany() {
        assertThat(played("hex7 --against random --strength casual --positions 1000000 --openings 10"))
                .contains("won 20, drawn 0, lost 0");
    }

    @Test
    void nobodyElsePlaysInTheLibrarysPlace() {
        StringWriter err = new StringWriter();
        int status = new CommandLine(new Matches()).setErr(new PrintWriter(err)).execute("reversi", "--by", "nobody");
        assertThat(status).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains("the library or deepening");
    }

    @ParameterizedTest
    @CsvSource({
        "chess, deepening, a game is one of",
        "reversi, depth0, depth1 to depth99",
        "reversi, nobody, itself or a strength",
        "reversi, strength:nobody, accepted: beginner"
    })
    void whatThereIsNotIsRefused(String game, String against, String says) {
        StringWriter err = new StringWriter();
        int status = new CommandLine(new Matches()).setErr(new PrintWriter(err)).execute(game, "--against", against);
        assertThat(status).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains(says);
    }

    @Test
    void eachStrengthPlaysAgainstTheOneBelow() {
        StringWriter out = new StringWriter();
        int status = new CommandLine(new Ladder())
                .setOut(new PrintWriter(out))
                .execute("connectfour", "kalah6x4", "--openings", "1", "--to", "casual");
        assertThat(status).isZero();
        assertThat(out.toString().lines())
                .hasSize(6)
                .allMatch(line -> line.matches("\\w+: \\w+ against \\w+: \\d\\.\\d of 2 points, .*"));
        assertThat(new CommandLine(new Ladder()).setErr(new PrintWriter(out)).execute("chess"))
                .isEqualTo(CommandLine.ExitCode.USAGE);
    }

    @Test
    void aScoreSaysWithinWhatItIs() {
        MatchScore score = new MatchScore();
        for (int game = 0; game < 100; game++) {
            score.add(game < 60 ? 1 : game < 70 ? 0 : -1);
        }
        assertThat(score.points()).isEqualTo(65);
        assertThat(score.atLeast()).isCloseTo(0.5525, within(0.0001)); // Wilson's interval for 65 of 100
        assertThat(score.atMost()).isCloseTo(0.7364, within(0.0001));
        assertThat(score).hasToString("65.0 of 100 points, 65 % (95 %: 55 to 74); won 60, drawn 10, lost 30");
    }

    @Test
    void aBoardOverPackedRulesTakesMovesBack() {
        RulesBoard board = (RulesBoard) Arena.of("kalah6x4", true).newBoard().get();
        Random random = new Random(4);
        Deque<String> line = new ArrayDeque<>();
        while (!board.isOver()) {
            line.addLast(board + " " + board.moves() + board.score());
            board.make(board.moves().get(random.nextInt(board.moves().size())));
        }
        assertThat(line).hasSizeGreaterThan(16); // room for which is made
        while (!line.isEmpty()) {
            board.undo();
            assertThat(board + " " + board.moves() + board.score()).isEqualTo(line.removeLast());
        }
    }

    /** The rules of this repository know nothing of the boards. */
    @ParameterizedTest
    @ValueSource(strings = {"connectfour", "amazons5x6", "morris9", "dobutsu", "kalah6x4"})
    void theMovesAreThoseOfTheLibrary(String id) {
        check(Arena.of(id, true));
    }

    private static <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> void check(
            Arena<S, M, B> arena) {
        for (long seed = 1; seed <= 30; seed++) {
            Random random = new Random(seed);
            S state = arena.start();
            B board = arena.newBoard().get();
            for (int ply = 0; ply < 120 && !board.isOver(); ply++) {
                assertThat(board.moves().stream().map(board::notation))
                        .containsExactlyInAnyOrderElementsOf(
                                state.legalMoves().stream().map(M::toString).toList());
                M move =
                        state.legalMoves().get(random.nextInt(state.legalMoves().size()));
                board.make(board.moves().stream()
                        .filter(each -> board.notation(each).equals(move.toString()))
                        .findFirst()
                        .orElseThrow());
                state = state.play(move);
                assertThat(state.terminalValue().isPresent()).isEqualTo(board.isOver());
            }
            if (board.isOver()) {
                int result = board.isFirstToMove() ? board.result() : -board.result();
                assertThat(state.terminalValue().orElseThrow())
                        .isEqualTo(result == 0 ? GameValue.DRAW : result > 0 ? GameValue.WIN : GameValue.LOSS);
            }
        }
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
}
