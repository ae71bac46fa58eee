package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.file.MainFile;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** What tests of forged tablebases in parts have in common. */
abstract class ForgedPartsCheck {

    static final String ROOT = "x../.o./...";

    final TicTacToeGame game = new TicTacToeGame();

    @TempDir
    Path directory;

    ForgedParts forged(boolean layers) throws IOException {
        return forged("forged.tb", ROOT, layers, 2);
    }

    ForgedParts forged(String name, String root, boolean layers, long seed) throws IOException {
        Path whole = directory.resolve("whole.tb");
        Files.deleteIfExists(whole);
        TablebaseBuilder.of(game, game.parse(root)).layers(layers).build(whole);
        return new ForgedParts(
                whole,
                directory.resolve(name),
                game.packedRules(game.parse(root)).orElseThrow(),
                seed);
    }

    void assertRefused(ForgedParts forged, String... why) {
        assertThatThrownBy(() -> Tablebase.open(forged.file(), game))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContainingAll(why)
                .hasMessageContaining("\n  ");
    }

    String fault(ForgedParts forged, VerificationOptions options) throws IOException {
        return Tablebase.open(forged.file(), game)
                .verify(options)
                .fault()
                .map(Verification.Fault::toString)
                .orElse("nothing");
    }

    void assertFound(ForgedParts forged, String... what) throws IOException {
        for (long memory : new long[] {0, Long.MAX_VALUE}) {
            for (VerificationOptions options :
                    List.of(VerificationOptions.byPlainRules(), VerificationOptions.byPackedRules())) {
                assertThat(fault(forged, options.withMemoryBytes(memory))).contains(what);
            }
        }
    }

    boolean accepted(ForgedParts forged) throws IOException {
        try {
            return fault(forged, VerificationOptions.byPackedRules()).equals("nothing");
        } catch (TablebaseException refused) {
            return false;
        }
    }

    void assertNeitherWrittenNorRead(ForgedParts forged) throws IOException {
        assertNotWritten(forged, "cannot be written: its part");
        forged.write();
        assertRefused(forged, "its part");
    }

    void assertNotWritten(ForgedParts forged, String why) {
        assertThatThrownBy(() -> MainFile.write(
                        directory.resolve("never.tb"), forged.header(), forged.parts(), new AtomicFiles(Disk.real())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why)
                .hasMessageContaining("\n  list layers");
        assertThat(directory.resolve("never.tb")).doesNotExist();
    }
}
