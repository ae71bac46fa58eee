package dev.foregone.tablebase.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.ChangedCountdown;
import dev.foregone.tablebase.builder.Countdown;
import dev.foregone.tablebase.builder.Countdown.Count;
import dev.foregone.tablebase.builder.Countdown.Step;
import dev.foregone.tablebase.builder.RandomRules;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.cluster.OtherRulesException;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is built partition by partition is what is built on one machine. */
class PartitionedGeneralTest {

    /** Each form, with every threshold, with symmetry and without. */
    private static final int GAMES = Thorough.orFew(6, 3);

    @TempDir
    private Path directory;

    /** Compares everything that a tablebase says. */
    private <S extends GameState<S, M>, M extends Move> void same(
            Game<S, M> game, S root, boolean symmetry, int partitions, long seed) throws IOException {
        Path file = directory.resolve("whole.tb");
        Tablebase<S, M> expected =
                TablebaseBuilder.of(game, root).symmetry(symmetry).layers(false).build(file);
        ClusterBuild<S, M> build = new ClusterBuild<>(game, root, symmetry, partitions, directory);
        Tablebase<S, M> built =
                build.run(new UnreliableCluster(build.rules(), seed).localThreshold(localThreshold(seed)));
        assertThat(built.positions().toList()).isEqualTo(expected.positions().toList());
        assertThat(built.statistics().moves()).isEqualTo(expected.statistics().moves());
        assertThat(built.statistics().counts()).isEqualTo(expected.statistics().counts());
        assertThat(built.outcomeFingerprint(1)).isEqualTo(expected.outcomeFingerprint(1));
        assertThat(built.verify(VerificationOptions.byPlainRules()).fault()).isEmpty();
        assertThat(build.stepFiles()).isEmpty();
        build.delete();
    }

    /** Some builds send nothing off, some all, and some begin on the machine that leads them, and go on elsewhere. */
    private static long localThreshold(long seed) {
        return switch ((int) (seed % 3)) {
            case 0 -> 0;
            case 1 -> 50;
            default -> Long.MAX_VALUE;
        };
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "true, 2", "true, 3", "true, 7", "false, 1", "false, 2", "false, 3", "false, 7"})
    void randomGames(boolean alternates, int partitions) throws IOException {
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomRules game = new RandomRules(seed, alternates, seed % 2 == 0 ? Form.PACKED : Form.TAKING_BACK);
            same(game, game.initialState(), seed % 3 != 0, partitions, seed);
        }
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "true, 3", "false, 2", "false, 7"})
    void ticTacToe(boolean symmetry, int partitions) throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        same(game, game.initialState(), symmetry, partitions, partitions);
    }

    @ParameterizedTest
    @CsvSource({"true, 7", "false, 3"})
    void connectFour(boolean symmetry, int partitions) throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        same(game, game.parse("4x4:-"), symmetry, partitions, partitions);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 1", "3, 5"})
    void longGames(int most, int partitions) throws IOException {
        Countdown game = new Countdown(300, most);
        same(game, game.initialState(), true, partitions, most);
    }

    @Test
    void aMachineWithOtherRulesIsFoundOut() {
        Countdown game = new Countdown(300, 2);
        ClusterBuild<Count, Step> build = new ClusterBuild<>(game, game.initialState(), true, 2, directory);
        assertThatThrownBy(() -> build.parts(new UnreliableCluster(new Countdown.Rules(3), 1)))
                .isInstanceOf(OtherRulesException.class)
                .hasMessageContaining("other rules");
        assertThatThrownBy(() -> TablebaseBuilder.of(game, game.initialState())
                        .cluster(new UnreliableCluster(new Countdown.Rules(3), 1))
                        .build(directory.resolve("other.tb")))
                .as("the game is not to blame")
                .isInstanceOf(OtherRulesException.class)
                .hasMessageContaining("give every machine the same version");
    }

    /** Rules by which moves lead elsewhere, as soon as all positions have been found. */
    private static final class FickleRules extends ChangedCountdown.Rules implements Cluster {

        private final UnreliableCluster machine = new UnreliableCluster(this, 1);
        private int works;

        FickleRules() {
            super(3);
        }

        @Override
        public long play(long position, int move) {
            return super.play(position, move) + (works > 1 ? 1_000 : 0);
        }

        @Override
        public int parallelism() {
            return machine.parallelism();
        }

        @Override
        public <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException {
            works++;
            return machine.run(partitions, work);
        }

        @Override
        public <R extends Serializable> List<R> exchange(
                List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver)
                throws IOException {
            return machine.exchange(senders, sender, receivers, receiver);
        }
    }

    @Test
    void rulesThatContradictThemselvesAreFoundOut() {
        FickleRules rules = new FickleRules();
        ChangedCountdown game = new ChangedCountdown("fickle", new Countdown(300, 3), rules);
        ClusterBuild<Count, Step> build = new ClusterBuild<>(game, game.initialState(), true, 2, directory);
        assertThatThrownBy(() -> build.parts(rules))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("contradict themselves");
    }
}
