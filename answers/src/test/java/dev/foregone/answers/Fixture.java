package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.util.Optional;

/** Tic-tac-toe, and the engines that are there. */
final class Fixture {

    static final GuardedGame<TicTacToe, Square> GAME = new GuardedGame<>(new TicTacToeGame());

    private Fixture() {}

    static TicTacToe position(String notation) {
        return GAME.position(Optional.of(notation));
    }

    static <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game) {
        return Engines.load().forSolving(game).open(game);
    }

    static Session<TicTacToe, Square> session() {
        return new Session<>("memo", open(GAME.game()), ProgressView.NONE);
    }

    /** A text without what differs from one run to the next. */
    static String timeless(String json) {
        return json.replaceAll("\"(elapsedMillis|positionsVisited|fileBytes)\":\\d+", "\"$1\":0");
    }
}
