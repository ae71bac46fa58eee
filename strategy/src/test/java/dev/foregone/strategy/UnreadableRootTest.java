package dev.foregone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.strategy.report.StrategyException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UnreadableRootTest {

    /** Reads nothing. */
    private static final Game<TicTacToe, Square> UNPACKED = new Game<>() {

        @Override
        public String id() {
            return "unpacked";
        }

        @Override
        public TicTacToe initialState() {
            return new TicTacToeGame().initialState();
        }
    };

    @TempDir
    private Path directory;

    /** Of what it writes for a position, some of which it may read. */
    private record Written(UnaryOperator<String> writing, UnaryOperator<String> reading)
            implements Game<TicTacToe, Square> {

        @Override
        public String id() {
            return "written";
        }

        @Override
        public TicTacToe initialState() {
            return new TicTacToeGame().initialState();
        }

        @Override
        public String format(TicTacToe state) {
            return writing.apply(new TicTacToeGame().format(state));
        }

        @Override
        public TicTacToe parse(String notation) {
            return new TicTacToeGame().parse(reading.apply(notation));
        }
    }

    private void refusesRoot(Game<TicTacToe, Square> game, TicTacToe root, String... words) {
        assertThatThrownBy(() ->
                        Strategy.builder(game, root, Engines.load().get("memo")).build(directory.resolve("never")))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("begin from the initial position")
                .hasMessageContainingAll(words);
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void aRootThatItsGameDoesNotReadBackIsRefusedBeforeAnythingIsSolved() {
        TicTacToe root = new TicTacToeGame().parse("xo./.../...");
        refusesRoot(UNPACKED, root, "the game 'unpacked' writes", "does not read that", "reads no positions");
        Written another = new Written(text -> text, text -> "x../.../...");
        refusesRoot(another, root, "\"xo./.../...\", and reads that as another, \"x../.../...\"");
        Written lines = new Written(text -> text.replace('/', '\n'), text -> text.replace('\n', '/'));
        refusesRoot(lines, root, "that is more than one line");
        refusesRoot(lines, lines.initialState(), "that is more than one line");
    }
}
