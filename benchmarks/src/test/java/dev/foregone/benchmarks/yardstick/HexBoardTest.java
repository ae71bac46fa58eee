package dev.foregone.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HexBoardTest {

    /** The player who begins needs rows connected, the other one columns; one of the two diagonals is connected. */
    @ParameterizedTest
    @CsvSource({
        "b1 a1 b2 a2 b3 a3 b4 a4 b5 a5 b6 a6 b7, 1",
        "g1 a1 f2 a2 e3 a3 d4 a4 c5 a5 b6 a6 a7, 1",
        "a1 a2 b2 a3 c3 a4 d4 a5 e5 a6 f6 a7 g7, 0",
        "a1 a7 a2 b7 a3 c7 a4 d7 a5 e7 a6 f7 b1 g7, -1",
        "a1 b1 b2 b3 c3 b4 d4 b5 e5 b6 f6 b7 a2 a3, 0"
    })
    void whoHasConnectedHasWon(String moves, int result) {
        HexBoard board = new HexBoard();
        for (String written : moves.split(" ")) {
            assertThat(board.isOver()).isFalse();
            board.make(move(board, written));
        }
        assertThat(board.isOver()).isEqualTo(result != 0);
        assertThat(board.isOver() ? board.result() : 0).isEqualTo(result);
    }

    private static int move(HexBoard board, String written) {
        return board.moves().stream()
                .filter(move -> board.notation(move).equals(written))
                .findFirst()
                .orElseThrow();
    }

    /** J. Nash's argument: who is not connected is cut off. */
    @Test
    void onePlayerConnectsBeforeTheBoardIsFullOrThen() {
        SplittableRandom random = new SplittableRandom(3);
        for (int game = 0; game < 1_000; game++) {
            HexBoard board = new HexBoard();
            int free = board.moves().size();
            for (; !board.isOver(); free--) {
                List<Integer> moves = board.moves();
                assertThat(moves).hasSize(free).isNotEmpty();
                board.make(moves.get(random.nextInt(free)));
            }
        }
    }
}
