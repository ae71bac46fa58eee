package dev.foregone.games.footstep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.api.Outcome;
import dev.foregone.diagram.Site;
import dev.foregone.testkit.Perft;
import dev.foregone.testkit.ReferenceSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FootstepTest {

    private final FootstepGame game = new FootstepGame();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [[1,1,1],[1,1,1],[1,1,1]] [1,0] [1,2] | WIN  | 5
            [[1,1,1],[1,0,1],[1,1,1]] [1,0] [1,2] | LOSS | 4
            [[1,1,1,1,1]] [0,0] [0,4]             | LOSS | 4
            [[1]] [0,0] [0,0]                     | LOSS | 0
            """)
    void theExamplesOfTheProblemComeOut(String position, GameValue value, int plies) {
        assertThat(new ReferenceSolver<>(game).outcome(game.parse(position))).isEqualTo(new Outcome(value, plies));
    }

    @Test
    void theFullBoardOfFiveByFiveIsAWinIn21() {
        assertThat(new ReferenceSolver<>(game).outcome(game.initialState())).isEqualTo(Outcome.win(21));
        assertThat(Perft.treeSize(game.initialState())).isEqualTo(131_069);
    }

    @Test
    void bothNotationsMeanTheSame() {
        assertThat(game.parse("111/101/111 1,0 1,2 A"))
                .isEqualTo(game.parse("  [[1, 1,1],[1,0,1] , [1,1,1]]  [1,0]   [1, 2] "))
                .isEqualTo(game.parse("111/101/111 1,0 1,2"))
                .hasToString("111/101/111 1,0 1,2 A");
    }

    @Test
    void arraysAreCopied() {
        int[][] board = {{1, 1}, {1, 1}};
        int[] aloc = {0, 0};
        Footstep state = Footstep.of(board, aloc, new int[] {1, 1});
        board[0][0] = 0;
        aloc[0] = 1;
        assertThat(state).hasToString("11/11 0,0 1,1 A");
    }

    @Test
    void thePlatformLeftBehindVanishes() {
        Footstep next = game.parse("111/111 0,0 1,2 A").play(new Step(0, 1));
        assertThat(next).hasToString("011/111 0,1 1,2 B");
    }

    @Test
    void whoeverStandsWhereTheOtherLeftHasLost() {
        Footstep shared = game.parse("11/11 0,0 0,1 A").play(new Step(0, 1));
        assertThat(shared).hasToString("01/11 0,1 0,1 B");
        Footstep left = shared.play(new Step(1, 1));
        assertThat(left.terminalValue()).contains(GameValue.LOSS);
        assertThat(left).hasToString("00/11 0,1 1,1 A");
        assertThat(game.parse(left.toString())).isEqualTo(left);
    }

    @Test
    void illegalStepsAreRefused() {
        Footstep state = game.parse("110/111 0,0 1,2 A");
        assertThatThrownBy(() -> state.play(new Step(1, 1)))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("illegal move 1,1 in 110/111 0,0 1,2 A: legal are 0,1 1,0");
        assertThatThrownBy(() -> state.play(new Step(-1, 0))).isInstanceOf(IllegalMoveException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [[1,1],[1]] [0,0] [0,1]  | row 1 of the board has 1 cells, but row 0 has 2
            101/111 0,1 1,2          | A stands at 0,1, which is a hole
            11/11 0,0 2,0            | B stands at 2,0, which is off the board
            [[1,3]] [0,0] [0,1]      | the board has a cell 3
            1000/1111 0,1 1,3        | A stands at 0,1, which is a hole, and B cannot just have left it
            xyz 0,0 0,1              | "xyz" is no board
            111/111 0,0              | it is not a board and two cells
            """)
    void theMessageNamesWhatIsWrong(String notation, String problem) {
        assertThatThrownBy(() -> game.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(notation)
                .hasMessageContaining(problem)
                .hasMessageContaining("accepted: ");
    }

    @Test
    void arraysOfTheCallersAreChecked() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Footstep.of(new int[][] {}, new int[] {0, 0}, new int[] {0, 0}))
                .withMessageContaining("no cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Footstep.of(new int[][] {{1}}, new int[] {0}, new int[] {0, 0}))
                .withMessageContaining("a cell is a row and a column");
    }

    /** Both notations of the same board of 60,000 cells, and what is almost such an array. */
    @Test
    void largeBoardsAreRead() {
        String row = "[" + "1,".repeat(299) + "1]";
        String array = "[" + (row + " , ").repeat(199) + row + "]";
        String rows = ("1".repeat(300) + "/").repeat(199) + "1".repeat(300);
        assertThat(game.parse(array + " [0,1] [199,299]")).isEqualTo(game.parse(rows + " 0,1 199,299"));
        assertThatThrownBy(() -> game.parse(array + " [0,1] [199,300]")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> game.parse(array + " [0,1]")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> game.parse(" ".repeat(500_000) + "[[1" + " ".repeat(500_000) + ",]] [0,0] [0,0]"))
                .isInstanceOf(NotationException.class);
    }

    /** 65,536 times the same row: as many cells as an int counts as none. */
    @Test
    void boardsOfMoreCellsThanCanBeCountedAreRefused() {
        int[][] board = new int[1 << 16][];
        java.util.Arrays.fill(board, new int[1 << 16]);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Footstep.of(board, new int[] {0, 0}, new int[] {0, 0}))
                .withMessageContaining("65536 rows of 65536 cells");
    }

    @Test
    void theBoardIsDrawn() {
        assertThat(game.draw(game.parse("110/111 0,0 1,2 A")))
                .isEqualTo(String.join("\n", "  0 1 2", "0 A .", "1 . . B"));
    }

    @Test
    void theDiagramShowsBothPlayersOnOnePlatformAndOneWithout() {
        Site both = site(game.parse("11/11 0,0 0,0 B"));
        assertThat(both.piece()).isEqualTo("AB");
        assertThat(both.owner()).isEqualTo(Site.Owner.BOTH);
        assertThat(both.kind()).isEqualTo(Site.Kind.CELL);
        Site left = site(game.parse("01/11 0,1 0,0 B"));
        assertThat(left.piece()).isEqualTo("B");
        assertThat(left.owner()).isEqualTo(Site.Owner.SECOND);
        assertThat(left.kind()).isEqualTo(Site.Kind.POINT);
    }

    private Site site(Footstep state) {
        return game.diagram(state).orElseThrow().site("0,0").orElseThrow();
    }

    @Test
    void anEmptyRowOfTheBoardIsDrawn() {
        assertThat(game.draw(game.parse("000/111 1,0 1,2 A"))).isEqualTo(String.join("\n", "  0 1 2", "0", "1 A . B"));
    }

    @Test
    void boardsOfUpTo51CellsArePacked() {
        assertThat(game.packedRules(full(3, 17))).isPresent();
        assertThat(game.packedRules(full(4, 13))).isEmpty();
    }

    private static Footstep full(int rows, int columns) {
        int[][] board = new int[rows][columns];
        for (int[] row : board) {
            java.util.Arrays.fill(row, 1);
        }
        return Footstep.of(board, new int[] {0, 0}, new int[] {rows - 1, columns - 1});
    }
}
