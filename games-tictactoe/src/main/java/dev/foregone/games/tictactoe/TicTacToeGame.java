package dev.foregone.games.tictactoe;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.Optional;

/**
 * Tic-tac-toe. Its positions are written as three rows of {@code .}, {@code x} and {@code o}: {@code xx./oo./...}.
 * Whose turn it is follows from the number of marks; x moves first.
 */
public final class TicTacToeGame implements GameGuide<TicTacToe, Square> {

    private static final Optional<PackedRules<TicTacToe, Square>> PACKED = Optional.of(new TicTacToeRules());

    /** Called by the registry. */
    public TicTacToeGame() {}

    @Override
    public String id() {
        return "tictactoe";
    }

    @Override
    public String name() {
        return "tic-tac-toe";
    }

    @Override
    public String description() {
        return "three in a row on a board of three by three";
    }

    @Override
    public TicTacToe initialState() {
        return new TicTacToe(0, 0);
    }

    @Override
    public String rules() {
        return """
            The players, x first, take turns to mark a free square with their sign.
            Who first has three signs in a row, sideways, upwards or along a diagonal, wins. If all squares are marked before that, the \
            game is a draw.""";
    }

    @Override
    public Optional<GameEnding> ending(TicTacToe state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        List<String> row = Square.ALL.stream()
                .filter(square -> (TicTacToe.inLines(state.theirs()) & square.bit()) != 0)
                .map(Square::toString)
                .toList();
        return Optional.of(row.isEmpty() ? new GameEnding("the board is full") : new GameEnding("three in a row", row));
    }

    @Override
    public TicTacToe parse(String notation) {
        return TicTacToeNotation.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(TicTacToe state) {
        return Optional.of(TicTacToeDiagram.of(state));
    }

    @Override
    public List<String> players() {
        return List.of("x", "o");
    }

    @Override
    public Optional<String> playerToMove(TicTacToe state) {
        return Optional.of(TicTacToeNotation.xMoves(state) ? "x" : "o");
    }

    @Override
    public Optional<PackedRules<TicTacToe, Square>> packedRules(TicTacToe state) {
        return PACKED;
    }
}
