package com.example.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.othello.OthelloGame;
import dev.foregone.api.GameValue;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.play.Strength;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.example.othello.Othello;
import org.junit.jupiter.api.Test;

class MatchTest {

    private static final int GAMES = 60;

    @Test
    void aPerfectOpponentNeverLosesAndABeginnerDoes() {
        assertEquals(0, lost(Strength.PERFECT));
        assertTrue(lost(Strength.BEGINNER) > 0);
    }

    /** Nobody can solve Othello. */
    @Test
    void aHintComesInTime() {
        try (Match<BoardState<Othello>, BoardMove> match = new Match<>(new OthelloGame(), Strength.BEGINNER, 1)) {
            String hint = assertTimeoutPreemptively(Duration.ofSeconds(30), match::hint);
            assertTrue(hint.endsWith("it seems best, which is not proved"), hint);
        }
    }

    /** Games that the opponent loses to a player who moves at random, with seeds from 0. */
    private static int lost(Strength strength) {
        int lost = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            lost += wonAtRandom(strength, seed) ? 1 : 0;
        }
        return lost;
    }

    private static boolean wonAtRandom(Strength strength, long seed) {
        Random random = new Random(seed);
        try (Match<TicTacToe, Square> match = new Match<>(new TicTacToeGame(), strength, seed)) {
            while (!match.isOver()) {
                List<Square> moves = match.state().legalMoves();
                match.play(moves.get(random.nextInt(moves.size())));
            }
            boolean opponentIsToMove =
                    match.state().toString().chars().filter(mark -> mark == '.').count() % 2 == 0;
            return opponentIsToMove && match.state().terminalValue().equals(Optional.of(GameValue.LOSS));
        }
    }
}
