package dev.foregone.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YardsticksTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 7", "2, 49", "3, 343", "4, 2401", "5, 16807", "6, 117649", "7, 823536", "8, 5673234"})
    void linesOfConnectFourAreThoseThatFourProgramsCount(int plies, long lines) {
        assertThat(new HandmadeConnectFour().perft(plies)).isEqualTo(lines);
    }

    @Test
    void everyPositionOnTheLinesIsCountedAsANode() {
        HandmadeConnectFour handmade = new HandmadeConnectFour();
        handmade.perft(3);
        assertThat(handmade.nodes()).isEqualTo(1 + 7 + 49 + 343);
    }

    /** Numbers that other programs have published. */
    @ParameterizedTest
    @CsvSource({"1, 4", "2, 12", "3, 56", "4, 244", "5, 1396", "6, 8200", "7, 55092"})
    void linesOfReversiAreThosePublished(int plies, long lines) {
        ReversiBoard board = new ReversiBoard();
        assertThat(lines(board, plies)).isEqualTo(lines);
        assertThat(board).hasToString(new ReversiBoard().toString());
    }

    /** Numbers that other programs have published; captures in a row are one ply. */
    @ParameterizedTest
    @CsvSource({"1, 7", "2, 49", "3, 302", "4, 1469", "5, 7361", "6, 36768", "7, 179740"})
    void linesOfDraughtsAreThosePublished(int plies, long lines) {
        DraughtsBoard board = new DraughtsBoard();
        assertThat(lines(board, plies)).isEqualTo(lines);
        assertThat(board).hasToString(new DraughtsBoard().toString());
    }

    /** Numbers of a program of another kind, over sets of cells; the first two are those that anybody can count. */
    @ParameterizedTest
    @CsvSource({
        "5, 1, 13",
        "5, 4, 23084",
        "5, 5, 289828",
        "6, 1, 16",
        "6, 2, 256",
        "6, 4, 71478",
        "6, 5, 1248290",
        "8, 1, 22",
        "8, 2, 484",
        "8, 3, 11132",
        "8, 4, 256036"
    })
    void linesOfBreakthroughAreThoseOfAnotherProgram(int size, int plies, long lines) {
        BreakthroughBoard board = new BreakthroughBoard(size, size);
        assertThat(lines(board, plies)).isEqualTo(lines);
        assertThat(board).hasToString(new BreakthroughBoard(size, size).toString());
    }

    /** Published numbers and those of a program of another kind, over an array of squares. */
    @ParameterizedTest
    @CsvSource({"6, 1, 544", "6, 2, 238532", "8, 1, 1304"})
    void linesOfAmazonsAreThoseOfOtherPrograms(int size, int plies, long lines) {
        BitAmazons board = new BitAmazons(size, size);
        assertThat(lines(board, plies)).isEqualTo(lines);
        assertThat(board).hasToString(new BitAmazons(size, size).toString());
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 7", "4, 2401", "7, 823536", "8, 5673234"})
    void theBoardOfConnectFourCountsTheSameLines(int plies, long lines) {
        assertThat(lines(new BitConnectFour(), plies)).isEqualTo(lines);
    }

    /** Before a mill can stand, each man has one point fewer; a mill at the fifth ply removes one of two. */
    @ParameterizedTest
    @CsvSource({"1, 24", "2, 552", "3, 12144", "4, 255024", "5, 5140800"})
    void linesOfMorris(int plies, long lines) {
        assertThat(lines(new MorrisBoard(), plies)).isEqualTo(lines);
    }

    private static long lines(MatchBoard<?> board, int plies) {
        if (plies == 0) {
            return 1;
        }
        long lines = 0;
        for (int move : board.isOver() ? List.<Integer>of() : board.moves()) {
            boolean first = board.isFirstToMove();
            board.make(move);
            int left = board.isFirstToMove() == first ? plies : plies - 1;
            lines += lines(board, left);
            board.undo();
        }
        return lines;
    }

    @Test
    void theHandmadeReversiLeavesTheBoardAsItWas() {
        ReversiBoard board = ReversiBoard.random(new Random(1), 6);
        String before = board.toString();
        HandmadeReversi search = new HandmadeReversi(board);
        search.value();
        assertThat(board).hasToString(before);
        assertThat(search.nodes()).isGreaterThan(6);
    }
}
