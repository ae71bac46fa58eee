package dev.foregone.games.dobutsu;

import dev.foregone.spi.GameEnding;
import java.util.List;
import java.util.Optional;

/** What people are told of the game. */
final class DobutsuGuide {

    static final String RULES = """
            Each player has a lion, which steps to any neighbouring square; a giraffe, which steps forwards, backwards and \
            sideways; an elephant, which steps diagonally; and a chick, which steps forwards. Sente begins, from below. A player \
            who moves onto a piece of the other captures it, and may later, in place of a move, drop it on any free square as a \
            piece of one's own.
            A chick that steps to the far rank becomes a hen, which steps to any neighbouring square except diagonally backwards. \
            A chick that is dropped there stays a chick. A captured hen is a chick again.
            Who catches the lion wins, and where one can catch it one must. Who moves the lion to the far rank, where it cannot be \
            caught at once, wins too. A player without a move loses. A position may be repeated; an endless game is a draw.""";

    private DobutsuGuide() {}

    static Optional<GameEnding> ending(Dobutsu state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        if (state.isLionCaught()) {
            return Optional.of(new GameEnding(
                    "the lion is caught", List.of(DobutsuDiagram.inHand(Piece.LION, !state.senteMoves()))));
        }
        return Optional.of(state.triedLion()
                .map(square -> new GameEnding("the lion has reached the far rank", List.of(square.toString())))
                .orElseGet(() -> new GameEnding("no move left")));
    }
}
