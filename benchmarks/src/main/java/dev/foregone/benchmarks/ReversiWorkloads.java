package dev.foregone.benchmarks;

import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.benchmarks.yardstick.HandmadeReversi;
import dev.foregone.benchmarks.yardstick.ReversiBoard;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import java.util.List;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;

/** Who wins from each of some positions of reversi with few empty squares, each in a session of its own. */
final class ReversiWorkloads {

    private static final int EMPTY = 12;
    private static final int POSITIONS = 20;

    private ReversiWorkloads() {}

    static List<Workload> all() {
        return List.of(
                new Workload("reversi-handmade", "20 lines of alpha-beta over the board", ReversiWorkloads::handmade),
                new Workload("reversi-alpha-beta", "engine alpha-beta on the bridge", () -> solving("alpha-beta")),
                new Workload("reversi-memo", "engine memo on the bridge", () -> solving("memo")));
    }

    private static List<ReversiBoard> boards() {
        return LongStream.range(0, POSITIONS)
                .mapToObj(seed -> ReversiBoard.random(new Random(seed), EMPTY))
                .toList();
    }

    private static LongSupplier handmade() {
        List<ReversiBoard> boards = boards();
        List<GameValue> values = values(boards);
        return () -> {
            long nodes = 0;
            for (int i = 0; i < POSITIONS; i++) {
                HandmadeReversi search = new HandmadeReversi(boards.get(i));
                Workload.check(values.get(i), search.value());
                nodes += search.nodes();
            }
            return nodes;
        };
    }

    private static List<GameValue> values(List<ReversiBoard> boards) {
        return boards.stream()
                .map(board -> new HandmadeReversi(board.copy()).value())
                .toList();
    }

    private static LongSupplier solving(String engineId) {
        MatchGame<ReversiBoard> game = new MatchGame<>("reversi", ReversiBoard::new, false, false);
        Engine engine = Engines.load().get(engineId);
        List<BoardState<ReversiBoard>> states =
                boards().stream().map(game::state).toList();
        List<GameValue> values = values(boards());
        return () -> {
            long nodes = 0;
            for (int i = 0; i < POSITIONS; i++) {
                try (Solver<BoardState<ReversiBoard>, BoardMove> solver = engine.open(game)) {
                    Workload.check(
                            values.get(i),
                            solver.proveValue(states.get(i), Limits.none())
                                    .atLeast()
                                    .value());
                    nodes += solver.positionsVisited();
                }
            }
            return nodes;
        };
    }
}
