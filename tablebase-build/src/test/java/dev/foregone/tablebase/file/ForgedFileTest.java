package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that says something wrong of itself is refused, though all its checksums are right. */
class ForgedFileTest {

    private static final int SYMMETRY_AT = 10;
    private static final int ID_LENGTH_AT = 32;

    private final TicTacToeGame game = new TicTacToeGame();

    @TempDir
    private Path directory;

    private ForgedFile forged(boolean layers) throws IOException {
        Path file = directory.resolve("right.tb");
        Files.deleteIfExists(file);
        TablebaseBuilder.of(game, game.parse("x../.o./...")).layers(layers).build(file);
        return new ForgedFile(file);
    }

    private Path written(ForgedFile forged, long positions) throws IOException {
        Path file = directory.resolve("forged.tb");
        Files.deleteIfExists(file);
        forged.write(file, positions);
        return file;
    }

    private void assertRefused(ForgedFile forged, String why) throws IOException {
        Path file = written(forged, forged.positions());
        assertThatThrownBy(() -> Tablebase.open(file, game))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining(why);
    }

    @Test
    void takenApartAndWrittenAgainItIsRight() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            ForgedFile same = forged(layers);
            Tablebase<?, ?> tablebase = Tablebase.open(written(same, same.positions()), game);
            assertThat(tablebase.verify(VerificationOptions.byPlainRules()).correct())
                    .isTrue();
        }
    }

    @Test
    void aWrongNumberOfPositionsIsRefused() throws IOException {
        ForgedFile forged = forged(true);
        for (long positions : new long[] {-1, 0, 1, forged.positions() + 1}) {
            Path file = written(forged, positions);
            assertThatThrownBy(() -> Tablebase.open(file, game))
                    .isInstanceOf(TablebaseException.class)
                    .hasMessageContaining("its footer counts " + positions + " positions");
        }
    }

    /** A section under a wrong layer is where its parents are checked against it, but not where its keys are looked for. */
    @Test
    void layersThatDoNotGoDownOneByOneAreRefused() throws IOException {
        for (int layer : new int[] {-1, -5, 0, 6, 1 << 30, Integer.MAX_VALUE}) {
            for (int section : new int[] {0, 3, 7}) {
                ForgedFile forged = forged(true);
                if (forged.headers().get(section).layer() != layer) {
                    forged.layer(section, layer);
                    assertRefused(forged, "sections, of layer");
                }
            }
        }
    }

    @Test
    void aSectionThatIsThereTwiceIsRefused() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            ForgedFile forged = forged(layers);
            forged.repeat(forged.headers().size() - 1);
            assertRefused(forged, "sections, of layer");
        }
    }

    @Test
    void outcomesThatDoNotAddUpAreRefused() throws IOException {
        List<OutcomeTally> right = forged(false).headers().get(0).outcomes();
        List<OutcomeTally> twice = new ArrayList<>(right);
        twice.add(0, right.get(0));
        ForgedFile doubled = forged(false);
        doubled.outcomes(0, twice);
        assertRefused(doubled, "after the outcome");
        ForgedFile none = forged(false);
        none.outcomes(0, List.of());
        assertRefused(none, "counts no outcome for");
    }

    @Test
    void anExampleThatIsNotTheFirstIsFound() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            ForgedFile forged = forged(layers);
            List<OutcomeTally> outcomes =
                    new ArrayList<>(forged.headers().get(0).outcomes());
            OutcomeTally first = outcomes.get(0);
            outcomes.set(0, new OutcomeTally(first.code(), first.positions(), first.firstKey() + 1));
            forged.outcomes(0, outcomes);
            Tablebase<?, ?> tablebase = Tablebase.open(written(forged, forged.positions()), game);
            for (VerificationOptions options :
                    List.of(VerificationOptions.byPlainRules(), VerificationOptions.byPackedRules())) {
                assertThat(tablebase.verify(options).fault().orElseThrow().what())
                        .contains("a wrong one as the first");
            }
        }
    }

    @Test
    void aTextThatLeavesTheHeaderIsRefused() throws IOException {
        int notation = ID_LENGTH_AT + Short.BYTES + game.id().length();
        for (int length : new int[] {-1, 16, 1 << 20, Integer.MAX_VALUE}) {
            ForgedFile forged = forged(true);
            forged.header(notation, Integer.SIZE, length);
            assertRefused(forged, "goes on beyond the header");
        }
        ForgedFile forged = forged(true);
        forged.header(ID_LENGTH_AT, Short.SIZE, 0xFFFF);
        assertRefused(forged, "goes on beyond the header");
    }

    @Test
    void aLayerThatDoesNotSayHowManyPositionsHaveOneBestMoveIsRefused() throws IOException {
        ForgedFile forged = forged(true);
        forged.soleBest(2, -1);
        assertRefused(forged, "does not say how many positions have only one best move");
    }

    @Test
    void aWrongNumberOfPositionsWithOneBestMoveIsFound() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            ForgedFile forged = forged(layers);
            forged.soleBest(0, 1_000);
            assertFound(forged, "1000 positions with only one best move, but there are");
        }
    }

    private void assertFound(ForgedFile forged, String what) throws IOException {
        Tablebase<?, ?> tablebase = Tablebase.open(written(forged, forged.positions()), game);
        for (VerificationOptions options :
                List.of(VerificationOptions.byPlainRules(), VerificationOptions.byPackedRules())) {
            assertThat(tablebase.verify(options).fault().orElseThrow().what()).contains(what);
        }
    }

    @Test
    void aKindOfKeysThatThereIsNotIsRefused() throws IOException {
        for (int kind : new int[] {-1, 8, 255, 256 + 2, 256 + 3}) {
            ForgedFile forged = forged(true);
            forged.header(SYMMETRY_AT, Short.SIZE, kind);
            assertRefused(forged, "of symmetry, ranks and values");
        }
    }

    @Test
    void keysThatAreSaidToBeRanksAreRefused() throws IOException {
        ForgedFile layered = forged(true);
        layered.header(SYMMETRY_AT, Short.SIZE, 2 + 1);
        assertRefused(layered, "not tiers with ascending ranks");
        ForgedFile general = forged(false);
        general.header(SYMMETRY_AT, Short.SIZE, 2 + 1);
        assertRefused(general, "does not number its positions");
    }

    @Test
    void aSeedThatTheFileDoesNotHaveIsRefused() throws IOException {
        ForgedFile forged = forged(true);
        forged.header(SYMMETRY_AT, Short.SIZE, 256 + 1);
        assertRefused(forged, "made by other rules");
    }

    @Test
    void aSymmetryThatTheFileDoesNotHaveIsRefused() throws IOException {
        ForgedFile forged = forged(true);
        forged.header(SYMMETRY_AT, Short.SIZE, 0);
        assertRefused(forged, "made by other rules");
    }

    @Test
    void anIndexThatDoesNotAscendIsRefused() throws IOException {
        int last = (int) BlockLayout.KEYED.blocks(forged(false).headers().get(0).keys()) - 1;
        assertThat(last).isPositive();
        for (int block : new int[] {0, last}) {
            ForgedFile forged = forged(false);
            forged.distance(0, block, block == 0 ? -1 : 0);
            assertRefused(forged, "begins with a key that does not come between those of its neighbours");
        }
    }

    @Test
    void blocksBeyondTheirPlaceAreFound() throws IOException {
        for (long offset : new long[] {-1, -1_000_000, 1_000_000, Long.MIN_VALUE, Long.MAX_VALUE}) {
            ForgedFile forged = forged(false);
            forged.begin(0, offset);
            assertFound(forged, "it has no place among the blocks");
        }
    }

    /** All outcomes are right, but the file has positions that cannot be reached from what it says is its root. */
    @Test
    void aRootBelowTheFirstLayerIsFound() throws IOException {
        Path other = directory.resolve("other.tb");
        TablebaseBuilder.of(game, game.parse("x../oo./x..")).build(other);
        FileHeader below = TablebaseFile.open(other).header();
        ForgedFile forged = forged(true);
        TablebaseBuilder.of(game, game.parse("x../.o./...")).build(directory.resolve("again.tb"));
        forged.root(below);
        assertFound(forged, "it is the root, but others are in its layer or before it");
    }
}
