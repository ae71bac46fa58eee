package com.example.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.Solver;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/EMBEDDING.md shows does what it says. */
class EmbeddingTest {

    @Test
    void aReplyComesWhetherTheValueIsProvedInTimeOrNot() {
        Game<?, ?> game = Embedding.named("connectfour");
        assertThat(reply(game, "")).isIn("1", "2", "3", "4", "5", "6", "7");
        assertThat(reply(game, "112233")).isEqualTo("4");
    }

    private static <S extends GameState<S, M>, M extends Move> String reply(Game<S, M> game, String notation) {
        try (Embedding<S, M> embedding = new Embedding<>(game, ProgressListener.none())) {
            S state = notation.isEmpty() ? game.initialState() : game.parse(notation);
            return embedding.reply(state, 0).toString();
        }
    }

    @Test
    void aReplyThatIsFoundAtOnceIsShownLater() {
        TicTacToeGame game = (TicTacToeGame) Embedding.named("tictactoe");
        TicTacToe state = game.parse("xx./oo./...");
        List<Square> shown = new CopyOnWriteArrayList<>();
        try (Embedding<TicTacToe, Square> embedding = new Embedding<>(game, ProgressListener.none());
                Solver<TicTacToe, Square> solver =
                        Engines.load().forPlaying(game).open(game)) {
            Opponent<TicTacToe, Square> casual = Opponent.ofStrength(solver, Strength.CASUAL, 1);
            long started = System.nanoTime();
            embedding.reply(casual, state, 4, shown::add, Runnable::run).join();
            assertThat(Duration.ofNanos(System.nanoTime() - started)).isGreaterThanOrEqualTo(Duration.ofMillis(600));
            assertThat(shown).containsExactly(new Square(0, 2));
        }
    }

    @Test
    void theStrategyKnowsItsFirstMove(@TempDir Path directory) throws IOException {
        assertThat(Strategies.firstMove(new TicTacToeGame(), directory.resolve("tictactoe.strategy")))
                .isPresent();
    }

    @Test
    void theProgramAnswersAndKeepsTheGame(@TempDir Path directory) throws IOException {
        TicTacToeGame game = (TicTacToeGame) Embedding.named("tictactoe");
        try (Embedding<TicTacToe, Square> embedding = new Embedding<>(game, ProgressListener.none())) {
            assertThat(embedding.halfASecond("xx./oo./...")).startsWith("WIN in 1, best [");
            assertThat(embedding.reply(game.parse("xx./oo./..."), 4)).isEqualTo(new Square(0, 2));
            assertThat(embedding.whoWins(game.initialState())).contains("DRAW");
            Tablebase<TicTacToe, Square> tablebase = embedding.keep(directory.resolve("tictactoe.tb"));
            assertThat(tablebase.outcome(game.initialState())).isEqualTo(Outcome.draw(9));
            assertThat(Embedding.ofTheStart("tictactoe")).isEqualTo(Outcome.draw(9));
            assertThat(embedding.puzzle(game.parse("x.o/.o./..x")).orElseThrow().solution())
                    .containsExactly(new Square(2, 0));
            assertThat(Embedding.puzzles(tablebase))
                    .hasSize(3)
                    .allMatch(puzzle -> puzzle.solution().size() >= 3);
        }
    }
}
