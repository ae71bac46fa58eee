package dev.foregone.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.annotations.Param;

class WorkloadsTest {

    @Test
    void everyWorkIsABenchmarkAndEveryBenchmarkAWork() {
        Stream<String> benchmarks = Stream.of(
                        names(Footstep6x6Benchmark.class, "footstep-6x6-"),
                        names(Footstep7x7Benchmark.class, "footstep-7x7-"),
                        names(TicTacToeBenchmark.class, "tictactoe-"),
                        names(ConnectFourBenchmark.class, "connectfour-"),
                        names(ReversiBenchmark.class, "reversi-"))
                .flatMap(names -> names);
        assertThat(Workloads.all().stream().map(Work::name))
                .containsExactlyElementsOf(benchmarks.toList())
                .doesNotHaveDuplicates();
    }

    private static Stream<String> names(Class<? extends WorkBenchmark> benchmark, String prefix) {
        try {
            Param values = benchmark.getField("by").getAnnotation(Param.class);
            return Arrays.stream(values.value()).map(prefix::concat);
        } catch (NoSuchFieldException missing) {
            throw new AssertionError(missing);
        }
    }

    @Test
    void anUnknownNameIsAnsweredWithThoseThereAre() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Workloads.named("chess"))
                .withMessageContaining("\"chess\"")
                .withMessageContaining("tictactoe-memo");
    }

    @Test
    void aWrongAnswerIsNoWork() {
        assertThatIllegalStateException().isThrownBy(() -> Work.check(1, 2)).withMessageContaining("2");
    }

    @Test
    void workIsDoneAgainAndAgain() {
        Work work = Workloads.named("footstep-6x6-alpha-beta");
        var prepared = work.prepare();
        assertThat(prepared.getAsLong()).isPositive().isEqualTo(prepared.getAsLong());
        assertThat(Workloads.named("tictactoe-memo").prepare().getAsLong()).isGreaterThanOrEqualTo(5_478);
        assertThat(Workloads.named("connectfour-plain").prepare().getAsLong()).isEqualTo(960_793);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 7", "4, 2401", "7, 823536"})
    void linesAreCountedThroughEitherView(int plies, long lines) {
        ConnectFourGame game = new ConnectFourGame();
        assertThat(ViewPerft.from(game, game.initialState()).lines(plies)).isEqualTo(lines);
        assertThat(ViewPerft.from(AlteredGame.plain(game), game.initialState()).lines(plies))
                .isEqualTo(lines);
    }

    @Test
    void beyondTheLongestGameTheWholeTreeIsWalked() {
        TicTacToeGame game = new TicTacToeGame();
        ViewPerft perft = ViewPerft.from(game, game.initialState());
        assertThat(perft.lines(100)).isZero();
        assertThat(perft.nodes()).isEqualTo(549_946);
    }
}
