package dev.foregone.benchmarks;

import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.games.footstep.Footstep;
import dev.foregone.games.footstep.FootstepGame;
import dev.foregone.games.footstep.Step;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/** Full boards of footstep from opposite corners, each solved in a session of its own. */
final class FootstepWorkloads {

    private static final Outcome SIX = Outcome.loss(34);
    private static final Outcome SEVEN = Outcome.win(45);

    private FootstepWorkloads() {}

    static List<Workload> all() {
        Game<Footstep, Step> game = new FootstepGame();
        return List.of(
                new Workload("footstep-6x6-minimax", "engine minimax", () -> solving("minimax", game, 6, SIX)),
                new Workload("footstep-6x6-alpha-beta", "engine alpha-beta", () -> solving("alpha-beta", game, 6, SIX)),
                new Workload(
                        "footstep-6x6-unhinted",
                        "engine alpha-beta, no hint but the length",
                        () -> solving("alpha-beta", AlteredGame.withoutHintsButLength(game), 6, SIX)),
                new Workload("footstep-6x6-memo", "engine memo", () -> solving("memo", game, 6, SIX)),
                new Workload(
                        "footstep-7x7-alpha-beta", "engine alpha-beta", () -> solving("alpha-beta", game, 7, SEVEN)),
                new Workload("footstep-7x7-memo", "engine memo", () -> solving("memo", game, 7, SEVEN)));
    }

    private static LongSupplier solving(String engineId, Game<Footstep, Step> game, int size, Outcome expected) {
        Engine engine = Engines.load().get(engineId);
        Footstep state = fullBoard(size);
        return () -> {
            try (Solver<Footstep, Step> solver = engine.open(game)) {
                Workload.check(expected, solver.solve(state));
                return solver.positionsVisited();
            }
        };
    }

    /** The player to move stands in the first corner, the other one in the last. */
    private static Footstep fullBoard(int size) {
        int[][] cells = new int[size][size];
        for (int[] row : cells) {
            Arrays.fill(row, 1);
        }
        return Footstep.of(cells, new int[] {0, 0}, new int[] {size - 1, size - 1});
    }
}
