package dev.foregone.benchmarks;

import dev.foregone.api.GameValue;
import dev.foregone.api.Solver;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

/** Every position of tic-tac-toe, from the empty board on, in one session. */
final class TicTacToeWorkloads {

    /** Won, lost and drawn positions for the player to move: 5,478. */
    private static final Map<GameValue, Integer> VALUES =
            Map.of(GameValue.WIN, 2836, GameValue.LOSS, 1574, GameValue.DRAW, 1068);

    private TicTacToeWorkloads() {}

    static List<Work> all() {
        return List.of(
                new Work("tictactoe-memo", "all 5,478 positions, one session of memo", () -> solving("memo")),
                new Work("tictactoe-alpha-beta", "all 5,478 positions, alpha-beta", () -> solving("alpha-beta")));
    }

    private static LongSupplier solving(String engineId) {
        TicTacToeGame game = new TicTacToeGame();
        Engine engine = Engines.load().get(engineId);
        Set<TicTacToe> positions = reachable(game.initialState());
        return () -> {
            Map<GameValue, Integer> values = new EnumMap<>(GameValue.class);
            try (Solver<TicTacToe, Square> solver = engine.open(game)) {
                positions.forEach(
                        position -> values.merge(solver.solve(position).value(), 1, Integer::sum));
                Work.check(VALUES, values);
                return solver.positionsVisited();
            }
        };
    }

    private static Set<TicTacToe> reachable(TicTacToe start) {
        Set<TicTacToe> all = new LinkedHashSet<>();
        Set<TicTacToe> now = Set.of(start);
        while (!now.isEmpty()) {
            all.addAll(now);
            Set<TicTacToe> next = new LinkedHashSet<>();
            now.forEach(position -> position.legalMoves().forEach(move -> next.add(position.play(move))));
            now = next;
        }
        return all;
    }
}
