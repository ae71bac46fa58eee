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
public final class Fixture {

    public static final GuardedGame<TicTacToe, Square> GAME = new GuardedGame<>(new TicTacToeGame());

    private Fixture() {}

    public static TicTacToe position(String notation) {
        return GAME.position(Optional.of(notation));
    }

    public static <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game) {
        return Engines.load().forSolving(game).open(game);
    }

    public static Session<TicTacToe, Square> session() {
        return new Session<>("memo", open(GAME.game()), ProgressView.NONE);
    }

    /** A text without what differs from one run to the next. */
    public static String timeless(String json) {
        return json.replaceAll("\"(elapsedMillis|positionsVisited|fileBytes)\":\\d+", "\"$1\":0");
    }
}
