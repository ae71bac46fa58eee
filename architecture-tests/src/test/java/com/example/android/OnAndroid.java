package com.example.android;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.registry.DiscoveryReport;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Paths;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What docs/EMBEDDING.md shows of an app, and the rest that an app may ask. */
public final class OnAndroid {

    private OnAndroid() {}

    /** The computer's move: one of the methods that an app calls from a thread of its own. */
    static <S extends GameState<S, M>, M extends Move> M reply(Game<S, M> game, S state, int ply) {
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(16L << 20);
        try (Solver<S, M> solver = Engines.load().forPlaying(game).open(game, options)) {
            Opponent<S, M> opponent =
                    Opponent.ofStrength(solver, Strength.CASUAL, 1).within(Duration.ofMillis(300));
            return opponent.choose(state, ply);
        }
    }

    /** Asks everything; the answers depend on nothing but the rules. */
    public static List<String> answers(String strategy, String tablebase) throws IOException {
        List<String> said = new ArrayList<>();
        Games games = Games.load();
        Engines engines = Engines.load();
        said.add(games.ids() + " " + rejected(games.report()));
        said.add(engines.ids() + " " + rejected(engines.report()));
        for (String id : engines.ids()) {
            said.add(id + ": " + answers(engines.get(id), games.get("tictactoe"), "xo./.../..."));
            said.add(id + ": " + answers(engines.get(id), new Pile.OfMatches(), new Pile(14), 1));
        }
        said.add("four threads: " + answers(engines.get("memo"), new Pile.OfMatches(), new Pile(14), 4));
        said.add("four threads: " + valueOf(engines.get("memo"), games.get("connectfour"), "5554224333234511"));
        for (String id : games.ids()) {
            said.add(id + ": " + isLegal(games.get(id)));
        }
        said.add("strategy: " + read(Strategy.open(Paths.get(strategy), games::get)));
        said.add("tablebase: " + read(Tablebase.open(Paths.get(tablebase), games::get)));
        return said;
    }

    private static <S extends GameState<S, M>, M extends Move> String answers(
            Engine engine, Game<S, M> game, String notation) {
        return answers(engine, game, game.parse(notation), 1);
    }

    private static <S extends GameState<S, M>, M extends Move> String answers(
            Engine engine, Game<S, M> game, S state, int threads) {
        try (Solver<S, M> solver = engine.open(game, SolverOptions.defaults().withThreads(threads))) {
            Analysis<S, M> analysis = solver.analyze(state);
            return analysis.outcome() + " " + analysis.line() + " " + analysis.moves() + " "
                    + solver.advise(state, Limits.none().withTime(Duration.ofSeconds(10)))
                            .bounds();
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Bounds valueOf(
            Engine engine, Game<S, M> game, String notation) {
        try (Solver<S, M> solver = engine.open(game, SolverOptions.defaults().withThreads(4))) {
            return solver.proveValue(game.parse(notation), Limits.none());
        }
    }

    private static String rejected(DiscoveryReport report) {
        return report.rejected().stream()
                .map(entry -> entry.provider() + ": " + entry.problem())
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private static <S extends GameState<S, M>, M extends Move> boolean isLegal(Game<S, M> game) {
        S state = game.initialState();
        return state.legalMoves().contains(reply(game, state, 0));
    }

    private static <S extends GameState<S, M>, M extends Move> String read(Strategy<S, M> strategy) {
        return strategy.game().id() + " " + strategy.move(strategy.game().initialState());
    }

    private static <S extends GameState<S, M>, M extends Move> String read(Tablebase<S, M> tablebase) {
        S start = tablebase.game().initialState();
        return tablebase.size() + " " + tablebase.outcome(start) + " " + tablebase.ratedMoves(start);
    }
}
