package dev.foregone.games.endings;

import dev.foregone.diagram.Diagram;

/** Positions as diagrams: White's pieces below in the beginning, as on every chess diagram. */
final class EndingsDiagram {

    private EndingsDiagram() {}

    static Diagram of(Board board) {
        String[] ranks = board.ranks().toArray(new String[0]);
        Diagram letters = Diagram.squares(ranks).sides("KQRBNP", "kqrbnp");
        return board.enPassant()
                .map(square -> letters.label("en passant: " + square, (Square.SIDE - 1) / 2.0, Square.SIDE + 0.5))
                .map(Outlines::drawn)
                .orElseGet(() -> Outlines.drawn(letters));
    }
}
