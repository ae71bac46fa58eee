package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import java.io.BufferedReader;
import java.io.Reader;
import java.io.StringWriter;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlayTest {

    @Test
    void aWholeGame() {
        Cli.Run run = Cli.real().reading("0,2\n").run("play", "tictactoe", "xx./oo./...");
        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo("""
                You are x. Type a move, or help.

                x x .
                o o .
                . . .

                x>\s
                x x x
                o o .
                . . .

                The game is over: x has won: three in a row.
                """);
    }

    @Test
    void theEngineAnswersWithTheBestMove() {
        Cli.Run run = Cli.real().reading("2,2\n").run("play", "tictactoe", "xx./oo./...");
        assertThat(run.out()).contains("o plays 1,2").endsWith("The game is over: o has won: three in a row.\n");
    }

    @Test
    void theEngineBeginsWhenThePersonIsTheOther() {
        Cli.Run run = Cli.real().run("play", "tictactoe", "xx./oo./...", "--as", "B");
        assertThat(run.out()).startsWith("You are o.").contains("x plays 0,2").endsWith("x has won: three in a row.\n");
        assertThat(Cli.real()
                        .run("play", "tictactoe", "xx./oo./...", "--as", "o")
                        .out())
                .isEqualTo(run.out());
    }

    @Test
    void anOpponentOfAStrengthIsTheSameAgainForTheSameSeed() {
        Cli.Run run = opponent("--strength=novice", "--seed=7");
        assertThat(run.out()).startsWith("Your opponent is of strength novice, seed 7.\nYou are x.");
        assertThat(opponent("--strength=Novice", "--seed=7")).isEqualTo(run);
        assertThat(opponent("--strength=novice", "--seed=8").out())
                .isNotEqualTo(run.out().replace("seed 7", "seed 8"));
        assertThat(opponent("--strength=novice").out())
                .containsPattern("^Your opponent is of strength novice, seed \\d+\\.");
        assertThat(opponent("--strength=perfect").out()).startsWith("You are x.");
    }

    @Test
    void anotherStrengthIsRefused() {
        Cli.Run unknown = opponent("--strength=godlike");
        assertThat(unknown.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(unknown.err()).contains("\"godlike\" is not a strength\n  accepted: beginner, ");
    }

    private static Cli.Run opponent(String... options) {
        String[] line = Stream.concat(Stream.of("play", "tictactoe"), Stream.of(options))
                .toArray(String[]::new);
        return Cli.real().reading("1,1\n0,1\n1,0\n").run(line);
    }

    /** Of four replies that draw in 8, x errs with 0, 1, 3 and 3 of 7 moves after them: counted by a solver of its own. */
    @Test
    void perfectPlayLeavesTheLikeliestError() {
        Cli.Run run = Cli.real().reading("2,1\n").run("play", "tictactoe");
        assertThat(run.out()).contains("o plays 2,0");
    }

    @Test
    void aWrongPositionAndASeedWithoutAStrengthAreRefused() {
        Cli.Run position = Cli.real().run("play", "tictactoe", "xxx/xxx/xxx", "--strength=novice");
        assertThat(position.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(position.out()).isEmpty();
        Cli.Run seed = Cli.real().run("play", "tictactoe", "--seed=7");
        assertThat(seed.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(seed.err()).contains("--seed is for an opponent that errs");
        assertThat(Cli.real()
                        .run("play", "tictactoe", "--strength=novice", "--seed=x")
                        .err())
                .contains("\"x\" is not a whole number such as 7");
    }

    @Test
    void hintUndoMovesAndHelp() {
        Cli.Run run =
                Cli.real().reading("undo\nhint\nmoves\nHELP\n1,1\nundo\nquit\n").run("play", "tictactoe");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("There is no move of yours to take back.")
                .contains("best is 0,0: DRAW in 9")
                .contains("legal moves: 0,0 0,1 0,2 1,0 1,1 1,2 2,0 2,1 2,2")
                .contains("take back your last move")
                .endsWith("o plays 0,0\n\no . .\n. x .\n. . .\n\nx> \n. . .\n. . .\n. . .\n\nx> ");
    }

    @Test
    void wrongInputIsAnsweredWithTheLegalMoves() {
        Cli.Run run = Cli.real().reading("castle\n\n0,0\n").run("play", "tictactoe", "xx./oo./...");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("\"castle\" is no legal move.\nlegal moves: 0,2 1,2 2,0 2,1 2,2\nx> ");
        assertThat(run.out())
                .contains("x> Type a move, or moves for a list of them, or help.\nx> \"0,0\" is no legal move.");
    }

    @Test
    void theEndOfTheInputEndsTheGame() {
        Cli.Run run = Cli.real().run("play", "footstep", "111/111/111 1,0 1,2 B");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("You are B.").endsWith("B> \n");
    }

    @Test
    void aFinishedPositionIsOverAtOnce() {
        assertThat(Cli.real().run("play", "tictactoe", "xxo/oox/xox").out())
                .endsWith("The game is over: it is a draw: the board is full.\n");
    }

    @Test
    void aGameThatDoesNotTellWhoIsToMoveIsPlayedInTurn() {
        Cli pile = Cli.with(Games.of(new Pile()), Engines.load());
        Cli.Run run = pile.reading("1\n1\n").run("play", "pile", "--as=a");
        assertThat(run.out()).startsWith("You are A.").contains("B plays 1").doesNotContain("no legal move");
    }

    @Test
    void aPluginThatFailsEndsTheGameClearly() {
        Cli cli = Cli.with(Games.of(new Pile()), Engines.of(Fakes.broken())).reading("1\n");
        Cli.Run run = cli.run("play", "pile");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).contains("the engine 'broken' failed");
    }

    @Test
    void theBoardIsShownBeforeTheEngineThinks() {
        StringWriter out = new StringWriter();
        StringWriter seen = new StringWriter();
        Engine thinker = Fakes.endless(options -> seen.write(out.toString()));
        int status = Cli.with(Games.of(new Pile()), Engines.of(thinker))
                .run(new BufferedReader(Reader.nullReader()), out, new StringWriter(), "play", "pile", "--as=B");
        assertThat(status).isZero();
        assertThat(seen.toString()).contains("You are B.").contains("4");
    }

    @Test
    void aPlayerWhoMovesAgainIsAskedAgain() {
        Cli cli = Cli.with(Games.of(new TwoEach()), Engines.load()).reading("1\n1\nundo\nmoves\n");
        Cli.Run run = cli.run("play", "two-each");
        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo("""
                You are A. Type a move, or help.

                7

                A>\s
                6

                A>\s
                5

                B plays 1

                4

                B plays 1

                3

                A>\s
                6

                A> legal moves: 1
                A>\s
                """);
    }
}
