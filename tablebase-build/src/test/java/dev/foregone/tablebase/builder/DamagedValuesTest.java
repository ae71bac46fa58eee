package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.ProgressListener;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.file.ForgedFile;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same as in {@code DamagedFileTest} for files of values: of keys in layers, and of ranks. */
class DamagedValuesTest {

    private static final int FILES = Thorough.orFew(3_000, 300);

    private final RankedConnectFour game = new RankedConnectFour(3, 3, false);

    @TempDir
    private Path directory;

    private Tablebase<ConnectFour, Drop> full(boolean ranks) throws IOException {
        return TablebaseBuilder.of(game, game.parse("3x3:-"))
                .allPositions(ranks)
                .build(directory.resolve("full" + ranks + ".tb"));
    }

    @Test
    void forgedWithChecksumsThatAreRight() throws IOException {
        for (boolean ranks : new boolean[] {true, false}) {
            Tablebase<ConnectFour, Drop> full = full(ranks);
            List<SolvedPosition<ConnectFour>> truth = full.positions().toList();
            Path right = TablebaseReduction.toValues(
                            full,
                            directory.resolve("right" + ranks + ".tb"),
                            1,
                            ProgressListener.none(),
                            new Cancellation())
                    .path();
            for (int seed = 0; seed < FILES; seed++) {
                SplittableRandom random = new SplittableRandom(seed);
                ForgedFile forged = new ForgedFile(right);
                int section = random.nextInt(forged.headers().size());
                switch (random.nextInt(4)) {
                    case 0 -> forged.header(random);
                    case 1 -> forged.index(section, random);
                    case 2 -> forged.bits(section, random);
                    default -> forged.sectionHeader(section, random);
                }
                Path file = directory.resolve("forged.tb");
                forged.write(file, forged.positions());
                assertHarmless(file, full, truth, ranks + " " + seed);
            }
        }
    }

    @Test
    void changedAndCutOff() throws IOException {
        Tablebase<ConnectFour, Drop> full = full(true);
        List<SolvedPosition<ConnectFour>> truth = full.positions().toList();
        byte[] right = Files.readAllBytes(TablebaseReduction.toValues(
                        full, directory.resolve("right.tb"), 1, ProgressListener.none(), new Cancellation())
                .path());
        for (int seed = 0; seed < FILES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            byte[] bytes = right.clone();
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 + random.nextInt(255));
            Path file = directory.resolve("changed.tb");
            Files.write(file, random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes);
            assertHarmless(file, full, truth, "changed " + seed);
        }
    }

    @Test
    void aFileIsAllValuesOrNone() throws IOException {
        for (boolean ranks : new boolean[] {true, false}) {
            Tablebase<ConnectFour, Drop> full = full(ranks);
            ForgedFile plies = new ForgedFile(full.path());
            plies.root(TablebaseFile.open(full.path()).header().toValues());
            assertRefused(plies);
        }
        Tablebase<ConnectFour, Drop> values = TablebaseReduction.toValues(
                Tablebase.open(directory.resolve("fulltrue.tb"), game),
                directory.resolve("v.tb"),
                1,
                ProgressListener.none(),
                new Cancellation());
        ForgedFile none = new ForgedFile(values.path());
        none.root(TablebaseFile.open(directory.resolve("fulltrue.tb")).header());
        assertRefused(none);
    }

    private void assertRefused(ForgedFile forged) throws IOException {
        Path file = directory.resolve("forged.tb");
        forged.write(file, forged.positions());
        assertThatThrownBy(() -> Tablebase.open(file, game))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("where the file has values only");
    }

    /** A wrong answer is allowed only of a file that its check finds out. */
    private void assertHarmless(
            Path file, Tablebase<ConnectFour, Drop> full, List<SolvedPosition<ConnectFour>> truth, String what) {
        try {
            Tablebase<ConnectFour, Drop> tablebase = Tablebase.open(file, game);
            if (!tablebase.valuesOnly()) {
                return; // it was forged to be one with plies, which has its own test
            }
            boolean isRight = true;
            for (SolvedPosition<ConnectFour> each : truth) {
                isRight &= tablebase
                        .findValue(each.state())
                        .filter(each.outcome().value()::equals)
                        .isPresent();
            }
            boolean isFound = tablebase
                    .difference(full, 1, ProgressListener.none(), new Cancellation())
                    .isPresent();
            if (!full.statistics().allPositions()) {
                isFound &= !tablebase.verify(VerificationOptions.byPlainRules()).correct();
            }
            assertThat(isRight || isFound).as("%s: found out", what).isTrue();
        } catch (TablebaseException refused) {
            assertThat(refused).as(what).hasMessageContaining(file.getFileName().toString());
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError wrong) {
            throw new AssertionError(what, wrong);
        }
    }
}
