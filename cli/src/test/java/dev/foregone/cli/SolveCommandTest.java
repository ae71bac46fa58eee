package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveCommandTest {

    private static final String EXAMPLE = "[[1,1,1],[1,1,1],[1,1,1]] [1,0] [1,2]";

    @Test
    void theWholeAnswer() {
        Cli.Run run = Cli.real().run("solve", "footstep", EXAMPLE);
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).matches("""
                  0 1 2
                0 \\. \\. \\.
                1 A \\. B
                2 \\. \\. \\.

                WIN in 5: the player to move, A, wins in 5 plies

                moves
                  1,1  WIN in 5   best, the only move
                  0,0  LOSS in 6
                  2,0  LOSS in 6

                2 of 3 moves lose value: a random player errs with a chance of 67 %

                best line
                  1,1 0,2 0,1 0,1 0,0

                memo visited \\d+ positions in \\d+ ms
                """);
    }

    @Test
    void theLineWithBoards() {
        assertThat(Cli.real()
                        .run("solve", "tictactoe", "xxo/oox/x..", "--line", "boards")
                        .out())
                .contains("""
                best line
                1. o plays 2,1
                x x o
                o o x
                x o .

                2. x plays 2,2
                x x o
                o o x
                x o x
                """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            footstep  | [[1,1,1],[1,0,1],[1,1,1]] [1,0] [1,2] | LOSS in 4: the player to move, A, loses in 4 plies
            footstep  | [[1,1,1,1,1]] [0,0] [0,4] | LOSS in 4: the player to move, A, loses in 4 plies
            footstep  | [[1]] [0,0] [0,0] | LOSS in 0: the game is over: the player to move, A, has lost
            footstep  | 11111/11111/11111/11111/11111 0,0 4,4 | WIN in 21: the player to move, A, wins in 21 plies
            tictactoe | .../.../... | DRAW in 9: neither side wins; with best play the game is drawn in 9 plies
            tictactoe | xx./oo./... | WIN in 1: the player to move, x, wins in 1 ply
            tictactoe | xxo/oox/xox | DRAW in 0: the game is over: it is a draw
            """)
    void theOutcomeInWords(String game, String position, String words) {
        assertThat(Cli.real().run("solve", game, position).out()).contains("\n" + words + "\n");
    }

    @ParameterizedTest
    @CsvSource({"minimax", "alpha-beta", "memo"})
    void everyEngineGivesTheSameAnswer(String engine) {
        Cli.Run run = Cli.real().run("solve", "footstep", EXAMPLE, "--engine", engine);
        assertThat(run.out())
                .contains("WIN in 5")
                .contains("\n  1,1 0,2 0,1 0,1 0,0\n")
                .contains(engine + " visited");
    }

    @Test
    void aPositionMayBeSeveralArguments() {
        assertThat(Cli.real()
                        .run("solve", "footstep", "111/111/111", "1,0", "1,2", "A")
                        .out())
                .contains("WIN in 5:");
    }

    @Test
    void aGameThatNamesNobodyIsAnsweredWithoutNames() {
        Cli pile = Cli.with(Games.of(new Pile()), Engines.load());
        assertThat(pile.run("solve", "pile").out()).contains("WIN in 3: the player to move wins in 3 plies");
        assertThat(pile.run("solve", "pile", "--line=boards").out()).contains("1. 1\n3\n");
    }

    @Test
    void anEndlessDrawHasNoLine() {
        Cli.Run run = Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(options -> {})))
                .run("solve", "pile");
        assertThat(run.out())
                .contains("DRAW, endless: neither side wins; with best play the game never ends")
                .contains("none: the draw never ends");
    }

    @Test
    void coloursAreForThoseWhoWantThem() {
        assertThat(Cli.real().coloured().run("solve", "footstep", EXAMPLE).out())
                .contains("\u001b[32mWIN in 5")
                .contains("\u001b[31mLOSS in 6");
        assertThat(Cli.real().coloured().run("solve", "tictactoe").out()).contains("\u001b[33mDRAW in 9");
        assertThat(Cli.real().run("solve", "footstep", EXAMPLE).out()).doesNotContain("\u001b");
    }

    @Test
    void aLimitThatIsHitTellsWhatWasProved() {
        Cli.Run run = Cli.real().run("solve", "connectfour", "7x7:-", "--positions", "1000", "--proof-only");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out())
                .contains("stopped: the limit of 1000 positions was reached")
                .containsPattern("proved for the player to move: no win or loss within \\d+ plies")
                .contains("memo visited 1,000 positions");
    }

    @Test
    void aTimeLimitIsKept() {
        long start = System.nanoTime();
        Cli.Run run = Cli.real().run("solve", "connectfour", "-", "--time", "100ms");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out()).contains("stopped: the time limit of 100 ms was reached");
        assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
    }

    @Test
    void aLimitForTheOutcomeButNotForTheMovesStillTellsTheOutcome() {
        Cli.Run run = Cli.real().run("solve", "footstep", EXAMPLE, "--engine=minimax", "--positions", "120");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out()).contains("proved, but not for every move:\nWIN in 5: the player to move, A,");
    }

    @Test
    void limitsThatAreNotHitChangeNothing() {
        String[] limited = {"solve", "footstep", EXAMPLE, "--positions", "100000", "--time", "1h"};
        Cli.Run run = Cli.real().run(limited);
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("1,1  WIN in 5   best");
    }

    @Test
    void anEngineThatFailsIsNamed() {
        Cli.Run run = Cli.with(Games.of(new Pile()), Engines.of(Fakes.broken())).run("solve", "pile");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).contains("the engine 'broken' failed").contains("a screw is loose");
        assertThat(run.err()).doesNotContain("    at ");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void verboseShowsWhereAFailureCameFrom() {
        Cli broken = Cli.with(Games.of(new Pile()), Engines.of(Fakes.broken()));
        assertThat(broken.run("solve", "pile", "--verbose").err()).containsPattern("    at \\S*dev.foregone.cli.Fakes");
    }

    @Test
    void aGameThatFailsIsNamed() {
        Cli broken = Cli.with(Games.of(new Fakes.BrokenGame()), Engines.load());
        for (String[] command : new String[][] {{"solve", "broken-game"}, {"solve", "broken-game", "3"}}) {
            Cli.Run run = broken.run(command);
            assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(run.err()).contains("the game 'broken-game' failed").doesNotContain("    at ");
            assertThat(run.out()).isEmpty();
        }
    }

    @Test
    void theValueAloneHasNoPliesAndNoMoves() {
        for (String position : new String[] {"1,1", "1,1 0,2"}) {
            Cli.Run run = Cli.real().run("solve", "footstep", EXAMPLE, "--after", position, "--value-only");
            assertThat(run.status()).isZero();
            assertThat(run.out())
                    .doesNotContain("plies")
                    .doesNotContain("moves")
                    .doesNotContain("best line");
            assertThat(run.out())
                    .contains(
                            position.equals("1,1")
                                    ? "LOSS: the player to move, B, loses\n"
                                    : "WIN: the player to move, A, wins\n");
        }
        assertThat(Cli.real().run("solve", "tictactoe", "--value-only").out())
                .contains("DRAW: neither side wins with best play\n");
        assertThat(Cli.real()
                        .run("solve", "tictactoe", "xxx/oo./...", "--value-only")
                        .out())
                .contains("LOSS: the game is over: the player to move, o, has lost\n");
    }

    @Test
    void aSearchForTheValueAloneMayBeStoppedToo() {
        Cli.Run run = Cli.real().run("solve", "connectfour", "7x7:-", "--value-only", "--positions=1000", "--time=1h");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out())
                .contains("stopped: the limit of 1000 positions or the time limit of 1 h was reached\n")
                .contains("proved for the player to move: ");
    }

    @Test
    void aGameThatDoesNotFitIsNoReasonToRefuseAMateInOne() {
        Cli.Run run = Cli.real().run("solve", "endings", "8/8/8/8/8/8/n1K5/k1N5 w", "--memory", "16MB");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out())
                .contains("does not fit", "allow more memory")
                .contains("WIN in 1: the player to move, White, wins in 1 ply", "best is c1b3: WIN in 1");
    }

    /** The clocks of a FEN: the outcome knows no draw by fifty moves. */
    @Test
    void whatAPositionHasBehindItsNotationIsSaidNotToCount() {
        String fen = "8/8/8/8/8/2k5/8/K6q w";
        assertThat(Cli.real()
                        .run("solve", "endings", fen + "  - -  95 120", "--value-only")
                        .out())
                .startsWith("read as " + fen + "; what follows does not count: - - 95 120\n8 .");
        assertThat(Cli.real().run("solve", "endings", fen, "--value-only").out())
                .startsWith("8 .");
        assertThat(Cli.real().run("solve", "footstep", "[[1,1,1]] [0,0] [0,2]").out())
                .startsWith("  0 1 2\n");
    }
}
