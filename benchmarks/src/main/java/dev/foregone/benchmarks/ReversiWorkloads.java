package dev.foregone.benchmarks;

import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.benchmarks.yardstick.HandmadeReversi;
import dev.foregone.benchmarks.yardstick.ReversiBoard;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.List;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;

/** Who wins from each of some positions of reversi with few empty squares, each in a session of its own; and random games. */
final class ReversiWorkloads {

    private static final int EMPTY = 12;
    private static final int POSITIONS = 20;
    private static final int PLAYOUTS = 500;

    private ReversiWorkloads() {}

    static List<Work> all() {
        MatchGame<ReversiBoard> game = MatchGame.reversi(true, false);
        MatchGame<ReversiBoard> copied = MatchGame.reversi(false, false);
        return List.of(
                new Work("reversi-handmade", "20 lines of alpha-beta over the board", ReversiWorkloads::handmade),
                new Work("reversi-alpha-beta", "engine alpha-beta on the bridge", () -> solving("alpha-beta", game)),
                new Work("reversi-memo", "engine memo on the bridge", () -> solving("memo", game)),
                new Work(
                        "reversi-alpha-beta-copied",
                        "engine alpha-beta on the bridge, no move taken back",
                        () -> solving("alpha-beta", copied)),
                new Work(
                        "reversi-memo-copied",
                        "engine memo on the bridge, no move taken back",
                        () -> solving("memo", copied)),
                new Work("reversi-playouts", "random games on the bridge, each a node", () -> playing(game)),
                new Work(
                        "reversi-playouts-copied",
                        "random games on the bridge, no move taken back",
                        () -> playing(copied)));
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
                Work.check(values.get(i), search.value());
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

    private static LongSupplier solving(String engineId, MatchGame<ReversiBoard> game) {
        Engine engine = Engines.load().get(engineId);
        List<BoardState<ReversiBoard>> states =
                boards().stream().map(game::state).toList();
        List<GameValue> values = values(boards());
        return () -> {
            long nodes = 0;
            for (int i = 0; i < POSITIONS; i++) {
                try (Solver<BoardState<ReversiBoard>, BoardMove> solver = engine.open(game)) {
                    Work.check(
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

    private static LongSupplier playing(MatchGame<ReversiBoard> game) {
        BoardState<ReversiBoard> start = game.initialState();
        Rules<BoardState<ReversiBoard>, BoardMove> rules =
                GameView.of(game, start).rules();
        return () -> {
            Random random = new Random(1);
            for (int i = 0; i < PLAYOUTS; i++) {
                play(rules, rules.pack(start), random);
            }
            return PLAYOUTS;
        };
    }

    private static void play(Rules<?, ?> rules, long start, Random random) {
        int[] moves = new int[Long.SIZE];
        long position = start;
        while (rules.terminal(position) == Score.ONGOING) {
            int count = rules.legalMoves(position, moves, 0);
            position = rules.play(position, moves[random.nextInt(count)]);
        }
    }
}
