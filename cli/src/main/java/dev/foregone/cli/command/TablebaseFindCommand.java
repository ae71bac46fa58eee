package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.PuzzleLength;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.cli.options.PliesRange;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.options.TablebaseFiles;
import dev.foregone.cli.text.FoundPosition;
import dev.foregone.play.Difficulty;
import dev.foregone.play.Puzzle;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.SolvedPosition;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone tablebase find}. */
@Command(
        name = "find",
        description = "Finds positions in a tablebase by their outcomes, drawn at random, and puzzles for people.",
        footer = {"", "Positions are printed as they are found; rare ones take as long as reading the whole file."})
public final class TablebaseFindCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that 'foregone tablebase build' wrote.")
    private String file = "";

    @Option(names = "--value", paramLabel = "VALUE", description = "Only positions that are a win, draw or loss.")
    private @Nullable String value;

    @Option(
            names = "--plies",
            paramLabel = "N[-M]",
            description = "Only positions that are decided in N plies, or in N to M.")
    private @Nullable PliesRange plies;

    @Option(names = "--only-move", description = "Only positions in which one move alone keeps the value.")
    private boolean onlyMove;

    @Option(
            names = "--puzzle",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "Only wins that one move alone keeps, N times in a row or more, against the longest defence.")
    private @Nullable Long puzzle;

    @Option(
            names = "--within",
            paramLabel = "PLIES",
            converter = Quantities.Plies.class,
            description = "With --puzzle: one move alone wins within this many plies; others may win later.")
    private @Nullable Integer within;

    @Option(
            names = "--count",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "How many positions. Default: 10.")
    private long count = 10;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "What draws them: the same N draws the same positions. Default: another one each time.")
    private long seed = System.nanoTime();

    @Option(names = "--json", description = "Print one JSON object on one line for each position instead of text.")
    private boolean json;

    @Override
    public void run() {
        GameValue only = value == null ? null : valueOf(value);
        if (puzzle != null && only != null && only != GameValue.WIN) {
            throw new UsageException(
                    "a puzzle is a win, and --value asks for a " + value + "\n  leave one of them out");
        }
        if (within != null && puzzle == null) {
            throw new UsageException("--within is for puzzles\n  add --puzzle N, or leave it out");
        }
        Tablebase<?, ?> tablebase = TablebaseFiles.open(file, context());
        Cancellation cancellation = cancellation();
        Stream<FoundPosition> positions = tablebase.valuesOnly()
                ? values(tablebase, only, cancellation)
                : outcomes(tablebase, puzzle == null ? only : GameValue.WIN, cancellation);
        long found = printEach(positions.limit(count).map(each -> each.line(json)), cancellation);
        if (found < count && !json) {
            print(end(found, cancellation.isCancelled()));
        }
    }

    private static GameValue valueOf(String name) {
        return Stream.of(GameValue.values())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("no value '" + name + "'\n  accepted: win, draw, loss"));
    }

    private <S extends GameState<S, M>, M extends Move> Stream<FoundPosition> outcomes(
            Tablebase<S, M> tablebase, @Nullable GameValue only, Cancellation cancellation) {
        GuardedGame<S, M> game = new GuardedGame<>(tablebase.game());
        if (puzzle != null && within != null) {
            PuzzleLength.of(game, tablebase.root(), within).refuseMore(puzzle, "--puzzle");
        }
        Solver<S, M> solver = tablebase.solver();
        return tablebase
                .sample(seed, outcome -> matches(outcome, only) || cancellation.isCancelled())
                .takeWhile(any -> !cancellation.isCancelled())
                .flatMap(each -> found(game, each, solver).stream());
    }

    private <S extends GameState<S, M>, M extends Move> Stream<FoundPosition> values(
            Tablebase<S, M> tablebase, @Nullable GameValue only, Cancellation cancellation) {
        if (plies != null || onlyMove || puzzle != null) {
            throw new UsageException("the tablebase " + SafeText.quoted(file) + " has values only\n  leave out --plies,"
                    + " --only-move and --puzzle, or name the tablebase that it was reduced from");
        }
        GuardedGame<S, M> game = new GuardedGame<>(tablebase.game());
        return tablebase
                .sampleValues(seed, value -> only == null || value == only || cancellation.isCancelled())
                .takeWhile(any -> !cancellation.isCancelled())
                .map(state -> FoundPosition.of(game, state, tablebase.value(state)));
    }

    private static String end(long found, boolean stopped) {
        if (stopped) {
            return "stopped after " + Phrases.number(found);
        }
        return found == 0
                ? "the tablebase has none like that"
                : "the tablebase has no more than " + Phrases.number(found);
    }

    private boolean matches(Outcome outcome, @Nullable GameValue only) {
        return (only == null || outcome.value() == only)
                && (plies == null || plies.contains(outcome))
                && (within == null || outcome.plies() <= within);
    }

    private <S extends GameState<S, M>, M extends Move> Optional<FoundPosition> found(
            GuardedGame<S, M> game, SolvedPosition<S> each, Solver<S, M> solver) {
        if (puzzle != null) {
            long least = puzzle;
            return puzzle(each, solver)
                    .filter(found -> found.moves() >= least)
                    .map(found -> FoundPosition.of(game, each).withPuzzle(game, found));
        }
        if (onlyMove) {
            return each.state().terminalValue().isPresent()
                    ? Optional.empty()
                    : Difficulty.of(solver.analyze(each.state()))
                            .onlyMove()
                            .map(move -> FoundPosition.of(game, each).withOnlyMove(game.spelling(move)));
        }
        return Optional.of(FoundPosition.of(game, each));
    }

    private <S extends GameState<S, M>, M extends Move> Optional<Puzzle<S, M>> puzzle(
            SolvedPosition<S> each, Solver<S, M> solver) {
        return within == null
                ? Puzzle.of(solver, each.state(), Limits.none())
                : Puzzle.within(solver, each.state(), within, Limits.none());
    }
}
