package dev.foregone.games.dobutsu;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Site.Owner;
import java.util.Locale;

/** Positions as diagrams: animals that point in their player's direction, and the hands beside the board. */
final class DobutsuDiagram {

    private static final String IN_HAND = "CEG";
    private static final String CAUGHT = "CEGL";

    /** Where a caught lion lies: the place is kept free, so the board stays as large when it comes. */
    private static final double LION = 7.15;

    private DobutsuDiagram() {}

    static Diagram of(Dobutsu state) {
        Diagram board = Diagram.empty();
        for (Square square : Square.ALL) {
            String letter = state.board().substring(square.index(), square.index() + 1);
            board = board.cell(square.toString(), square.column(), square.row(), letter.equals(".") ? "" : letter);
        }
        String kinds = state.isLionCaught() ? CAUGHT : IN_HAND;
        return Animals.drawn(board.sides("CEGHL", "ceghl")
                .hand(Owner.SECOND, DobutsuGame.GOTE, kinds.toLowerCase(Locale.ROOT), state.hands())
                .hand(Owner.FIRST, DobutsuGame.SENTE, kinds, state.hands())
                .label("", LION, 0)
                .facing(Facing.UP, Facing.DOWN)
                .top("a", "b", "c")
                .left("1", "2", "3", "4"));
    }

    /** The site of a kind of piece in a player's hand. */
    static String inHand(Piece piece, boolean sente) {
        return (sente ? DobutsuGame.SENTE : DobutsuGame.GOTE) + ":" + Dobutsu.letter(piece, sente);
    }
}
