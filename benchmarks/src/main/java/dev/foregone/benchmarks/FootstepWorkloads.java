package dev.foregone.benchmarks;

import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.benchmarks.yardstick.DirectFootstep;
import dev.foregone.benchmarks.yardstick.HandmadeSearch;
import dev.foregone.games.footstep.Footstep;
import dev.foregone.games.footstep.FootstepGame;
import dev.foregone.games.footstep.Step;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.function.LongSupplier;

/** Full boards of footstep from opposite corners, each solved in a session of its own. */
final class FootstepWorkloads {

    private static final Outcome SIX = Outcome.loss(34);
    private static final Outcome SEVEN = Outcome.win(45);

    private FootstepWorkloads() {}

    static List<Work> all() {
        Game<Footstep, Step> game = new FootstepGame();
        Game<Footstep, Step> unhinted = AlteredGame.withoutHintsButLength(game);
        return List.of(
                new Work("footstep-6x6-direct", "direct recursion over int[][]", () -> direct(6, SIX)),
                new Work("footstep-6x6-handmade", "alpha-beta written out for footstep", () -> handmade(6, SIX)),
                new Work("footstep-6x6-minimax", "engine minimax", () -> solving("minimax", game, 6, SIX)),
                new Work("footstep-6x6-alpha-beta", "engine alpha-beta", () -> solving("alpha-beta", game, 6, SIX)),
                new Work(
                        "footstep-6x6-unhinted",
                        "engine alpha-beta, no hint but the length: the work of -handmade",
                        () -> solving("alpha-beta", unhinted, 6, SIX)),
                new Work("footstep-6x6-memo", "engine memo", () -> solving("memo", game, 6, SIX)),
                new Work(
                        "footstep-6x6-memo-unhinted",
                        "engine memo, no hint but the length",
                        () -> solving("memo", unhinted, 6, SIX)),
                new Work(
                        "footstep-6x6-plain",
                        "engine alpha-beta on the game's states",
                        () -> solving("alpha-beta", AlteredGame.plain(game), 6, SIX)),
                new Work("footstep-7x7-handmade", "alpha-beta written out for footstep", () -> handmade(7, SEVEN)),
                new Work("footstep-7x7-alpha-beta", "engine alpha-beta", () -> solving("alpha-beta", game, 7, SEVEN)),
                new Work("footstep-7x7-memo", "engine memo", () -> solving("memo", game, 7, SEVEN)));
    }

    private static LongSupplier direct(int size, Outcome expected) {
        FootstepBoard board = new FootstepBoard(size);
        int[][] cells = board.cells();
        return () -> {
            DirectFootstep direct = new DirectFootstep(cells);
            Work.check(expected.plies(), direct.moves(board.aloc(), board.bloc()));
            return direct.nodes();
        };
    }

    private static LongSupplier handmade(int size, Outcome expected) {
        long board = new FootstepBoard(size).bits();
        return () -> {
            HandmadeSearch search = new HandmadeSearch(size, size);
            Work.check(expected, search.solve(board, 0, size * size - 1));
            return search.nodes();
        };
    }

    private static LongSupplier solving(String engineId, Game<Footstep, Step> game, int size, Outcome expected) {
        Engine engine = Engines.load().get(engineId);
        Footstep state = new FootstepBoard(size).state();
        return () -> {
            try (Solver<Footstep, Step> solver = engine.open(game)) {
                Work.check(expected, solver.solve(state));
                return solver.positionsVisited();
            }
        };
    }
}
