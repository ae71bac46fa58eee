package dev.foregone.games.connectfour;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;

/** What people are told of the game. */
final class ConnectFourGuide {

    static final String RULES = """
            The board stands upright. The players, x first, take turns to drop a disc of theirs into a column, where it falls to \
            the lowest free place. A full column takes no more.
            Who first has four discs in a row, side by side, on top of one another or along a diagonal, wins. If the board is full \
            before that, the game is a draw.""";

    static final List<GameVariant> VARIANTS = List.of(
            new GameVariant("7 columns, 6 rows", "7x6"),
            new GameVariant("6 columns, 5 rows", "6x5"),
            new GameVariant("5 columns, 4 rows", "5x4"),
            new GameVariant("4 x 4", "4x4"),
            new GameVariant("5 x 5", "5x5"),
            new GameVariant("8 columns, 7 rows", "8x7"));

    private ConnectFourGuide() {}

    /** Lights all fours: there may be more than one. */
    static Optional<GameEnding> ending(ConnectFour state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        long fours = Fours.all(state.theirs(), state.shape().stride());
        return Optional.of(
                fours == 0
                        ? new GameEnding("the board is full")
                        : new GameEnding("four in a row", ConnectFourDiagram.names(state.shape(), fours)));
    }
}
