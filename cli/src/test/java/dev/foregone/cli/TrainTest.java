package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.cells.Boards;
import dev.foregone.diagram.Diagram;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import dev.foregone.weights.CellSymmetry;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Shape;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code foregone train}, {@code weights} and {@code --weights} say of games and files that are not as they should be. */
class TrainTest {

    @TempDir
    private Path directory;

    private String file(String name) {
        return directory.resolve(name).toString();
    }

    private String weightsOf(String game) throws IOException {
        Weights weights = new Weights(
                new WeightsHeader(game, ".../.../...", 0, ""),
                new Patterns(
                        1,
                        new byte[] {0, 1},
                        List.of(new Shape(List.of(new int[] {0}), false)),
                        List.<CellSymmetry>of()),
                new short[4],
                0);
        Files.write(directory.resolve("some.weights"), weights.toBytes());
        return file("some.weights");
    }

    @Test
    void aGameWithoutCellsIsToldWhatToWrite() {
        Cli.Run run = Cli.real().run("train", "tictactoe", "--to", file("t.weights"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains("the game 'tictactoe' does not show its board as numbers\n  ")
                .contains("cells(position, into)");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void whatIsThereIsNotReplaced() throws IOException {
        Files.writeString(directory.resolve("letter"), "Dear");
        Cli.Run run = Cli.real().run("train", "tictactoe", "--to", file("letter"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("there is something already");
        assertThat(directory.resolve("letter")).hasContent("Dear");
    }

    @Test
    void aDirectoryThatIsMissingIsNamed() {
        Cli.Run run = Cli.real().run("train", "tictactoe", "--to", file("no/where"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("there is no directory");
    }

    @Test
    void aTrainingThatFoundNothingKeepsItsGames() {
        String file = file("a.weights");
        for (int run = 0; run < 2; run++) {
            Cli.Run found = Cli.real().run("train", "amazons", "--to", file, "--positions", "10", "--games", "1");
            assertThat(found.status()).isZero();
            assertThat(found.out())
                    .contains("so nothing is written\nits games are kept in " + file + ".work: the same command")
                    .contains(" goes on from there, with the same limits or others\n");
            assertThat(Path.of(file)).doesNotExist();
            assertThat(Path.of(file + ".work")).isNotEmptyFile();
        }
    }

    /**
     * Plays well with weights alone, so that any are accepted.
     *
     * @param engine plays well
     * @param atLast is called in the match in equal time, before the weights are written
     */
    private record Pupil(Engine engine, Runnable atLast) implements Engine {

        @Override
        public String id() {
            return "pupil";
        }

        @Override
        public Support supports(Game<?, ?> game) {
            return Support.yes();
        }

        @Override
        public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
            Solver<S, M> solver = engine.open(game);
            return new Solver<>() {
                @Override
                public Bounds prove(S state, Limits limits) {
                    return Bounds.unknown();
                }

                @Override
                public Analysis<S, M> analyze(S state, Limits limits) {
                    return solver.analyze(state, limits);
                }

                @Override
                public Advice<S, M> advise(S state, Limits limits) {
                    limits.time().ifPresent(equal -> atLast.run());
                    return options.weights().isPresent()
                            ? solver.advise(state, Limits.none().withPositions(30))
                            : Advice.of(state, Bounds.unknown());
                }

                @Override
                public long positionsVisited() {
                    return solver.positionsVisited();
                }

                @Override
                public void close() {
                    solver.close();
                }
            };
        }
    }

    private Cli.Run trained(Runnable atLast) {
        Engine pupil = new Pupil(Engines.load().get("anytime"), atLast);
        return Cli.with(Games.load(), Engines.of(pupil))
                .run("train", "amazons", "--to", file("a.weights"), "--positions", "10", "--generations", "1");
    }

    /** A full disk, say: the same command goes on from the games that were played. */
    @Test
    void gamesAreKeptUntilTheWeightsAreWritten() throws IOException {
        Path weights = directory.resolve("a.weights");
        Path work = directory.resolve("a.weights.work");
        Cli.Run failed = trained(() -> weights.toFile().mkdir());
        assertThat(failed.err()).contains("there is something else already");
        assertThat(failed.status()).isNotZero();
        assertThat(work).isNotEmptyFile();
        Files.delete(weights);
        Cli.Run written = trained(() -> {});
        assertThat(written.out()).contains("wrote ").doesNotContain("its games are kept");
        assertThat(written.err()).contains("that the journal keeps");
        assertThat(weights).isNotEmptyFile();
        assertThat(work).doesNotExist();
    }

    @Test
    void weightsOfAnotherGameAreRefused() throws IOException {
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--weights", weightsOf("othello"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("they are of the game 'othello', not of 'tictactoe'");
        assertThat(Cli.real().run("weights", "stats", file("some.weights")).err())
                .contains("is of the game 'othello', but there is no game 'othello'");
    }

    @Test
    void weightsOfAnotherBoardAreRefused() throws IOException {
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--weights", weightsOf("tictactoe"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("they are of a board of 1 cells, and this has 0");
    }

    @Test
    void whatHoldsNoWeightsIsRefused() throws IOException {
        Files.writeString(directory.resolve("letter"), "Dear reader");
        Cli.Run run = Cli.real().run("weights", "stats", file("letter"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("is no file of weights");
        assertThat(Cli.real().run("weights", "stats", file("missing")).err())
                .contains("there is no such file\n  accepted: a file that 'foregone train' wrote");
        assertThat(Cli.real().run("weights").err()).contains("accepted: stats");
    }

    @Test
    void statisticsDrawABoardOnceForWhatIsWorthTheSame() throws IOException {
        Game<?, ?> game = Games.load().get("amazons");
        write(game);
        Cli.Run run = Cli.real().run("weights", "stats", file("a.weights"), "--svg", file("a.svg"));
        assertThat(run.out())
                .contains(" weights for the game 'amazons', for games from \"", "  16 places of 1 cell\n")
                .contains(
                        "what a cell that holds 1 is worth to the player who begins, compared with an empty one",
                        "(+100: 2.7 times the odds of winning)",
                        "what a cell that holds 64 is worth");
        assertThat(directory.resolve("a.svg")).content().startsWith("<svg ");
        write(game, weight -> 0);
        assertThat(Cli.real().run("weights", "stats", file("a.weights")).out())
                .contains("what a cell that holds 1, or 64 is worth to the player who begins")
                .doesNotContain("what 64");
    }

    /** Nine cells of a game's board, all empty, and how many moves there are in another. */
    private record Counting<S extends GameState<S, M>, M extends Move>(Game<S, M> game)
            implements Game<S, M>, Cells<S> {

        @Override
        public String id() {
            return "counting";
        }

        @Override
        public S initialState() {
            return game.initialState();
        }

        @Override
        public Optional<Diagram> diagram(S state) {
            return game.diagram(state);
        }

        @Override
        public int cells(S state, byte[] into) {
            Arrays.fill(into, 0, 9, (byte) 0);
            into[9] = (byte) (64 + state.legalMoves().size());
            return 10;
        }
    }

    @Test
    void statisticsTellFurtherCellsFromTheBoard() throws IOException {
        Game<?, ?> game = new Counting<>(Games.load().get("tictactoe"));
        write(game, weight -> weight);
        Cli.Run run = Cli.with(Games.of(game), Engines.load()).run("weights", "stats", file("a.weights"));
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsPattern(
                        "what a cell that holds 1 \\(in further cells -?\\d+\\) is worth[^\n]*\n(( +-?\\d+){3}\n){3}");
    }

    /** A move that is judged by estimate: the places where it gains or gives up most. Without weights nothing is said of them. */
    @Test
    void reviewsSayWhy() throws IOException {
        Game<?, ?> game = Games.load().get("amazons");
        String move = write(game);
        assertThat(Cli.real()
                        .run("review", "amazons", move, "--positions", "2000", "--weights", file("a.weights"))
                        .out())
                .containsPattern("not proved  estimate: 0\\.\\d\\d lost, (gains|gives up) [a-f][1-6] 0\\.\\d\\d");
        assertThat(Cli.real()
                        .run("review", "amazons", move, "--positions", "2000")
                        .out())
                .contains("not proved  estimate: ")
                .doesNotContain("gains")
                .doesNotContain("gives up");
    }

    /** Writes weights by which a piece is worth more the later its cell; returns a move. */
    private <S extends GameState<S, M>, M extends Move> String write(Game<S, M> game) throws IOException {
        return write(game, weight -> weight % 8 < 2 ? -weight : weight % 8 < 6 ? 0 : weight);
    }

    private <S extends GameState<S, M>, M extends Move> String write(Game<S, M> game, IntUnaryOperator worth)
            throws IOException {
        S start = game.initialState();
        Boards<S, M> boards = new Boards<>(game);
        int cells = boards.cells(start).length;
        List<int[]> singles =
                IntStream.range(0, cells).mapToObj(cell -> new int[] {cell}).toList();
        Patterns patterns =
                new Patterns(cells, new byte[] {-1, 0, 1, 64}, List.of(new Shape(singles, true)), List.of());
        short[] values = new short[patterns.count()];
        for (int weight = 0; weight < values.length; weight++) {
            values[weight] = (short) worth.applyAsInt(weight);
        }
        WeightsHeader header = new WeightsHeader(game.id(), game.format(start), boards.fingerprint(start), "");
        Files.write(directory.resolve("a.weights"), new Weights(header, patterns, values, 0).toBytes());
        return start.legalMoves().get(0).toString();
    }
}
