package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.TablebaseReduction;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplorerOptionsTest {

    @TempDir
    private Path directory;

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> values(Game<S, M> game) throws IOException {
        Tablebase<S, M> full = TablebaseBuilder.of(game, game.initialState()).build(directory.resolve("full.tb"));
        return TablebaseReduction.toValues(
                full, directory.resolve("values.tb"), 1, ProgressListener.none(), new Cancellation());
    }

    /** It would refuse every question about its positions. */
    @Test
    void aTablebaseOfValuesIsRefused() throws IOException {
        Games games = Games.load();
        Tablebase<?, ?> values = values(games.get("dodgem"));
        ExplorerOptions options = ExplorerOptions.of(games, Engines.load());
        assertThatThrownBy(() -> options.withTablebases(List.of(values)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("values only");
    }
}
