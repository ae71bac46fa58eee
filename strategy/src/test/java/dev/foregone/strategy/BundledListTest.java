package dev.foregone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.PluginException;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Bundled;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BundledListTest {

    @TempDir
    private Path directory;

    /** A game that brings strategies. */
    private record Bringing(List<URL> strategies) implements Game<TicTacToe, Square>, Bundled {

        @Override
        public String id() {
            return "bringing";
        }

        @Override
        public TicTacToe initialState() {
            return new TicTacToeGame().initialState();
        }
    }

    @Test
    void aListThatCannotBeReadIsTheGamesFault() throws IOException {
        Path file = directory.resolve("bundled");
        Bringing none = new Bringing(List.of());
        Strategy.builder(none, none.initialState(), Engines.load().get("memo")).build(file);
        URL url = file.toUri().toURL();
        Bringing game = new Bringing(new AbstractList<>() {

            @Override
            public URL get(int index) {
                if (index == 1) {
                    throw new UnsupportedOperationException("the second");
                }
                return url;
            }

            @Override
            public int size() {
                return 2;
            }
        });
        assertThatThrownBy(() -> Strategy.bundled(game))
                .isInstanceOf(PluginException.class)
                .hasMessageContainingAll("the game 'bringing' failed", "the second");
        List<ForegoneException> faults = new ArrayList<>();
        assertThat(Strategy.bundled(game, faults::add)).hasSize(1);
        assertThat(faults).singleElement().isInstanceOf(PluginException.class);
    }
}
