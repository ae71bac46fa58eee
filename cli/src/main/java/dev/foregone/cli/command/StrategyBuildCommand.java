package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.KnownPositions;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.cli.options.EngineChoice;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.options.SolvingOptions;
import dev.foregone.cli.options.TablebaseFiles;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.text.BuildEnd;
import dev.foregone.cli.text.StrategyReport;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.StrategyBuilder;
import dev.foregone.strategy.report.Side;
import dev.foregone.tablebase.Tablebase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code foregone strategy build}. */
@Command(
        name = "build",
        description = "Solves a position, and writes to a file how one side wins, or does not lose, whatever the other "
                + "plays, in as few positions as it finds.",
        footer = {
            "",
            "When it was stopped, or the machine was, the same command resumes: answers are kept in FILE.work.",
            "Threads and memory change no byte of the file."
        })
public final class StrategyBuildCommand extends GameCommand {

    @Mixin
    private final EngineChoice engine = new EngineChoice();

    @Mixin
    private final SolvingOptions solving = new SolvingOptions();

    @Option(
            names = "--for",
            paramLabel = "SIDE",
            description =
                    "The player that it is for: first, who is to move in the position, or second; or the player's name."
                            + " Default: first.")
    private String side = Side.FIRST.word();

    @Option(
            names = "--leaf",
            paramLabel = "N",
            converter = Quantities.WholeNumber.class,
            description =
                    "Leave a position to the engine where a search of this many positions proves it; 0 for none: "
                            + "a far larger file, which the rules alone prove. Default: 20000, more than many a small game has.")
    private long leaf = StrategyBuilder.DEFAULT_LEAF_POSITIONS;

    @Option(names = "--to", paramLabel = "FILE", required = true, description = "The file to write.")
    private String to = "";

    @Option(
            names = "--shortest",
            description =
                    "Win in as few plies as can be, and prove them: takes longer, and mostly makes a larger file.")
    private boolean shortest;

    @Option(
            names = "--no-symmetry",
            description = "Keep and count every position, where otherwise one stands for all that are equivalent.")
    private boolean noSymmetry;

    @Option(
            names = "--tablebase",
            paramLabel = "FILE",
            description = "Take from this tablebase which moves are right, instead of searching; the engine still "
                    + "proves the leaves.")
    private @Nullable String tablebase;

    @Option(names = "--json", description = "Print what 'stats --json' prints instead of text.")
    private boolean json;

    @Override
    <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) {
        GuardedGame<S, M> guarded = new GuardedGame<>(game);
        S root = arguments.start(guarded);
        Path file = FileKind.STRATEGY.pathTo(to);
        FileKind.refuseMissingDirectory(to, file);
        BuildEnd end = BuildEnd.of(file);
        StrategyReport<S, M> report = new StrategyReport<>(built(guarded, root, file));
        print(json ? report.json() : end.text(report.heading(to)));
        return ExitStatus.OK;
    }

    private <S extends GameState<S, M>, M extends Move> Strategy<S, M> built(
            GuardedGame<S, M> guarded, S root, Path file) {
        ProgressDisplay progress = progress("building");
        StrategyBuilder<S, M> builder = Strategy.builder(guarded.game(), root, engine.preferred(context(), guarded))
                .withSide(side(guarded, root))
                .withLeafPositions(leaf)
                .withShortest(shortest)
                .withOptions(solving.options(progress).withSymmetry(!noSymmetry))
                .withCancellation(cancellation());
        if (tablebase == null) {
            return built(builder, file, progress);
        }
        Tablebase<S, M> opened = TablebaseFiles.open(tablebase, guarded.game());
        try (KnownPositions<S, M> values = new KnownPositions<>(shortest ? TablebaseFiles.withPlies(opened) : opened)) {
            values.prove(root, Limits.none()); // refuses a root that it does not have
            return built(builder.withValues(values), file, progress);
        }
    }

    /** By its number, or by its player's name where the position says whose turn it is. */
    private <S extends GameState<S, M>, M extends Move> Side side(GuardedGame<S, M> guarded, S root) {
        List<String> names = guarded.mover(root).isPresent() ? guarded.playersFrom(root) : List.of();
        for (Side each : Side.values()) {
            String name = names.isEmpty() ? each.word() : names.get(each == Side.FIRST ? 0 : 1);
            if (side.equalsIgnoreCase(each.word()) || side.equalsIgnoreCase(name)) {
                return each;
            }
        }
        throw new UsageException("--for " + SafeText.quoted(side) + " is not a side\n  accepted: first or second"
                + (names.isEmpty() ? "" : "; here also " + String.join(" or ", names)));
    }

    private <S extends GameState<S, M>, M extends Move> Strategy<S, M> built(
            StrategyBuilder<S, M> builder, Path file, ProgressDisplay progress) {
        Path work = file.resolveSibling(file.getFileName() + ".work");
        return FileKind.asked(
                progress,
                () -> builder.build(file),
                failure -> FileKind.STRATEGY.notBuilt(
                        to,
                        failure,
                        Files.isRegularFile(work)
                                ? "; what is done is kept in " + SafeText.quoted(work.toString())
                                        + ", and the same command resumes"
                                : ""));
    }
}
