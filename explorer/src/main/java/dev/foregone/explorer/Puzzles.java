package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.JsonLine;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.PuzzleJson;
import dev.foregone.answers.PuzzleLength;
import dev.foregone.answers.RandomPuzzles;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.play.Puzzle;
import dev.foregone.spi.Engine;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.SolvedPosition;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Puzzles drawn from a tablebase, or from games at random: what a seed draws does not depend on anything else. */
final class Puzzles<S extends GameState<S, M>, M extends Move> {

    /** Well below the time that a game has for a request. */
    private static final Duration TIME = Duration.ofSeconds(5);

    private static final int MOST_MOVES = 99;

    private static final long MEMORY = 64 << 20;

    private final GuardedGame<S, M> game;

    Puzzles(GuardedGame<S, M> game) {
        this.game = game;
    }

    /** The moves that a request asks for. */
    static int moves(Request request) {
        return number("moves", request.parameter("moves").orElse("1"));
    }

    /** The plies within which a right move shall win; empty if it shall keep the win. */
    static OptionalInt within(Request request) {
        return request.parameter("within")
                .map(text -> OptionalInt.of(number("within", text)))
                .orElseGet(OptionalInt::empty);
    }

    private static int number(String parameter, String text) {
        if (!text.matches("[1-9]\\d?")) {
            throw AnalysisRequest.unreadable(parameter, text, "a whole number from 1 to " + MOST_MOVES);
        }
        return Integer.parseInt(text);
    }

    Reply of(Tablebase<S, M> tablebase, int leastMoves, long seed) {
        Puzzle<S, M> puzzle = drawn(tablebase, leastMoves, seed, late())
                .orElseThrow(() -> Problem.of(
                                422,
                                "the tablebase has no puzzle of " + Phrases.number(leastMoves)
                                        + " moves, or none was found within " + TIME.toSeconds() + " s")
                        .accepted("fewer moves, or another seed"));
        return reply(puzzle, tablebase.find(puzzle.position()).orElseThrow(), seed);
    }

    /** A puzzle of the other kind, which needs no tablebase. */
    Reply within(Engine engine, S start, int plies, int leastMoves, long seed) {
        PuzzleLength length = PuzzleLength.of(game, start, plies);
        if (leastMoves > length.most()) {
            throw Problem.of(422, length.refusal(leastMoves)).accepted("fewer moves, or more plies");
        }
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(MEMORY);
        try (Solver<S, M> solver = engine.open(game.game(), options)) {
            return new RandomPuzzles<>(game, solver, plies)
                    .sample(start, leastMoves, seed, Limits.none().withTime(TIME))
                    .findFirst()
                    .map(found -> reply(found.puzzle(), found.outcome(), seed))
                    .orElseThrow(() -> Problem.of(
                                    422,
                                    "no puzzle of " + Phrases.number(leastMoves) + " moves that win within "
                                            + Phrases.plies(plies) + " was found within " + TIME.toSeconds() + " s")
                            .accepted("fewer moves, other plies, or another seed"));
        }
    }

    private static BooleanSupplier late() {
        long end = System.nanoTime() + TIME.toNanos();
        return () -> System.nanoTime() > end;
    }

    private Reply reply(Puzzle<S, M> puzzle, Outcome outcome, long seed) {
        return Reply.json(JsonLine.object(json -> {
            json.writeStringProperty("game", game.id());
            json.writeStringProperty("position", game.notation(puzzle.position()));
            json.writeNumberProperty("seed", seed);
            JsonLine.write(json, outcome);
            new PuzzleJson<>(game).write(json, puzzle);
        }));
    }

    private Optional<Puzzle<S, M>> drawn(Tablebase<S, M> tablebase, int leastMoves, long seed, BooleanSupplier late) {
        try (Solver<S, M> solver = tablebase.solver();
                Stream<SolvedPosition<S>> drawn =
                        tablebase.sample(seed, outcome -> outcome.value() == GameValue.WIN || late.getAsBoolean())) {
            return drawn.takeWhile(any -> !late.getAsBoolean())
                    .flatMap(win -> Puzzle.of(solver, win.state(), Limits.none()).stream())
                    .filter(puzzle -> puzzle.moves() >= leastMoves)
                    .findFirst();
        }
    }
}
