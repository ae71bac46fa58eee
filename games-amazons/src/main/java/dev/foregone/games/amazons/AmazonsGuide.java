package dev.foregone.games.amazons;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;

/** What people are told of the game. */
final class AmazonsGuide {

    static final String RULES = """
            Each player has queens, which stand on free squares. White begins, and the players take turns.
            A turn has two parts. First one moves one of one's queens as in chess: along a row, a column or a diagonal, over \
            free squares only. From its new square it then shoots an arrow, which flies in the same way, and burns the square \
            where it lands: nothing moves there or flies over it any more. The square that the queen has left is free.
            Nothing is captured. Who cannot move loses, so there are no draws.""";

    static final List<GameVariant> VARIANTS = List.of(
            new GameVariant("4 x 4", "4x4"),
            new GameVariant("4 columns, 5 rows", "4x5"),
            new GameVariant("5 x 5", "5x5"),
            new GameVariant("5 columns, 6 rows", "5x6"),
            new GameVariant("4 x 4, one queen each", "...b/..../..../w... white"));

    private AmazonsGuide() {}

    /** Lights the queens that cannot move. */
    static Optional<GameEnding> ending(Amazons state) {
        return state.terminalValue()
                .map(lost -> new GameEnding(
                        (state.whiteMoves() ? AmazonsGame.WHITE : AmazonsGame.BLACK) + " has no move left",
                        state.queens().map(Square::site).toList()));
    }
}
