package dev.foregone.cli.command;

import dev.foregone.answers.GameJson;
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
import java.io.PrintWriter;
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
    private @Nullable Long seed;

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
        if (tablebase.valuesOnly()) {
            findValues(tablebase, only);
        } else {
            find(tablebase, puzzle == null ? only : GameValue.WIN);
        }
    }

    private static GameValue valueOf(String name) {
        return Stream.of(GameValue.values())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("no value '" + name + "'\n  accepted: win, draw, loss"));
    }

    private <S extends GameState<S, M>, M extends Move> void find(Tablebase<S, M> tablebase, @Nullable GameValue only) {
        GuardedGame<S, M> game = new GuardedGame<>(tablebase.game());
        if (puzzle != null && within != null) {
            PuzzleLength.of(game, tablebase.root(), within).refuseMore(puzzle, "--puzzle");
        }
        Cancellation cancellation = cancellation();
        Solver<S, M> solver = tablebase.solver();
        print(
                tablebase
                        .sample(seed(), outcome -> matches(outcome, only) || cancellation.isCancelled())
                        .takeWhile(any -> isWanted(cancellation))
                        .flatMap(each -> found(each, solver).stream())
                        .map(each -> json ? each.json(game) : each.text(game)),
                cancellation);
    }

    private <S extends GameState<S, M>, M extends Move> void findValues(
            Tablebase<S, M> tablebase, @Nullable GameValue only) {
        if (plies != null || onlyMove || puzzle != null) {
            throw new UsageException("the tablebase " + SafeText.quoted(file) + " has values only\n  leave out --plies,"
                    + " --only-move and --puzzle, or name the tablebase that it was reduced from");
        }
        GuardedGame<S, M> game = new GuardedGame<>(tablebase.game());
        Cancellation cancellation = cancellation();
        print(
                tablebase
                        .sampleValues(seed(), value -> only == null || value == only || cancellation.isCancelled())
                        .takeWhile(any -> isWanted(cancellation))
                        .map(state -> line(game, state, tablebase.value(state))),
                cancellation);
    }

    private <S extends GameState<S, M>, M extends Move> String line(GuardedGame<S, M> game, S state, GameValue value) {
        String position = game.notation(state);
        return json
                ? new GameJson<>(game)
                        .about()
                        .put("position", position)
                        .put("value", value)
                        .text()
                : position + ": " + value;
    }

    private long seed() {
        return seed == null ? System.nanoTime() : seed;
    }

    /** Whether somebody still reads on. */
    private boolean isWanted(Cancellation cancellation) {
        return !cancellation.isCancelled() && !console().out().checkError();
    }

    /** Each line as it is found, as many as are asked for. */
    private void print(Stream<String> lines, Cancellation cancellation) {
        PrintWriter out = console().out();
        long[] found = {0};
        lines.limit(count).forEach(line -> {
            found[0]++;
            out.println(line);
            out.flush();
        });
        if (found[0] < count && !json) {
            out.println(end(found[0], cancellation.isCancelled()));
        }
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

    private <S extends GameState<S, M>, M extends Move> Optional<FoundPosition<S, M>> found(
            SolvedPosition<S> each, Solver<S, M> solver) {
        if (puzzle != null) {
            long least = puzzle;
            return puzzle(each, solver)
                    .filter(found -> found.moves() >= least)
                    .map(found -> new FoundPosition<>(each, Optional.empty(), Optional.of(found)));
        }
        if (onlyMove) {
            return each.state().terminalValue().isPresent()
                    ? Optional.empty()
                    : Difficulty.of(solver.analyze(each.state()))
                            .onlyMove()
                            .map(move -> new FoundPosition<>(each, Optional.of(move), Optional.empty()));
        }
        return Optional.of(new FoundPosition<>(each, Optional.empty(), Optional.empty()));
    }

    private <S extends GameState<S, M>, M extends Move> Optional<Puzzle<S, M>> puzzle(
            SolvedPosition<S> each, Solver<S, M> solver) {
        return within == null
                ? Puzzle.of(solver, each.state(), Limits.none())
                : Puzzle.within(solver, each.state(), within, Limits.none());
    }
}
