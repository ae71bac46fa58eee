package dev.foregone.answers;

import static dev.foregone.answers.Fixture.GAME;
import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.api.PluginException;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class GuardedGameTest {

    /** Tic-tac-toe with other names. */
    private record Renamed(String name, @Nullable List<@Nullable String> players, Optional<String> mover)
            implements Game<TicTacToe, Square> {

        @Override
        public String id() {
            return "renamed";
        }

        @Override
        public TicTacToe initialState() {
            return new TicTacToeGame().initialState();
        }

        @Override
        @SuppressWarnings("NullAway") // a game that breaks its contract
        public List<String> players() {
            return players;
        }

        @Override
        public Optional<String> playerToMove(TicTacToe state) {
            return mover;
        }
    }

    private static GuardedGame<TicTacToe, Square> players(@Nullable String... names) {
        return new GuardedGame<>(new Renamed("renamed", Arrays.asList(names), Optional.empty()));
    }

    @Test
    void positionsAndMovesAreReadAndWritten() {
        TicTacToe late = position("xx./oo./...");
        assertThat(GAME.id()).isEqualTo("tictactoe");
        assertThat(GAME.name()).isEqualTo("tic-tac-toe");
        assertThat(GAME.notation(GAME.position(Optional.empty()))).isEqualTo(".../.../...");
        assertThat(GAME.notation(late)).isEqualTo("xx./oo./...");
        assertThat(GAME.spelling(GAME.move(late, "0,2"))).isEqualTo("0,2");
        assertThat(GAME.moves(late)).hasSize(5);
        assertThat(GAME.clicks(late, GAME.move(late, "0,2"))).containsExactly("0,2");
        assertThat(GAME.diagram(late)).isPresent();
        assertThat(GAME.drawing(late)).isEqualTo("x x .\no o .\n. . .");
        assertThat(GAME.mover(late)).contains("x");
        assertThat(GAME.movesAgain(late, GAME.move(late, "0,2"))).isFalse();
        assertThat(GAME.result(late)).isEmpty();
        assertThat(GAME.result(GAME.after(late, GAME.move(late, "0,2")))).contains(GameValue.LOSS);
    }

    @Test
    void aLineIsPlayedInNotation() {
        PlayedLine<TicTacToe, Square> line = GAME.line(position("xx./oo./..."), List.of("2,2", "1,2"));
        assertThat(line.states()).hasSize(3);
        assertThat(line.moves()).hasToString("[2,2, 1,2]");
        assertThat(GAME.notation(line.start())).isEqualTo("xx./oo./...");
        assertThat(GAME.notation(line.end())).isEqualTo("xx./ooo/..x");
        assertThat(GAME.line(line.end(), List.of()).end()).isEqualTo(line.end());
    }

    @Test
    void whatIsNoPositionAndNoMoveIsRefusedInTheGamesWords() {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> position("hello"));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> GAME.line(position("xx./oo./..."), List.of("2,2", "nowhere")));
        TicTacToe late = position("xx./oo./...");
        Square taken = GAME.move(position(".../.../..."), "0,0");
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> GAME.after(late, taken));
    }

    @Test
    void aGameWithoutParseReadsNoNotation() {
        GuardedGame<TicTacToe, Square> unwritten = players("A", "B");
        assertThat(unwritten.readsNotation(unwritten.position(Optional.empty())))
                .isFalse();
        assertThat(GAME.readsNotation(position("xx./oo./..."))).isTrue();
    }

    @Test
    void theOneWhoIsToMoveIsNamedFirst() {
        assertThat(GAME.playersFrom(position("x../.../..."))).containsExactly("o", "x");
        assertThat(players("A", "B").playersFrom(position("x../.../..."))).containsExactly("A", "B");
    }

    @Test
    void playersMustBeTwoDifferentNames() {
        for (GuardedGame<?, ?> wrong :
                List.of(players("A"), players("A", "A"), players("A", null), players("A", "B", "C"))) {
            assertThatExceptionOfType(PluginException.class)
                    .isThrownBy(wrong::players)
                    .withMessageContaining("game 'renamed'")
                    .withStackTraceContaining("not two different names");
        }
        GuardedGame<?, ?> none = new GuardedGame<>(new Renamed("renamed", null, Optional.empty()));
        assertThatExceptionOfType(PluginException.class)
                .isThrownBy(none::players)
                .withStackTraceContaining("players() answered null");
    }

    @Test
    void whatAStateThrowsIsBlamedOnTheGame() {
        GraphGame broken = new GraphGame("broken", Graph.of("a: b", "b=WIN").whenVisited(node -> {
            throw new IllegalStateException("out of order");
        }));
        GuardedGame<GraphState, GraphMove> guarded = new GuardedGame<>(broken);
        GraphState start = broken.initialState();
        assertThatExceptionOfType(PluginException.class)
                .isThrownBy(() -> guarded.result(start))
                .withMessageContaining("game 'broken'");
    }

    @Test
    void aLongNameIsCut() {
        GuardedGame<?, ?> game =
                new GuardedGame<>(new Renamed("n\n\u0007" + "x".repeat(10_000), List.of("A", "B"), Optional.empty()));
        assertThat(game.name()).hasSizeLessThan(150).startsWith("n; \\u0007xx").doesNotContain("\n");
    }
}
