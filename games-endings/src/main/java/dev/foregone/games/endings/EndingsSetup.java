package dev.foregone.games.endings;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Placement;
import dev.foregone.spi.PositionSetup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Any piece on any square; {@link Legality} says what is wrong with it. */
final class EndingsSetup implements PositionSetup<Ending> {

    static final EndingsSetup ALL = new EndingsSetup();

    private static final List<String> PIECES = List.of("K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p");

    private EndingsSetup() {}

    @Override
    public Map<String, List<String>> placeable(Ending board) {
        return Square.ALL.stream()
                .collect(Collectors.toMap(Square::toString, square -> PIECES, (one, same) -> one, LinkedHashMap::new));
    }

    @Override
    public Placement placement(Ending state) {
        Map<String, String> pieces = new LinkedHashMap<>();
        for (Square square : Square.ALL) {
            if (!state.board().isFree(square.index())) {
                pieces.put(square.toString(), String.valueOf(state.board().at(square.index())));
            }
        }
        return new Placement(pieces, Optional.of(Legality.player(state.whiteMoves())));
    }

    /** A capture en passant is kept only where nothing is changed. */
    @Override
    public Ending placed(Ending board, Placement placement) {
        boolean whiteMoves = placement.player().equals(Optional.of(Legality.player(true)));
        return placement.equals(placement(board)) ? board : new Ending(squares(placement), whiteMoves);
    }

    @Override
    public Diagram diagram(Ending board, Placement placement) {
        return EndingsDiagram.of(new Board(squares(placement)));
    }

    private static String squares(Placement placement) {
        return Square.ALL.stream()
                .map(square -> placement.pieces().getOrDefault(square.toString(), "."))
                .collect(Collectors.joining());
    }
}
