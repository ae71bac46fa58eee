package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Outcome;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Bytes changed at random, with and without checksums that are right again: a file is refused, or says so when it is read, or
 * is found out when it is checked; it never fails in another way.
 */
class DamagedFileTest {

    private static final int FILES = Thorough.orFew(5_000, 300);

    private final TicTacToeGame game = new TicTacToeGame();

    @TempDir
    private Path directory;

    private Path built(boolean layers) throws IOException {
        Path file = directory.resolve(layers + ".tb");
        TablebaseBuilder.of(game, game.parse("x../.o./...")).layers(layers).build(file);
        return file;
    }

    private Map<TicTacToe, Outcome> outcomes(Path file) throws IOException {
        return Tablebase.open(file, game)
                .positions()
                .collect(Collectors.toMap(each -> each.state(), each -> each.outcome()));
    }

    @Test
    void forgedWithChecksumsThatAreRight() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            Path right = built(layers);
            Map<TicTacToe, Outcome> truth = outcomes(right);
            for (int seed = 0; seed < FILES; seed++) {
                SplittableRandom random = new SplittableRandom(seed);
                ForgedFile forged = new ForgedFile(right);
                int section = random.nextInt(forged.headers().size());
                forged.bits(section, random); // first: it reads the index
                switch (random.nextInt(4)) {
                    case 0 -> forged.header(random);
                    case 1 -> forged.index(section, random);
                    default -> {
                        // the bits alone
                    }
                }
                Path file = directory.resolve("forged.tb");
                forged.write(file, forged.positions());
                assertHarmless(file, truth, layers + " " + seed);
            }
        }
    }

    @Test
    void changedAndCutOff() throws IOException {
        Path right = built(true);
        Map<TicTacToe, Outcome> truth = outcomes(right);
        for (int seed = 0; seed < FILES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            byte[] bytes = Files.readAllBytes(right);
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 + random.nextInt(255));
            boolean isCut = random.nextInt(4) == 0;
            Path file = directory.resolve("changed.tb");
            Files.write(file, isCut ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes);
            assertHarmless(file, truth, "changed " + seed);
        }
    }

    /** A wrong answer is allowed only of a file that its check finds out. */
    private void assertHarmless(Path file, Map<TicTacToe, Outcome> truth, String what) {
        try {
            Tablebase<TicTacToe, ?> tablebase = Tablebase.open(file, game);
            boolean isRight = true;
            for (Map.Entry<TicTacToe, Outcome> each : truth.entrySet()) {
                isRight &= tablebase
                        .find(each.getKey())
                        .filter(each.getValue()::equals)
                        .isPresent();
            }
            boolean isCorrect =
                    tablebase.verify(VerificationOptions.byPlainRules()).correct();
            assertThat(isRight || !isCorrect).as("%s: found out", what).isTrue();
        } catch (TablebaseException refused) {
            assertThat(refused).as(what).hasMessageContaining(file.getFileName().toString());
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError wrong) {
            throw new AssertionError(what, wrong);
        }
    }
}
