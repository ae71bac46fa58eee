package dev.foregone.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.diagram.Site.Owner;
import org.junit.jupiter.api.Test;

class DiagramTextTest {

    private static String lines(String... lines) {
        return String.join("\n", lines);
    }

    @Test
    void aBoardWithLabelsHolesAndTwoPiecesOnOneCell() {
        Diagram board = Diagram.rows("...", ". .", "..b")
                .place("1,2", "ab")
                .left("0", "1", "2")
                .top("0", "1", "2");
        assertThat(board.text()).isEqualTo(lines("   0  1   2", "0  .  .   .", "1  .     ab", "2  .  .   b"));
    }

    @Test
    void rowsAndColumnsOfHolesStay() {
        assertThat(Diagram.rows(". .", "   ", ". .").text()).isEqualTo(lines(".   .", "", ".   ."));
    }

    @Test
    void pointsWithStraightAndDiagonalLines() {
        Diagram board = Diagram.empty()
                .point("a", 0, 0, "x")
                .point("b", 1, 0, "")
                .point("c", 0, 1, "")
                .point("d", 1, 1, "o")
                .line("a", "b")
                .line("a", "c")
                .line("d", "a")
                .line("a", "no site");
        assertThat(board.text()).isEqualTo(lines("x - +", "| \\", "+   o"));
        assertThat(board.line("b", "c").text()).isEqualTo(lines("x - +", "| /", "+   o"));
    }

    @Test
    void pitsShowTheirNumbers() {
        Diagram board = Diagram.empty()
                .pit("a", 0, 0, Owner.SECOND, 10)
                .pit("b", 0, 1, Owner.FIRST, 0)
                .pit("store", 1, 0.5, Owner.FIRST, 7);
        assertThat(board.text()).isEqualTo(lines("10", "    7", " 0"));
    }

    @Test
    void aSiteFarAwayDoesNotFillTheMemory() {
        Diagram board = Diagram.empty().cell("a", 0, 0, "x").cell("b", 1e300, -1e300, "o");
        assertThat(board.text()).startsWith(" ").contains("o").endsWith("x").hasSizeLessThan(1_000);
    }

    @Test
    void whatATerminalStumblesOverIsReplaced() {
        Diagram board = Diagram.empty().cell("a", 0, 0, "\u001b[31m").label("t\ta\nb\u202e", 1, 0);
        assertThat(board.text()).isEqualTo("\uFFFD[31m  t\uFFFDa\uFFFDb\uFFFD");
    }

    @Test
    void nothingIsAnEmptyText() {
        assertThat(Diagram.empty().text()).isEmpty();
    }
}
