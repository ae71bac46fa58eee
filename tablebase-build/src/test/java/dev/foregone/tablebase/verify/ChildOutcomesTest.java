package dev.foregone.tablebase.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Layer;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChildOutcomesTest {

    @TempDir
    private Path directory;

    private TablebaseFile file() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        Path path = directory.resolve("tictactoe.tb");
        TablebaseBuilder.of(game, game.initialState()).build(path);
        return TablebaseFile.open(path);
    }

    /** What is proved of layers must not depend on how much memory there is. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1 << 20})
    void ofAnotherLayerThanTheNextNothingIsFound(long memoryBytes) throws IOException {
        List<Layer> layers = file().layers();
        long[] keys = new long[Section.BLOCK_KEYS];
        char[] codes = new char[Section.BLOCK_KEYS];
        for (int next = 1; next < layers.size(); next++) {
            ChildOutcomes children = ChildOutcomes.ofLayer(layers.get(next), new Workers(1, Stop.never()), memoryBytes);
            for (int layer = 0; layer < layers.size(); layer++) {
                int count = layers.get(layer).sections().get(0).read(0, keys, codes);
                for (int i = 0; i < count; i++) {
                    assertThat(children.code(keys[i])).isEqualTo(layer == next ? codes[i] : OutcomeCode.NONE);
                }
            }
        }
    }

    @Test
    void theLastLayerHasNoChildren() throws IOException {
        ChildOutcomes none = ChildOutcomes.ofLayer(null, new Workers(1, Stop.never()), 0);
        assertThat(none.code(0)).isEqualTo(OutcomeCode.NONE);
    }
}
