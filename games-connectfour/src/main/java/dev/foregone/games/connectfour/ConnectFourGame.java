package dev.foregone.games.connectfour;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Bundled;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PositionSetup;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Connect Four, on the standard board of 7 by 6 or any other that fits into 64 bits. A position is written as the
 * columns played to reach it, from 1: {@code 44455}; {@code -} is the empty board. Another size is written before it:
 * {@code 5x4:33}, width first.
 */
public final class ConnectFourGame implements GameGuide<ConnectFour, Drop>, Bundled {

    /** Called by the registry. */
    public ConnectFourGame() {}

    @Override
    public String id() {
        return "connectfour";
    }

    @Override
    public String name() {
        return "Connect Four";
    }

    @Override
    public String description() {
        return "drop stones into columns, four in a row win; 7 x 6 or any size that fits";
    }

    @Override
    public ConnectFour initialState() {
        return ConnectFour.empty(BoardShape.STANDARD);
    }

    /** The first player wins on the board of 7 by 6. */
    @Override
    public List<URL> strategies() {
        return List.of(Objects.requireNonNull(ConnectFourGame.class.getResource("first-player.strategy")));
    }

    @Override
    public String rules() {
        return """
            The board stands upright. The players, x first, take turns to drop a disc of theirs into a column, where it falls to \
            the lowest free place. A full column takes no more.
            Who first has four discs in a row, side by side, on top of one another or along a diagonal, wins. If the board is full \
            before that, the game is a draw.""";
    }

    @Override
    public List<GameVariant> variants() {
        return List.of(
                new GameVariant("7 columns, 6 rows", "7x6"),
                new GameVariant("6 columns, 5 rows", "6x5"),
                new GameVariant("5 columns, 4 rows", "5x4"),
                new GameVariant("4 x 4", "4x4"),
                new GameVariant("5 x 5", "5x5"),
                new GameVariant("8 columns, 7 rows", "8x7"));
    }

    /** Lights all fours: there may be more than one. */
    @Override
    public Optional<GameEnding> ending(ConnectFour state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        long fours = Fours.all(state.theirs(), state.shape().stride());
        return Optional.of(
                fours == 0
                        ? new GameEnding("the board is full")
                        : new GameEnding("four in a row", ConnectFourDiagram.names(state.shape(), fours)));
    }

    @Override
    public ConnectFour parse(String notation) {
        return ConnectFourNotation.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(ConnectFour state) {
        return Optional.of(ConnectFourSetup.ALL.diagram(state));
    }

    @Override
    public Optional<PositionSetup<ConnectFour>> setup() {
        return Optional.of(ConnectFourSetup.ALL);
    }

    /** The cell that the stone comes to rest in; any other cell of the column will do. */
    @Override
    public List<String> clicks(ConnectFour state, Drop drop) {
        BoardShape shape = state.shape();
        return ConnectFourDiagram.names(shape, shape.landings(state.stones()) & shape.column(drop.column()));
    }

    @Override
    public List<String> players() {
        return List.of("x", "o");
    }

    @Override
    public Optional<String> playerToMove(ConnectFour state) {
        return Optional.of(ConnectFourNotation.xMoves(state) ? "x" : "o");
    }

    /**
     * The position or its mirror image: the one with the lower number for its stones or, if equal, for the stones of
     * the player to move. The leaves of the bundled strategy are searched as this has them.
     */
    @Override
    public ConnectFour canonical(ConnectFour state) {
        ConnectFour mirrored = state.mirrored();
        boolean first = state.stones() == mirrored.stones()
                ? state.mine() <= mirrored.mine()
                : state.stones() < mirrored.stones();
        return first ? state : mirrored;
    }

    @Override
    public Optional<PackedRules<ConnectFour, Drop>> packedRules(ConnectFour state) {
        return Optional.of(state.packedRules());
    }
}
