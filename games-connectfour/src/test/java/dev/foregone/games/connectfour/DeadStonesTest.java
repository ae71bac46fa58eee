package dev.foregone.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DeadStonesTest {

    /** Rows from the top, x to move. */
    private static long dead(String... rows) {
        BoardShape shape = new BoardShape(rows[0].length(), rows.length);
        long mine = cells(shape, 'x', rows);
        long theirs = cells(shape, 'o', rows);
        return DeadStones.of(mine, theirs, shape.board() & ~mine & ~theirs, shape.stride());
    }

    private static long cells(BoardShape shape, char stone, String... rows) {
        long cells = 0;
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < shape.width(); column++) {
                cells |= rows[row].charAt(column) == stone ? shape.cell(row, column) : 0;
            }
        }
        return cells;
    }

    @Test
    void aStoneIsDeadWhereAllItsLinesAreClosedWithoutIt() {
        BoardShape shape = new BoardShape(4, 4);
        assertThat(dead("...x", "o.oo", "xxoo", "oxxx")).isEqualTo(shape.cell(3, 0) | shape.cell(2, 3));
    }

    @Test
    void aStoneThatAloneClosesALineIsNot() {
        assertThat(dead("....", "....", "....", "ox.x")).isZero();
    }

    @Test
    void ofTwoStonesThatCloseALineTogetherOneMustStay() {
        long dead = dead("....", "....", "....", "xoo.");
        assertThat(dead & new BoardShape(4, 4).cell(3, 1)).isZero();
    }
}
