package dev.foregone.games.tictactoe;

import dev.foregone.spi.GameEnding;
import java.util.List;
import java.util.Optional;

/** What people are told of the game. */
final class TicTacToeGuide {

    static final String RULES = """
            The players, x first, take turns to mark a free square with their sign.
            Who first has three signs in a row, sideways, upwards or along a diagonal, wins. If all squares are marked before that, the \
            game is a draw.""";

    private TicTacToeGuide() {}

    static Optional<GameEnding> ending(TicTacToe state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        List<String> row = Square.ALL.stream()
                .filter(square -> (TicTacToe.inLines(state.theirs()) & square.bit()) != 0)
                .map(Square::toString)
                .toList();
        return Optional.of(row.isEmpty() ? new GameEnding("the board is full") : new GameEnding("three in a row", row));
    }
}
