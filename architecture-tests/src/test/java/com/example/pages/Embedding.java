package com.example.pages;

import static java.util.concurrent.CompletableFuture.runAsync;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.play.Opponent;
import dev.foregone.play.Puzzle;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.report.Playtest;
import dev.foregone.report.Report;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The program that docs/EMBEDDING.md shows: a part of somebody else's application that keeps a solver. */
final class Embedding<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private final Game<S, M> game;
    private final Solver<S, M> solver;
    private final Cancellation quit = new Cancellation();

    Embedding(Game<S, M> game, ProgressListener bar) {
        SolverOptions options = SolverOptions.defaults()
                .withMemoryBytes(512L << 20)
                .withThreads(2)
                .withListener(bar);
        this.game = game;
        this.solver = Engines.load().forPlaying(game).open(game, options);
    }

    static Outcome ofTheStart(String id) {
        return ofTheStart(Games.load().get(id));
    }

    private static <S extends GameState<S, M>, M extends Move> Outcome ofTheStart(Game<S, M> game) {
        try (Solver<S, M> solver = Engines.load().forSolving(game).open(game)) {
            return solver.solve(game.initialState());
        }
    }

    static Game<?, ?> named(String id) {
        return Games.load().get(id);
    }

    /** All that is known of a position after half a second: its moves with their outcomes, or at least bounds. */
    String halfASecond(String notation) {
        S state = game.parse(notation);
        Limits limits = Limits.none().withTime(Duration.ofMillis(500)).withCancellation(quit);
        try {
            Analysis<S, M> analysis = solver.analyze(state, limits);
            return analysis.outcome() + ", best " + analysis.bestMoves();
        } catch (SearchStoppedException stopped) {
            return stopped.bounds().inWords() + " (" + stopped.reason() + ")";
        }
    }

    Optional<String> whoWins(S state) {
        Bounds bounds = solver.proveValue(state, Limits.none().withTime(Duration.ofSeconds(2)));
        return bounds.value().map(Enum::name);
    }

    /** What an inventor of a game is told, as docs/REPORT.md shows. */
    static <S extends GameState<S, M>, M extends Move> String verdict(Game<S, M> game) {
        Report report = Playtest.of(game, Engines.load().forPlaying(game))
                .withGames(100)
                .withListener(progress -> System.out.println(progress.games() + " of " + progress.of()))
                .run();
        return report.verdict();
    }

    /** A computer's move, in time whatever the position. */
    M reply(S state, int ply) {
        Opponent<S, M> opponent = Opponent.perfect(solver).within(Duration.ofSeconds(1));
        return opponent.choose(state, ply);
    }

    /** A computer's move that knows the game so far. */
    M reply(Opponent<S, M> opponent, List<S> before, S state) {
        return opponent.after(before).choose(state, before.size());
    }

    /** A computer's move, shown when people expect it, though it was found at once. */
    CompletableFuture<Void> reply(Opponent<S, M> opponent, S state, int ply, Consumer<M> show, Executor screen) {
        Executor later = CompletableFuture.delayedExecutor(600, TimeUnit.MILLISECONDS);
        CompletableFuture<M> reply = CompletableFuture.supplyAsync(() -> opponent.choose(state, ply));
        return reply.thenAcceptBothAsync(runAsync(() -> {}, later), (move, waited) -> show.accept(move), screen);
    }

    Tablebase<S, M> keep(Path file) throws IOException {
        return TablebaseBuilder.of(game, game.initialState())
                .threads(2)
                .memoryBytes(1L << 30)
                .cancellation(quit)
                .build(file);
    }

    /** The puzzle that a position is, in a game of any size. */
    Optional<Puzzle<S, M>> puzzle(S state) {
        return Puzzle.within(solver, state, 5, Limits.none().withTime(Duration.ofSeconds(1)));
    }

    /** Three positions to think about, as docs/OPPONENTS.md finds them. */
    static <S extends GameState<S, M>, M extends Move> List<Puzzle<S, M>> puzzles(Tablebase<S, M> tablebase) {
        return tablebase
                .sample(7, outcome -> outcome.value() == GameValue.WIN)
                .flatMap(each -> Puzzle.of(tablebase.solver(), each.state(), Limits.none()).stream())
                .filter(puzzle -> puzzle.moves() >= 2)
                .limit(3)
                .toList();
    }

    @Override
    public void close() {
        quit.cancel();
        solver.close();
    }
}
