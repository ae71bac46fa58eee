package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.StatisticsJson;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.WorkerOptions;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.LargerHeap;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.text.BuildEnd;
import dev.foregone.cli.text.BuildProgress;
import dev.foregone.cli.text.StatisticsText;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code foregone tablebase build}. */
@Command(
        name = "build",
        description = "Solves every position that can be reached from a position, and writes them to a file with their "
                + "outcomes.",
        footer = {
            "",
            "When it was stopped, or the machine was, the same command resumes from the last finished step.",
            "What does not fit into memory continues on disk, but for --all-positions; the tablebase then has a directory",
            "FILE.parts beside it.",
            "Threads and memory change no outcome."
        })
public final class TablebaseBuildCommand extends GameCommand {

    @Spec
    private @Nullable CommandSpec spec;

    @Mixin
    private final WorkerOptions workers = new WorkerOptions();

    @Option(names = "--to", paramLabel = "FILE", required = true, description = "The file to write.")
    private String to = "";

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description =
                    "Where the directory FILE.work is made, in which finished steps are kept until the file is written."
                            + " Default: beside the file.")
    private @Nullable String work;

    @Option(
            names = "--no-symmetry",
            description = "Keep and count every position, where otherwise one stands for all that are equivalent.")
    private boolean noSymmetry;

    @Option(
            names = "--all-positions",
            description =
                    "Solve all positions of the position's tier and of those below it, whether it reaches them or not, where"
                            + " the game numbers its positions: all of an ending with the same pieces, for one. Most games number"
                            + " them up to symmetry only.")
    private boolean allPositions;

    @Option(names = "--json", description = "Print what 'stats --json' prints instead of text.")
    private boolean json;

    @Override
    <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) {
        GuardedGame<S, M> guarded = new GuardedGame<>(game);
        S root = arguments.start(guarded);
        Path file = FileKind.TABLEBASE.pathTo(to);
        refuseWorkInAFile();
        refuseTooLittleMemory();
        BuildEnd end = BuildEnd.of(file);
        Tablebase<S, M> tablebase = built(game, root, file);
        print(json ? StatisticsJson.of(tablebase.statistics()).text() : end.text(StatisticsText.heading(tablebase)));
        return ExitStatus.OK;
    }

    private void refuseTooLittleMemory() {
        long least = TablebaseBuilder.LEAST_MEMORY_BYTES;
        if (workers.memoryBytes().orElse(least) < least) {
            throw new UsageException(
                    "--memory of " + Phrases.number(workers.memoryBytes().getAsLong())
                            + " bytes is too little for any build\n  accepted: 1MB or more");
        }
    }

    private void refuseWorkInAFile() {
        if (work != null && Files.isRegularFile(FileKind.TABLEBASE.path(work))) {
            throw new UsageException("--work " + SafeText.quoted(work)
                    + " is a file\n  accepted: a directory, which is made if it is not there");
        }
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> built(Game<S, M> game, S root, Path file) {
        ProgressDisplay progress = progress("building");
        TablebaseBuilder<S, M> builder = TablebaseBuilder.of(game, root)
                .symmetry(!noSymmetry)
                .allPositions(allPositions)
                .listener(new BuildProgress(progress))
                .threads(workers.threads())
                .cancellation(cancellation());
        workers.memoryBytes().ifPresent(builder::memoryBytes);
        if (work != null) {
            builder.workDirectory(FileKind.TABLEBASE.path(work));
        }
        return progress.during(() -> built(builder, file));
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> built(
            TablebaseBuilder<S, M> builder, Path file) {
        try {
            return builder.build(file);
        } catch (TablebaseException refused) {
            OptionalLong heap = refused.heapBytes();
            throw new UsageException(
                    refused.getMessage() + (heap.isPresent() ? "\n  type: " + largerHeap(heap.getAsLong()) : ""));
        } catch (IOException failure) {
            throw FileKind.TABLEBASE.notBuilt(to, failure, kept(builder.finishedSteps(file)));
        }
    }

    private static String kept(Optional<Path> steps) {
        return steps.map(directory -> "; finished steps are kept in " + SafeText.quoted(directory.toString())
                        + ", and the same command resumes")
                .orElse("");
    }

    private String largerHeap(long heapBytes) {
        return LargerHeap.command(
                spec().root().commandLine().getParseResult().originalArgs(),
                heapBytes,
                Runtime.getRuntime().maxMemory());
    }

    private CommandSpec spec() {
        return Objects.requireNonNull(spec, "picocli sets it");
    }
}
