package dev.foregone.games.dodgem;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;

/** What people are told of the game. */
final class DodgemGuide {

    static final String RULES = """
            Blue's cars begin on the left, and drive right, up or down; red's begin at the bottom, and drive up, left or right. A \
            move takes one car to the next cell, which must be free. Blue begins.
            Blue's cars leave the board on the right, red's at the top. Who has driven all cars off the board wins. It does not \
            pay to shut in the other: a player who cannot move wins as well. A position may be repeated; an endless game is a draw.""";

    static final List<GameVariant> VARIANTS =
            List.of(new GameVariant("3 x 3", "3x3"), new GameVariant("4 x 4", "4x4"), new GameVariant("5 x 5", "5x5"));

    private DodgemGuide() {}

    /** Lights the cars that cannot move. */
    static Optional<GameEnding> ending(Dodgem state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                state.theirs() == 0
                        ? new GameEnding("all cars have left the board")
                        : new GameEnding("every car is shut in", DodgemDiagram.cells(state, state.mine())));
    }
}
