package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A root that its game does not read back is refused before anything is solved")
class UnreadableRootTest {

    private static final TicTacToeGame GAME = new TicTacToeGame();
    private static final TicTacToe LATER = GAME.parse("xo./.../...");

    @TempDir
    private Path directory;

    /** Writes and reads positions in a way of its own. */
    private record Odd(boolean packed, UnaryOperator<String> writing, Reading reading)
            implements Game<TicTacToe, Square> {

        @Override
        public String id() {
            return "odd";
        }

        @Override
        public TicTacToe initialState() {
            return GAME.initialState();
        }

        @Override
        public String format(TicTacToe state) {
            return writing.apply(GAME.format(state));
        }

        @Override
        public TicTacToe parse(String notation) {
            return reading.read(notation);
        }

        @Override
        public Optional<PackedRules<TicTacToe, Square>> packedRules(TicTacToe state) {
            return packed ? GAME.packedRules(state) : Optional.empty();
        }
    }

    private interface Reading {
        TicTacToe read(String notation);
    }

    private void refuses(Odd game, TicTacToe root, String... words) {
        assertThatThrownBy(() -> TablebaseBuilder.of(game, root).build(directory.resolve("odd.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContainingAll(words)
                .hasMessageContaining("the game 'odd'")
                .hasMessageContaining("begin from the initial position");
        assertThat(directory).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aGameThatReadsNothing(boolean packed) {
        Odd game = new Odd(packed, text -> text, text -> new Nothing().parse(text));
        refuses(game, LATER, "\"xo./.../...\"", "does not read that", "'nothing' reads no positions");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aGameThatReadsAnother(boolean packed) {
        Odd game = new Odd(packed, text -> text, text -> GAME.parse("x../.../..."));
        refuses(game, LATER, "\"xo./.../...\"", "reads that as another, \"x../.../...\"");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aGameThatWritesAllAlike(boolean packed) {
        Odd game = new Odd(packed, text -> "board", GAME::parse);
        refuses(game, LATER, "reads that as another, \"board\"");
    }

    @Test
    void itsInitialPositionNeedNotBeRead() throws IOException {
        Odd game = new Odd(true, text -> text, text -> new Nothing().parse(text));
        Path file = directory.resolve("odd.tb");
        TablebaseBuilder.of(game, GAME.initialState()).build(file);
        assertThat(Tablebase.open(file, game).size()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void severalLinesAreRead(boolean packed) throws IOException {
        Odd game = new Odd(packed, text -> text.replace('/', '\n'), text -> GAME.parse(text.replace('\n', '/')));
        Path file = directory.resolve("odd.tb");
        TablebaseBuilder.of(game, LATER).build(file);
        assertThat(Tablebase.open(file, game).size()).isPositive();
    }

    private record Nothing() implements Game<TicTacToe, Square> {
        @Override
        public String id() {
            return "nothing";
        }

        @Override
        public TicTacToe initialState() {
            return GAME.initialState();
        }
    }
}
