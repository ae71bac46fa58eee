package dev.foregone.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.diagram.Site.Owner;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What people hear who do not see the board. */
class DiagramWordsTest {

    private static List<String> heard(Diagram diagram) {
        DiagramWords words = new DiagramWords(diagram);
        return diagram.sites().stream().map(words::described).toList();
    }

    @Test
    void rowsAndColumnsAreCountedFromOne() {
        assertThat(heard(Diagram.rows("x.", ".o").sides("x", "o")))
                .containsExactly(
                        "row 1, column 1: x, first player",
                        "row 1, column 2: free",
                        "row 2, column 1: free",
                        "row 2, column 2: o, second player");
    }

    @Test
    void rowsAndColumnsThatHaveLabelsAreCalledByThem() {
        assertThat(heard(Diagram.rows("..").left("0").bottom("a")))
                .as("column 1 has no label")
                .containsExactly("row 0, column a: free", "row 0, column 2: free");
        assertThat(heard(Diagram.rows(".").top("b"))).containsExactly("row 1, column b: free");
        assertThat(heard(Diagram.rows(".").label("x to move", 0, -1).label("y", -1, 0)))
                .as("texts that are no labels of rows and columns")
                .containsExactly("row 1, column 1: free");
    }

    @Test
    void piecesAndSitesHaveTheNamesThatTheyAreGiven() {
        Diagram board = Diagram.squares("Rk")
                .point("2,0", 0, 1, ">")
                .sides("R", "k")
                .style(Style.plain()
                        .named("R", "white rook")
                        .named("k", "black king")
                        .named(">", "")
                        .called("2,0", "White's exit"));
        assertThat(heard(board)).containsExactly("a1: white rook", "b1: black king", "White's exit");
        assertThat(board.svg())
                .contains("data-count=\"1\" data-name=\"White&#39;s exit\"")
                .contains("<title>a1: white rook</title>")
                .contains("aria-label=\"a1: white rook; b1: black king; White&#39;s exit\"");
    }

    @Test
    void twoPiecesOnASiteAreNamedBoth() {
        Style style = Style.plain().named("A", "Anna");
        Diagram board = Diagram.rows(".").place("0,0", "AB").sides("A", "B");
        assertThat(heard(board.style(style))).containsExactly("row 1, column 1: Anna and B");
        assertThat(heard(board.style(style.named("AB", "everybody")))).containsExactly("row 1, column 1: everybody");
    }

    @Test
    void handsAndPitsSayHowMany() {
        Diagram board = Diagram.empty()
                .pit("store", 0, 0, Owner.FIRST, 7)
                .hand(Owner.FIRST, "white", "PNK", "PP")
                .style(Style.plain().named("P", "white pawn").named("K", ""));
        assertThat(heard(board))
                .containsExactly(
                        "store: 7", "in hand: white pawn, 2", "in hand: N, first player, none", "in hand: none");
    }

    @Test
    void whatIsNoRowAndColumnIsCalledAsItIs() {
        assertThat(heard(Diagram.empty().cell("-1,0", 0, 0, "").cell("99999999999,0", 1, 0, "")))
                .containsExactly("-1,0: free", "99999999999,0: free");
    }
}
