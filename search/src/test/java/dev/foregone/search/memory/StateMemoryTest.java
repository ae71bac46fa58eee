package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.board.BoardGame;
import dev.foregone.search.SearchSolver;
import dev.foregone.spi.Game;
import dev.foregone.testkit.build.Thorough;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whether a session on states keeps to the memory it was given, and makes use of it, by what is live on the heap. */
@Timeout(120)
class StateMemoryTest {

    private static final long MEMORY = 4 << 20;

    /** Enough to fill the memory several times over. */
    private static final long POSITIONS = 300_000;

    private static final int COUNTERS = 30;
    private static final int PLIES = 40;

    static Stream<Arguments> games() {
        return Stream.of(
                        Arguments.of("small states", new Counting(Ballast.NONE)),
                        Arguments.of("the bridge from a mutable board", new CountingBoard()),
                        Arguments.of("states that keep their list of 30 moves", new Counting(Ballast.MOVES)),
                        Arguments.of("long texts", new Counting(Ballast.TEXT)),
                        Arguments.of("one state of 16 kB in 16", new Counting(Ballast.UNEVEN)),
                        Arguments.of("states that are large late in the game", new Counting(Ballast.LATE)))
                .limit(Thorough.orFew(6, 2));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void keepsToItsMemory(String name, Game<?, ?> game) {
        hold(game, MEMORY / 16); // loads the classes
        long held = hold(game, MEMORY);
        assertThat(held).as("live bytes of %d", MEMORY).isBetween(MEMORY / 4, MEMORY * 3 / 2);
    }

    private static <S extends GameState<S, M>, M extends Move> long hold(Game<S, M> game, long memory) {
        long before = heapInUse();
        try (var solver = new SearchSolver<>(game, SolverOptions.defaults().withMemoryBytes(memory), MemoSearch::of)) {
            solver.prove(game.initialState(), Limits.none().withPositions(POSITIONS));
            long held = heapInUse() - before;
            assertThat(solver.positionsVisited()).isEqualTo(POSITIONS);
            return held;
        }
    }

    private static long heapInUse() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** How a state comes to be large. */
    private enum Ballast {
        NONE,
        MOVES,
        TEXT,
        UNEVEN,
        LATE;

        Object of(int hash, int ply) {
            int mixed = (hash * 0x9E3779B9) >>> 16;
            return switch (this) {
                case NONE, MOVES -> "";
                case TEXT -> "x".repeat(mixed % 4_000);
                case UNEVEN -> new byte[mixed % 16 == 0 ? 16_000 : 0];
                case LATE -> new byte[ply < PLIES / 2 ? 0 : 4_000];
            };
        }
    }

    /** One of the counters goes up by one. */
    private record Count(int counter) implements Move {}

    private record Counting(Ballast ballast) implements Game<Counters, Count> {

        @Override
        public String id() {
            return "counting";
        }

        @Override
        public Counters initialState() {
            return new Counters(new int[COUNTERS], ballast);
        }
    }

    /** Many lines lead to the same counters; who has won in the end looks like chance. */
    private static final class Counters implements GameState<Counters, Count> {

        private final int[] counts;
        private final Ballast kind;

        @SuppressWarnings("UnusedVariable") // takes room
        private final Object ballast;

        private List<Count> moves = List.of();

        Counters(int[] counts, Ballast kind) {
            this.counts = counts;
            this.kind = kind;
            this.ballast = kind.of(hashCode(), ply(counts));
        }

        @Override
        public Optional<GameValue> terminalValue() {
            return valueOf(counts);
        }

        @Override
        public List<Count> legalMoves() {
            if (!moves.isEmpty() || terminalValue().isPresent()) {
                return moves;
            }
            List<Count> listed = new ArrayList<>(COUNTERS);
            for (int i = 0; i < COUNTERS; i++) {
                listed.add(new Count(i));
            }
            if (kind == Ballast.MOVES) {
                moves = listed;
            }
            return listed;
        }

        @Override
        public Counters play(Count move) {
            int[] next = counts.clone();
            next[move.counter]++;
            return new Counters(next, kind);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Counters that && Arrays.equals(counts, that.counts);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(counts);
        }
    }

    private static int ply(int[] counts) {
        return Arrays.stream(counts).sum();
    }

    private static Optional<GameValue> valueOf(int[] counts) {
        int mixed = (Arrays.hashCode(counts) * 0x9E3779B9) >>> 20;
        return ply(counts) < PLIES ? Optional.empty() : Optional.of(GameValue.values()[mixed % 3]);
    }

    /** The same as a board. */
    private static final class CountingBoard extends BoardGame<int[], Integer> {

        CountingBoard() {
            super("counting-board", () -> new int[COUNTERS]);
        }

        @Override
        protected int[] copy(int[] board) {
            return board.clone();
        }

        @Override
        protected List<Integer> moves(int[] board) {
            return IntStream.range(0, COUNTERS).boxed().toList();
        }

        @Override
        protected void make(int[] board, Integer move) {
            board[move]++;
        }

        @Override
        protected String notation(int[] board, Integer move) {
            return "one more on counter " + move;
        }

        @Override
        protected Result result(int[] board) {
            return valueOf(board)
                    .map(value -> switch (value) {
                        case WIN -> Result.FIRST_WINS;
                        case DRAW -> Result.DRAW;
                        case LOSS -> Result.SECOND_WINS;
                    })
                    .orElse(Result.ONGOING);
        }

        @Override
        protected Object key(int[] board) {
            return Arrays.toString(board);
        }
    }
}
