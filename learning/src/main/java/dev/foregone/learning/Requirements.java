package dev.foregone.learning;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.board.BoardGame;
import dev.foregone.spi.Game;

/** What a game must show to be learned; whoever does not is told what to write. */
final class Requirements {

    private static final String BRIDGE = """
            override in its BoardGame, for a board that has an array of bytes:
                @Override
                protected int cells(Board board, byte[] into) {
                    System.arraycopy(board.cells, 0, into, 0, board.cells.length);
                    return board.cells.length;
                }
            """;

    private Requirements() {}

    static <S extends GameState<S, M>, M extends Move> void check(Game<S, M> game, S start, int cells) {
        if (start.terminalValue().isPresent()) {
            throw new UnlearnableException(
                    "the game '" + game.id() + "' is over where games are to begin", "name another position");
        }
        if (cells == 0) {
            throw new UnlearnableException(
                    "the game '" + game.id() + "' does not show its board as numbers", remedy(game, start));
        }
        if (game.playerToMove(start).isEmpty()) {
            throw new UnlearnableException(
                    "the game '" + game.id() + "' does not say whose turn it is",
                    "override playerToMove(state): it gives one of players()");
        }
    }

    private static <S extends GameState<S, M>, M extends Move> String remedy(Game<S, M> game, S start) {
        String order = game.diagram(start)
                .map(diagram ->
                        "in the order of the diagram's " + diagram.sites().size() + " sites")
                .orElse("row by row");
        return form(game, start)
                + "a number for each cell, " + order
                + ": 0 if it is empty, above 0 for a piece of the player who begins,"
                + " below 0 for the same of the other";
    }

    private static <S extends GameState<S, M>, M extends Move> String form(Game<S, M> game, S start) {
        if (game instanceof BoardGame) {
            return BRIDGE + "  ";
        }
        return game.packedRules(start).isPresent()
                ? "override cells(position, into) and isFirstToMove(position) in its packed rules: "
                : "let it implement dev.foregone.spi.Cells: ";
    }
}
