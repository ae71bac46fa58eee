package dev.foregone.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextbookDeepeningTest {

    private static final int MOVES = 200;

    /** Deep alpha-beta with all its pruning finds a move of the value that plain minimax finds. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void itsMoveIsABestOneOfMinimax(int depth) {
        for (long seed = 1; seed <= 20; seed++) {
            check(midgame(new BreakthroughBoard(5, 5), seed, 14), depth);
            check(midgame(new DraughtsBoard(), seed, 30), depth);
        }
    }

    private static <B extends MatchBoard<B>> void check(B board, int depth) {
        String before = board.toString();
        TextbookDeepening<B> search = new TextbookDeepening<>();
        int move = search.choose(board, depth, () -> false);
        assertThat(board).hasToString(before);
        assertThat(search.depth()).isBetween(1, depth);
        assertThat(after(board, move, search.depth())).isEqualTo(minimax(board, search.depth(), 0));
    }

    private static <B extends MatchBoard<B>> B midgame(B start, long seed, int plies) {
        Random random = new Random(seed);
        B board = start;
        for (int ply = 0; ply < plies && !board.isOver(); ply++) {
            B before = board.copy();
            board.make(board.moves().get(random.nextInt(board.moves().size())));
            if (board.isOver()) {
                return before;
            }
        }
        return board;
    }

    private static int after(MatchBoard<?> board, int move, int left) {
        boolean first = board.isFirstToMove();
        board.make(move);
        int value = minimax(board, left - 1, 1);
        value = board.isFirstToMove() == first ? value : -value;
        board.undo();
        return value;
    }

    private static int minimax(MatchBoard<?> board, int left, int ply) {
        if (board.isOver()) {
            return (board.isFirstToMove() ? board.result() : -board.result()) * (1_000_000 - ply);
        }
        if (left == 0) {
            return board.score();
        }
        int best = Integer.MIN_VALUE;
        for (int move : board.moves()) {
            boolean first = board.isFirstToMove();
            board.make(move);
            int value = minimax(board, left - 1, ply + 1);
            best = Math.max(best, board.isFirstToMove() == first ? value : -value);
            board.undo();
        }
        return best;
    }

    @Test
    void itEndsWhenItIsAskedTo() {
        TextbookDeepening<BreakthroughBoard> search = new TextbookDeepening<>();
        BreakthroughBoard board = new BreakthroughBoard(8, 8);
        int move = search.choose(board, Integer.MAX_VALUE, () -> search.nodes() >= 10_000);
        assertThat(board.moves()).contains(move);
        assertThat(search.nodes()).isBetween(10_000L, 10_000L + MOVES + 256);
        assertThat(search.depth()).isBetween(3, 6);
    }
}
