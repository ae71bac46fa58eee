package com.example.hexapawn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import java.util.Comparator;
import java.util.List;
import org.example.pawns.Hexapawn;
import org.example.pawns.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexapawnTest {

    private final HexapawnGame game = new HexapawnGame();

    /** The second player wins, as Martin Gardner's matchboxes learned. */
    @ParameterizedTest
    @ValueSource(strings = {"minimax", "alpha-beta", "memo"})
    void blackWins(String engine) {
        try (Solver<BoardState<Hexapawn>, BoardMove> solver =
                Engines.load().get(engine).open(game)) {
            assertEquals(GameValue.LOSS, solver.solve(game.initialState()).value());
        }
    }

    /** Solving the board itself, with moves made and taken back, comes to the same on every position. */
    @ParameterizedTest
    @ValueSource(strings = {"minimax", "alpha-beta", "memo"})
    void theBridgeChangesNoAnswer(String engine) {
        try (Solver<BoardState<Hexapawn>, BoardMove> solver =
                Engines.load().get(engine).open(game)) {
            compare(solver, game.initialState(), new Hexapawn());
        }
    }

    private void compare(Solver<BoardState<Hexapawn>, BoardMove> solver, BoardState<Hexapawn> state, Hexapawn board) {
        assertEquals(outcome(board), solver.solve(state), state::toString);
        for (BoardMove move : state.legalMoves()) {
            Move theirs = game.moveOn(board, move);
            board.make(theirs);
            compare(solver, state.play(move), board);
            board.undo(theirs);
        }
    }

    private static Outcome outcome(Hexapawn board) {
        if (board.gameOver()) {
            return Outcome.loss(0);
        }
        return board.moves().stream()
                .map(move -> outcomeOf(board, move))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Outcome outcomeOf(Hexapawn board, Move move) {
        board.make(move);
        Outcome outcome = outcome(board).backedUp();
        board.undo(move);
        return outcome;
    }

    @Test
    void theBoardIsDrawnAndPlayedByClicks() {
        BoardState<Hexapawn> start = game.initialState();
        assertEquals(String.join("\n", "3 b b b", "2 . . .", "1 w w w", "  a b c"), game.draw(start));
        assertEquals(List.of("b1", "b2"), game.clicks(start, new BoardMove("b1-b2")));
    }
}
