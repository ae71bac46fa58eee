package dev.foregone.games.connectfour;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Placement;
import dev.foregone.spi.PositionSetup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Discs in cells, which a game must be able to lead to. */
final class ConnectFourSetup implements PositionSetup<ConnectFour> {

    static final ConnectFourSetup ALL = new ConnectFourSetup();

    private static final List<String> DISCS = List.of("x", "o");

    /** Positions looked at for a game; almost every position that has one is found with fewer than a hundred. */
    private static final int MOST_POSITIONS = 20_000;

    private ConnectFourSetup() {}

    @Override
    public Map<String, List<String>> placeable(ConnectFour board) {
        BoardShape shape = board.shape();
        return ConnectFourDiagram.names(shape, shape.board()).stream()
                .collect(Collectors.toMap(cell -> cell, cell -> DISCS, (one, same) -> one, LinkedHashMap::new));
    }

    @Override
    public Placement placement(ConnectFour state) {
        Map<String, String> pieces = new LinkedHashMap<>();
        boolean xMoves = ConnectFourNotation.xMoves(state);
        ConnectFourDiagram.names(state.shape(), xMoves ? state.mine() : state.theirs())
                .forEach(cell -> pieces.put(cell, "x"));
        ConnectFourDiagram.names(state.shape(), xMoves ? state.theirs() : state.mine())
                .forEach(cell -> pieces.put(cell, "o"));
        return new Placement(pieces, Optional.empty());
    }

    @Override
    public Diagram diagram(ConnectFour board, Placement placement) {
        BoardShape shape = board.shape();
        String[] rows = IntStream.range(0, shape.height())
                .mapToObj(row -> IntStream.range(0, shape.width())
                        .mapToObj(column -> placement.pieces().getOrDefault(row + "," + column, "."))
                        .collect(Collectors.joining()))
                .toArray(String[]::new);
        return ConnectFourDiagram.of(shape, rows);
    }

    Diagram diagram(ConnectFour state) {
        return diagram(state, placement(state));
    }

    @Override
    public ConnectFour placed(ConnectFour board, Placement placement) {
        BoardShape shape = board.shape();
        long x = discs(shape, placement, "x");
        long o = discs(shape, placement, "o");
        checkFalling(shape, x | o);
        int more = Long.bitCount(x) - Long.bitCount(o);
        if (more != 0 && more != 1) {
            throw new IllegalArgumentException("x has " + Long.bitCount(x) + " discs and o " + Long.bitCount(o)
                    + "; x moves first, and so has as many as o, or one more");
        }
        ConnectFour state = new ConnectFour(shape, more == 0 ? x : o, x | o);
        if (Fours.has(state.mine(), shape.stride())) {
            throw new IllegalArgumentException(
                    (more == 0 ? "x" : "o") + " has four in a row, and the other has moved since");
        }
        if (Replay.within(state, MOST_POSITIONS).isEmpty()) {
            throw new IllegalArgumentException("no game is found that leads to these discs, dropped in turn");
        }
        return state;
    }

    private static long discs(BoardShape shape, Placement placement, String disc) {
        long discs = 0;
        for (int row = 0; row < shape.height(); row++) {
            for (int column = 0; column < shape.width(); column++) {
                discs |= placement.on(row + "," + column).equals(disc) ? shape.cell(row, column) : 0;
            }
        }
        return discs;
    }

    private static void checkFalling(BoardShape shape, long stones) {
        for (int row = 1; row < shape.height(); row++) {
            for (int column = 0; column < shape.width(); column++) {
                if ((stones & shape.cell(row - 1, column)) != 0 && (stones & shape.cell(row, column)) == 0) {
                    throw new IllegalArgumentException("the disc in column " + Drop.into(column) + ", row "
                            + (shape.height() - row + 1) + " has nothing below it");
                }
            }
        }
    }
}
