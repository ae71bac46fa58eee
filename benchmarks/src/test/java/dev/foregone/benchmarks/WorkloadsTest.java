package dev.foregone.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.annotations.Param;

class WorkloadsTest {

    @Test
    void everyWorkIsABenchmarkAndEveryBenchmarkAWork() throws NoSuchFieldException {
        Param benchmarks = WorkBenchmark.class.getField("by").getAnnotation(Param.class);
        assertThat(Workloads.all().stream().map(Workload::name))
                .containsExactly(benchmarks.value())
                .doesNotHaveDuplicates();
    }

    @Test
    void anUnknownNameIsAnsweredWithThoseThereAre() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Workloads.named("chess"))
                .withMessageContaining("\"chess\"")
                .withMessageContaining("footstep-6x6-memo");
    }

    @Test
    void aWrongAnswerIsNoWork() {
        assertThatIllegalStateException().isThrownBy(() -> Workload.check(1, 2)).withMessageContaining("2");
    }

    @Test
    void workIsDoneAgainAndAgain() {
        Workload work = Workloads.named("footstep-6x6-alpha-beta");
        var prepared = work.prepare();
        assertThat(prepared.getAsLong()).isPositive().isEqualTo(prepared.getAsLong());
        assertThat(Workloads.named("footstep-6x6-unhinted").prepare().getAsLong())
                .isEqualTo(103_940);
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
