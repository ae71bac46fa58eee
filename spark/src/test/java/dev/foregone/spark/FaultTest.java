package dev.foregone.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.StoppedException;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.cluster.OtherRulesException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What goes wrong on a cluster")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FaultTest {

    @TempDir
    Path directory;

    private SparkSession session;

    @BeforeAll
    void open() {
        session = Sessions.threads();
    }

    @AfterAll
    void close() throws IOException {
        session.close();
    }

    /** Cannot be sent, or not be read again. */
    private static final class Unportable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @SuppressWarnings("serial") // This is what the test is about.
        private final Object nowhere = new Object();

        Unportable() {
            super(UnevenGame.MESSAGE);
        }

        @Override
        public String toString() {
            return nowhere.getClass() + UnevenGame.MESSAGE;
        }
    }

    /** Cannot be read again. */
    private static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable() {
            super(UnevenGame.MESSAGE);
        }

        private void readObject(ObjectInputStream in) {
            throw new UnsupportedOperationException("not here");
        }
    }

    static Stream<Supplier<Throwable>> faults() {
        return Stream.of(
                () -> new ArithmeticException(UnevenGame.MESSAGE),
                () -> new Exception(UnevenGame.MESSAGE),
                () -> new AssertionError(UnevenGame.MESSAGE),
                () -> new StackOverflowError(UnevenGame.MESSAGE),
                () -> new NoClassDefFoundError(UnevenGame.MESSAGE),
                Unportable::new,
                Unreadable::new);
    }

    @ParameterizedTest
    @MethodSource("faults")
    @DisplayName("a game that throws is blamed, with what it threw")
    void throwingGame(Supplier<Throwable> fault) {
        UnevenGame.fault = fault;
        UnevenGame game = new UnevenGame();

        assertThatThrownBy(() -> builder(game, game.initialState()).build(directory.resolve("throwing.tb")))
                .isInstanceOf(dev.foregone.api.PluginException.class)
                .hasMessageContaining("uneven")
                .hasStackTraceContaining(UnevenGame.MESSAGE);
    }

    private <S extends GameState<S, M>, M extends Move> TablebaseBuilder<S, M> builder(Game<S, M> game, S root) {
        return TablebaseBuilder.of(game, root).cluster(SparkTablebases.cluster(session, game, root));
    }

    /** The partitions that have received something. */
    private static final Set<Integer> RECEIVERS = ConcurrentHashMap.newKeySet();

    @Test
    @DisplayName("a sender's fault reaches every receiver: none works on a part of its input")
    void faultySender() {
        RECEIVERS.clear();
        SparkCluster cluster = new SparkCluster(session, new RulesSource("connectfour", "4x4:-"));

        assertThatThrownBy(() -> cluster.exchange(
                        List.of(0, 1),
                        (rules, partition, outbox) -> {
                            if (partition == 1) {
                                throw new ArithmeticException(UnevenGame.MESSAGE);
                            }
                            outbox.put(2, new byte[1]);
                        },
                        List.of(0, 1, 2),
                        (rules, partition, blocks) -> RECEIVERS.add(partition)))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage(UnevenGame.MESSAGE);
        assertThat(RECEIVERS).isEmpty();
    }

    /** Is found by its id on another machine as Connect Four on another board. */
    private static final class OtherBoard implements Game<ConnectFour, Drop> {
        private final ConnectFourGame game = new ConnectFourGame();

        @Override
        public String id() {
            return game.id();
        }

        @Override
        public ConnectFour initialState() {
            return game.parse("4x3:-");
        }

        @Override
        public String format(ConnectFour state) {
            return "5x4:-";
        }

        @Override
        public Optional<PackedRules<ConnectFour, Drop>> packedRules(ConnectFour state) {
            return game.packedRules(state);
        }
    }

    @Test
    @DisplayName("a build that an executor with other rules refuses leaves nothing behind")
    void otherRules(@TempDir Path empty) {
        OtherBoard game = new OtherBoard();

        assertThatThrownBy(() -> builder(game, game.initialState()).build(empty.resolve("other.tb")))
                .isInstanceOf(OtherRulesException.class)
                .hasMessageContaining("other rules");
        assertThat(empty).isEmptyDirectory();
    }

    @Test
    @DisplayName("a build can be stopped, and resumes")
    void cancelled() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        Cancellation cancellation = new Cancellation();
        Path file = directory.resolve("stopped.tb");

        assertThatThrownBy(() -> builder(game, game.parse("4x4:-"))
                        .cancellation(cancellation)
                        .listener((stage, fraction, positions) -> {
                            if (fraction > 0.5) {
                                cancellation.cancel();
                            }
                        })
                        .build(file))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("resumes from its last finished step");
        assertThat(builder(game, game.parse("4x4:-")).build(file).outcomeFingerprint(1))
                .isEqualTo(0xffea6c86381b5758L);
    }

    @Test
    @DisplayName("a step that is damaged or lost meanwhile is done again")
    void damagedSteps() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        Cancellation cancellation = new Cancellation();
        Path file = directory.resolve("damaged.tb");
        assertThatThrownBy(() -> builder(game, game.parse("4x4:-"))
                        .partitions(3)
                        .cancellation(cancellation)
                        .listener((stage, fraction, positions) -> {
                            if (fraction > 0.6) {
                                cancellation.cancel();
                            }
                        })
                        .build(file))
                .isInstanceOf(StoppedException.class);
        List<Path> steps;
        try (Stream<Path> walk = Files.walk(directory.resolve("damaged.tb.work"))) {
            steps = walk.filter(path -> path.getFileName().toString().matches("\\d{6}"))
                    .sorted()
                    .toList();
        }
        assertThat(steps).hasSizeGreaterThan(3);
        Files.write(steps.get(0), new byte[100]);
        Files.delete(steps.get(steps.size() / 2));

        assertThat(builder(game, game.parse("4x4:-")).partitions(3).build(file).outcomeFingerprint(1))
                .isEqualTo(0xffea6c86381b5758L);
        assertThat(directory.resolve("damaged.tb.work")).doesNotExist();
    }

    @Test
    @DisplayName("whoever is interrupted stops the build, and the game is not blamed")
    void interrupted() {
        ConnectFourGame game = new ConnectFourGame();

        assertThatThrownBy(() -> builder(game, game.parse("4x4:-"))
                        .listener((stage, fraction, positions) -> {
                            if (fraction > 0.5) {
                                interruptSoon(Thread.currentThread());
                            }
                        })
                        .build(directory.resolve("interrupted.tb")))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    /** Interrupts while Spark is at work. */
    private void interruptSoon(Thread builder) {
        session.sparkContext().addSparkListener(new SparkListener() {
            @Override
            public void onTaskStart(SparkListenerTaskStart start) {
                session.sparkContext().removeSparkListener(this);
                builder.interrupt();
            }
        });
    }

    @Test
    @DisplayName("a session that has been stopped is refused, and the game is not blamed")
    void stoppedSession() {
        ConnectFourGame game = new ConnectFourGame();
        Path file = directory.resolve("no-session.tb");
        try {
            assertThatThrownBy(() -> builder(game, game.parse("4x4:-"))
                            .listener((stage, fraction, positions) -> session.stop())
                            .build(file))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("Spark gave up")
                    .message()
                    .doesNotContain("\tat ");
            assertThatThrownBy(() -> builder(game, game.parse("4x4:-")).build(file))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("has been stopped");
        } finally {
            session = Sessions.threads();
        }
    }

    @Test
    @DisplayName("a user's mistake on the command line is said without a stack trace, before a session is opened")
    void mistakes() {
        assertThat(said("chess", "--to", "x.tb")).contains("chess").doesNotContain("\tat ");
        assertThat(said("connectfour", "99x99:-", "--to", "x.tb"))
                .contains("99x99")
                .doesNotContain("\tat ");
        assertThat(said("connectfour")).contains("--to").doesNotContain("\tat ");
        assertThat(said("connectfour", "--to", "x.tb", "--partitions", "0"))
                .contains("partitions must be 1 or more, not 0");
        assertThat(said("connectfour", "--to", directory.toString()))
                .contains("is a directory")
                .contains("the name of a file to write");
    }

    @Test
    @DisplayName("a file that cannot be written is said in words")
    void cannotBeWritten() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "no directory");
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int status = BuildCommand.run(
                () -> session.newSession(),
                dev.foregone.tablebase.builder.report.BuildListener.none(),
                out,
                out,
                "tictactoe",
                "--to",
                file.resolve("x.tb").toString());
        session = Sessions.threads();

        assertThat(status).isEqualTo(1);
        assertThat(said.toString())
                .contains("there is something else already: " + file)
                .contains("name a file in a directory that can be written")
                .doesNotContain("\tat ");
    }

    private static String said(String... arguments) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int status = BuildCommand.run(
                () -> {
                    throw new AssertionError("a session was opened");
                },
                dev.foregone.tablebase.builder.report.BuildListener.none(),
                out,
                out,
                arguments);
        assertThat(status).isEqualTo(2);
        return Optional.of(said).map(StringWriter::toString).orElseThrow();
    }
}
