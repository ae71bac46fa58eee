package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.StoppedException;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.file.FileContent;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.TableOf;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are not as they should be are refused, or found to be wrong. */
class VerifierTest {

    /** Every byte is met, and every bit of a byte in one place or another. */
    private static final int NEXT_BIT = 3;

    private final TicTacToeGame game = new TicTacToeGame();
    private final Workers workers = new Workers(1, Stop.never());

    @TempDir
    private Path directory;

    private Path build(String root, boolean layers) throws IOException {
        Path file = directory.resolve("right.tb");
        Files.deleteIfExists(file);
        TablebaseBuilder.of(game, game.parse(root)).layers(layers).build(file);
        return file;
    }

    private boolean accepted(Path file) throws IOException {
        try {
            return Tablebase.open(file, game)
                    .verify(VerificationOptions.byPlainRules())
                    .correct();
        } catch (TablebaseException refused) {
            return false;
        }
    }

    @Tag("slow")
    @Test
    void anyFlippedBitIsFound() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            Path file = build("xox/oxo/...", layers);
            byte[] bytes = Files.readAllBytes(file);
            assertThat(accepted(file)).isTrue();
            for (int bit = 0; bit < bytes.length * Byte.SIZE; bit += NEXT_BIT) {
                Path flipped = directory.resolve("flipped.tb");
                bytes[bit / 8] ^= (byte) (1 << (bit % 8));
                Files.write(flipped, bytes);
                assertThat(accepted(flipped))
                        .as("bit %d of byte %d", bit % 8, bit / 8)
                        .isFalse();
                bytes[bit / 8] ^= (byte) (1 << (bit % 8));
            }
        }
    }

    @Test
    void aFileThatIsCutShortOrTooLongIsRefused() throws IOException {
        byte[] bytes = Files.readAllBytes(build("xox/oxo/...", true));
        for (int length = 0; length <= bytes.length + 1; length++) {
            Path cut = directory.resolve("cut.tb");
            Files.write(cut, Arrays.copyOf(bytes, length));
            assertThat(accepted(cut)).as("%d of %d bytes", length, bytes.length).isEqualTo(length == bytes.length);
        }
    }

    /** Every position gets every other outcome that is met, checksums and all: the rules alone find it. */
    @Test
    void anyOutcomeThatIsWrongIsFoundThoughAllChecksumsMatch() throws IOException {
        Path right = build("x../.o./...", false);
        TablebaseFile file = TablebaseFile.open(right);
        KeyTable table = file.sections().get(0).toTable(workers);
        List<Integer> outcomes = List.of(
                OutcomeCode.ENDLESS,
                OutcomeCode.of(Score.win(1)),
                OutcomeCode.of(Score.win(3)),
                OutcomeCode.of(Score.draw(4)),
                OutcomeCode.of(Score.loss(2)),
                OutcomeCode.of(Score.win(OutcomeCode.MAX_PLIES)),
                OutcomeCode.of(Score.loss(OutcomeCode.MAX_PLIES)));
        assertThat(accepted(forged(file, table, right))).isTrue();
        int step = Math.max(1, table.size() / 40);
        for (int index = 0; index < table.size(); index += step) {
            int code = table.code(index);
            for (int other : outcomes) {
                if (other != code) {
                    Path forged = forged(file, TableOf.changed(table, index, other), right);
                    assertThat(faultByEachRule(forged))
                            .as("index %d, %d instead of %d", index, other, code)
                            .isTrue();
                }
            }
        }
    }

    private boolean faultByEachRule(Path forged) throws IOException {
        Tablebase<TicTacToe, Square> tablebase = Tablebase.open(forged, game);
        for (VerificationOptions options :
                List.of(VerificationOptions.byPlainRules(), VerificationOptions.byPackedRules())) {
            Verification verification = tablebase.verify(options);
            if (verification.correct()
                    || verification.fault().orElseThrow().where().startsWith("the ")) {
                return false;
            }
        }
        return true;
    }

    @Test
    void aMissingPositionIsFound() throws IOException {
        Path right = build("x../.o./...", false);
        TablebaseFile file = TablebaseFile.open(right);
        KeyTable table = file.sections().get(0).toTable(workers);
        for (int missing = 0; missing < table.size(); missing += 7) {
            KeyTable without = TableOf.without(table, missing);
            Verification verification =
                    Tablebase.open(forged(file, without, right), game).verify(VerificationOptions.byPackedRules());
            assertThat(verification.fault().orElseThrow().what()).contains("not in the tablebase");
        }
    }

    /** Cycles, endless draws, double moves: no single position can be said to have another outcome. */
    @Test
    void noOutcomeOfAGameWithCyclesCanBeChangedAlone() throws IOException {
        int changed = 0;
        for (long seed = 1; seed <= Thorough.orFew(12, 4); seed++) {
            RandomRules random = new RandomRules(seed, seed % 2 == 0, RandomRules.Form.PACKED);
            Path right = directory.resolve("random" + seed + ".tb");
            TablebaseBuilder.of(random, random.initialState()).symmetry(false).build(right);
            TablebaseFile file = TablebaseFile.open(right);
            KeyTable table = file.sections().get(0).toTable(workers);
            int[] outcomes = file.sections().get(0).header().outcomes().stream()
                    .mapToInt(OutcomeTally::code)
                    .toArray();
            for (int index = 0; index < table.size(); index++) {
                int code = table.code(index);
                for (int other : outcomes) {
                    KeyTable wrong = TableOf.changed(table, index, other);
                    Verification verification = Tablebase.open(forged(file, wrong, right), random)
                            .verify(VerificationOptions.byPlainRules());
                    assertThat(verification.correct())
                            .as("seed %d, index %d, %d instead of %d", seed, index, other, code)
                            .isEqualTo(other == code);
                    changed += other == code ? 0 : 1;
                }
            }
        }
        assertThat(changed).isGreaterThan(500);
    }

    /** Packed rules that do not know the last move of any position. */
    private static final class ForgetfulRules extends ChangedCountdown.Rules {

        ForgetfulRules() {
            super(3);
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            return Math.max(1, super.legalMoves(position, into, from) - 1);
        }
    }

    /** Packed rules by which a game begins and ends as it must, and 8 and 9 are over too. */
    private static final class HastyRules extends ChangedCountdown.Rules {

        HastyRules() {
            super(3);
        }

        @Override
        public int terminal(long position) {
            return position == 8 || position == 9 ? Score.WORST : super.terminal(position);
        }
    }

    /** Packed rules by which the player who counts down by 1 moves again. */
    private static final class AgainRules extends ChangedCountdown.Rules {

        AgainRules() {
            super(3);
        }

        @Override
        public boolean alternates() {
            return false;
        }

        @Override
        public boolean movesAgain(long position, int move) {
            return move == 1;
        }
    }

    @Test
    void wrongPackedRulesAreFoundByThePlainOnesAlone() throws IOException {
        for (ChangedCountdown.Rules rules : List.of(new ForgetfulRules(), new HastyRules(), new AgainRules())) {
            String id = rules.getClass().getSimpleName();
            ChangedCountdown wrong = new ChangedCountdown(id, new Countdown(20, 3), rules);
            Tablebase<Countdown.Count, Countdown.Step> tablebase =
                    TablebaseBuilder.of(wrong, wrong.initialState()).build(directory.resolve(id));

            assertThat(tablebase.verify(VerificationOptions.byPackedRules()).correct())
                    .isTrue();
            assertThat(tablebase
                            .verify(VerificationOptions.byPlainRules())
                            .fault()
                            .orElseThrow()
                            .what())
                    .contains("but the best of its moves is");
            assertThat(tablebase.verify(VerificationOptions.bySample(200)).correct())
                    .isFalse();
        }
    }

    private Path forged(TablebaseFile file, KeyTable table, Path right) throws IOException {
        long moves = file.sections().get(0).header().moves();
        Path section = directory.resolve("section");
        AtomicFiles files = new AtomicFiles(Disk.real());
        files.write(section, SectionEncoder.encode(table, -1, moves, -1, workers)::writeTo, false);
        Path forged = right.resolveSibling("forged.tb");
        Files.deleteIfExists(forged);
        files.write(forged, FileContent.copied(file.header(), List.of(section)), false);
        return forged;
    }

    static Stream<VerificationOptions> ways() {
        return Stream.of(
                VerificationOptions.byPlainRules(),
                VerificationOptions.byPlainRules().withMemoryBytes(1),
                VerificationOptions.byPackedRules().withThreads(2),
                VerificationOptions.bySample(50));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void whoStopsAVerificationIsToldSo(VerificationOptions options) throws IOException {
        Tablebase<?, ?> tablebase = Tablebase.open(build("xox/.../...", true), game);
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThatThrownBy(() -> tablebase.verify(options.withCancellation(cancellation)))
                .isExactlyInstanceOf(StoppedException.class)
                .hasMessage("stopped: it was cancelled");

        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> tablebase.verify(options))
                .isExactlyInstanceOf(StoppedException.class)
                .hasMessage("stopped: the thread was interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }
}
