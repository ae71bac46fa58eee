package dev.foregone.explorer;

import dev.foregone.answers.GameJson;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.PuzzleLength;
import dev.foregone.answers.RandomPuzzles;
import dev.foregone.answers.RandomPuzzles.Found;
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
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Puzzles drawn from a tablebase, or from games at random: what a seed draws depends on the time only if that runs out. */
record Puzzles<S extends GameState<S, M>, M extends Move>(GuardedGame<S, M> game) {

    /** Well below the time that a game has for a request. */
    private static final Duration TIME = Duration.ofSeconds(5);

    private static final int MOST_MOVES = 99;

    /** A choice of fewer moves, or a win at once, is too easy while there are others. */
    private static final int FEW_MOVES = 4;

    /** How many wins are looked at for one that a single move keeps; not a time, so that a seed draws the same. */
    private static final int MOST_WINS = 300;

    /** How many puzzles are looked at for one that is not too easy. */
    private static final int MOST_DRAWN = 100;

    /** Who sees farther than this needs no puzzles. */
    private static final int FARTHEST = 15;

    private static final long MEMORY = 64 << 20;

    /** The moves that a request asks for. */
    static int moves(Request request) {
        return number(request, "moves").orElse(1);
    }

    /** The plies within which a right move shall win; empty if it shall keep the win. */
    static Optional<Integer> within(Request request) {
        return number(request, "within");
    }

    private static Optional<Integer> number(Request request, String parameter) {
        return AnalysisRequest.number(request, parameter, 1, MOST_MOVES).map(Long::intValue);
    }

    /** Where hardly any move alone keeps a win, as in the endings of chess, it is one that alone wins soonest. */
    Reply of(Tablebase<S, M> tablebase, int leastMoves, long seed) {
        try (Solver<S, M> solver = tablebase.solver()) {
            Draw<S, M> draw = new Draw<>(tablebase, leastMoves, seed, late());
            return draw.first(any -> true, MOST_WINS, win -> Puzzle.of(solver, win.state(), Limits.none()))
                    .or(() -> draw.first(
                            Puzzles::isNear,
                            Long.MAX_VALUE,
                            win -> Puzzle.within(
                                    solver, win.state(), win.outcome().plies(), Limits.none())))
                    .map(found -> reply(found.puzzle(), found.outcome(), seed))
                    .orElseThrow(() -> none(leastMoves, "", "fewer moves, or another seed"));
        }
    }

    private static boolean isNear(Outcome outcome) {
        return outcome.plies() > 1 && outcome.plies() <= FARTHEST;
    }

    /** Draws wins from a tablebase, and the puzzles in them. */
    private record Draw<S extends GameState<S, M>, M extends Move>(
            Tablebase<S, M> tablebase, int leastMoves, long seed, BooleanSupplier late) {

        Optional<Found<S, M>> first(
                Predicate<Outcome> wanted, long mostWins, Function<SolvedPosition<S>, Optional<Puzzle<S, M>>> puzzle) {
            try (Stream<SolvedPosition<S>> drawn = tablebase.sample(
                    seed,
                    outcome -> late.getAsBoolean() || (outcome.value() == GameValue.WIN && wanted.test(outcome)))) {
                return preferred(drawn.takeWhile(any -> !late.getAsBoolean())
                        .limit(mostWins)
                        .flatMap(win -> puzzle.apply(win).stream().map(each -> new Found<>(each, win.outcome())))
                        .filter(found -> found.puzzle().moves() >= leastMoves));
            }
        }
    }

    /** The first position hard enough, otherwise the first found. */
    private static <S extends GameState<S, M>, M extends Move> Optional<Found<S, M>> preferred(
            Stream<Found<S, M>> puzzles) {
        List<Found<S, M>> drawn = new ArrayList<>();
        for (Iterator<Found<S, M>> all = puzzles.limit(MOST_DRAWN).iterator(); all.hasNext(); ) {
            Found<S, M> found = all.next();
            if (found.outcome().plies() > 1
                    && found.puzzle().position().legalMoves().size() >= FEW_MOVES) {
                return Optional.of(found);
            }
            drawn.add(found);
        }
        return drawn.stream().findFirst();
    }

    private static Problem none(int leastMoves, String kind, String accepted) {
        return Problem.of(
                        422,
                        "no puzzle of " + Phrases.moves(leastMoves) + kind + " was found in up to " + TIME.toSeconds()
                                + " s: in the positions that were drawn, more moves than one were right, or none")
                .accepted(accepted);
    }

    /** A puzzle of the other kind, which needs no tablebase. */
    Reply within(Engine engine, S start, int plies, int leastMoves, long seed) {
        PuzzleLength length = PuzzleLength.of(game, start, plies);
        if (leastMoves > length.most()) {
            throw Problem.of(422, length.refusal(leastMoves)).accepted("fewer moves, or more plies");
        }
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(MEMORY);
        try (Solver<S, M> solver = engine.open(game.game(), options)) {
            return preferred(new RandomPuzzles<>(game, solver, plies)
                            .sample(start, leastMoves, seed, Limits.none().withTime(TIME)))
                    .map(found -> reply(found.puzzle(), found.outcome(), seed))
                    .orElseThrow(() -> none(
                            leastMoves,
                            (leastMoves == 1 ? " that wins" : " that win") + " within " + Phrases.plies(plies),
                            "fewer moves, other plies, or another seed"));
        }
    }

    private static BooleanSupplier late() {
        long end = System.nanoTime() + TIME.toNanos();
        return () -> System.nanoTime() > end;
    }

    private Reply reply(Puzzle<S, M> puzzle, Outcome outcome, long seed) {
        GameJson<S, M> json = new GameJson<>(game);
        return Reply.json(json.about()
                .put("position", game.notation(puzzle.position()))
                .put("seed", seed)
                .putAll(Json.of(outcome))
                .put("puzzle", json.puzzle(puzzle))
                .text());
    }
}
