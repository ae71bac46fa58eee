package com.example.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.foregone.board.BoardState;
import dev.foregone.testkit.Perft;
import java.util.function.ToDoubleFunction;
import org.example.othello.Othello;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OthelloTest {

    private final OthelloGame game = new OthelloGame();

    /** Numbers that other programs have published. */
    @ParameterizedTest
    @CsvSource({"1, 4", "2, 12", "3, 56", "4, 244", "5, 1396", "6, 8200", "7, 55092", "8, 390216"})
    void linesAreAsManyAsOthersCount(int plies, long lines) {
        Othello board = new Othello();
        assertEquals(lines, lines(board, plies));
        assertEquals(new Othello().toString(), board.toString());
    }

    private static long lines(Othello board, int plies) {
        if (plies == 0 || board.isOver()) {
            return plies == 0 ? 1 : 0;
        }
        long lines = 0;
        for (int move : board.moves()) {
            board.make(move);
            lines += lines(board, plies - 1);
            board.undo(move);
        }
        return lines;
    }

    @ParameterizedTest
    @CsvSource({"1, 4", "5, 1396", "6, 8200"})
    void theBridgeCountsTheSame(int plies, long lines) {
        assertEquals(lines, Perft.lines(game.initialState(), plies));
    }

    @Test
    void aPassIsAMove() {
        BoardState<Othello> state = game.initialState();
        while (!state.legalMoves().get(0).notation().equals("pass")) {
            state = state.play(state.legalMoves().get(0));
        }
        assertEquals(1, state.legalMoves().size());
        BoardState<Othello> passed = state.play(state.legalMoves().get(0));
        assertEquals(state.board().toString(), passed.board().toString());
        assertTrue(passed.toMove() != state.toMove());
    }

    /** Whoever has the first corner of this game stands better. */
    @Test
    void onlyOneOfTheGamesIsEvaluated() {
        assertTrue(game.evaluation().isEmpty());
        EvaluatedOthelloGame evaluated = new EvaluatedOthelloGame();
        BoardState<Othello> state = evaluated.initialState();
        ToDoubleFunction<BoardState<Othello>> evaluation =
                evaluated.evaluation().orElseThrow();
        assertEquals(0, evaluation.applyAsDouble(state));
        while (Math.abs(state.board().corners()) == 0) {
            state = state.play(state.legalMoves().get(0));
        }
        assertEquals(state.board().corners(), Math.signum(evaluation.applyAsDouble(state)));
    }
}
