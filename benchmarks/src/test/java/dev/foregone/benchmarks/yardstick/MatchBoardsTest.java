package dev.foregone.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchBoardsTest {

    static Stream<MatchBoard<?>> boards() {
        return Stream.of(
                new BreakthroughBoard(6, 6),
                new BreakthroughBoard(8, 8),
                new HexBoard(),
                new ReversiBoard(),
                new DraughtsBoard(),
                new MorrisBoard(),
                new BitAmazons(5, 6),
                new BitAmazons(8, 8),
                new BitConnectFour());
    }

    /** What can be seen of a board. */
    private record Seen(
            String board, List<Integer> moves, List<String> written, int score, boolean first, boolean over) {}

    private static Seen seen(MatchBoard<?> board) {
        List<Integer> moves = board.isOver() ? List.of() : board.moves();
        List<String> written = moves.stream().map(board::notation).toList();
        return new Seen(board.toString(), moves, written, board.score(), board.isFirstToMove(), board.isOver());
    }

    @ParameterizedTest
    @MethodSource("boards")
    void whatIsTakenBackIsAsItWas(MatchBoard<?> board) {
        for (long seed = 1; seed <= 20; seed++) {
            Deque<Seen> line = new ArrayDeque<>();
            walk(board, new Random(seed), line);
            while (!line.isEmpty()) {
                board.undo();
                assertThat(seen(board)).isEqualTo(line.removeLast());
            }
        }
    }

    private static void walk(MatchBoard<?> board, Random random, Deque<Seen> line) {
        for (int ply = 0; ply < 200 && !board.isOver(); ply++) {
            line.addLast(seen(board));
            List<Integer> moves = board.moves();
            board.make(moves.get(random.nextInt(moves.size())));
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void movesAreTheSameInBothForms(MatchBoard<?> board) {
        Deque<Seen> line = new ArrayDeque<>();
        int[] moves = new int[MatchBoard.MOST_MOVES];
        for (long seed = 1; seed <= 20; seed++) {
            walk(board, new Random(seed), line);
            int count = board.moves(moves);
            assertThat(Arrays.stream(moves, 0, count).boxed().toList())
                    .isEqualTo(seen(board).moves());
            assertThat(seen(board).written()).doesNotHaveDuplicates();
            for (; !line.isEmpty(); line.removeLast()) {
                board.undo();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void theEvaluationIsTheScoreBetweenMinusOneAndOne(MatchBoard<?> board) {
        Deque<Seen> line = new ArrayDeque<>();
        walk(board, new Random(3), line);
        for (; !line.isEmpty(); line.removeLast()) {
            board.undo();
            assertThat(board.evaluation()).isBetween(-1.0, 1.0);
            assertThat(Math.signum(board.evaluation())).isEqualTo(Integer.signum(board.score()));
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void aMoveAtRandomIsLegal(MatchBoard<?> board) {
        int[] room = new int[MatchBoard.MOST_MOVES];
        SplittableRandom random = new SplittableRandom(5);
        Set<Integer> moves = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            moves.add(board.randomMove(random, room));
        }
        assertThat(moves).hasSameElementsAs(board.moves());
        for (int ply = 0; ply < 1_000 && !board.isOver(); ply++) {
            int move = board.randomMove(random, room);
            assertThat(board.moves()).contains(move);
            board.make(move);
        }
        assertThat(!board.isOver() || board.randomMove(random, room) == MatchBoard.NO_MOVE)
                .isTrue();
    }
}
