package com.example.footstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void aFullBoard() {
        int[][] board = {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}};
        assertEquals(5, solution.solution(board, new int[] {1, 0}, new int[] {1, 2}));
    }

    @Test
    void aHoleInTheMiddle() {
        int[][] board = {{1, 1, 1}, {1, 0, 1}, {1, 1, 1}};
        assertEquals(4, solution.solution(board, new int[] {1, 0}, new int[] {1, 2}));
    }

    @Test
    void aSingleRow() {
        int[][] board = {{1, 1, 1, 1, 1}};
        assertEquals(4, solution.solution(board, new int[] {0, 0}, new int[] {0, 4}));
    }

    @Test
    void nowhereToStep() {
        int[][] board = {{1}};
        assertEquals(0, solution.solution(board, new int[] {0, 0}, new int[] {0, 0}));
    }

    @Test
    void theLargestBoard() {
        int[][] board = new int[5][5];
        for (int[] row : board) {
            Arrays.fill(row, 1);
        }
        assertEquals(21, solution.solution(board, new int[] {0, 0}, new int[] {4, 4}));
    }

    @Test
    void aPlayerInAHole() {
        int[][] board = {{1, 0}};
        assertThrows(
                IllegalArgumentException.class, () -> solution.solution(board, new int[] {0, 0}, new int[] {0, 1}));
    }
}
