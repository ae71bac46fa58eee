package dev.foregone.cli.command;

import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.TablebaseFiles;
import dev.foregone.cli.options.ThreadsOption;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.text.StatisticsText;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseReduction;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone tablebase reduce}. */
@Command(
        name = "reduce",
        description = "Writes a smaller tablebase with the values of all positions and without their plies.",
        footer = {
            "",
            "The new file is compared with the other, position by position, before it gets its name. It tells who wins, and not how soon."
        })
public final class TablebaseReduceCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that 'foregone tablebase build' wrote.")
    private String file = "";

    @Option(names = "--values", description = "Keep win, draw or loss of each position, the only way to reduce so far.")
    private boolean values;

    @Option(names = "--to", paramLabel = "FILE", required = true, description = "The file to write.")
    private String to = "";

    @Mixin
    private final ThreadsOption threads = new ThreadsOption();

    @Override
    public void run() {
        if (!values) {
            throw new UsageException("what to keep of the tablebase is missing\n  add --values");
        }
        Path path = FileKind.TABLEBASE.pathTo(to);
        reduce(TablebaseFiles.open(file, context()), path);
    }

    private <S extends GameState<S, M>, M extends Move> void reduce(Tablebase<S, M> full, Path path) {
        ProgressDisplay progress = progress("reducing");
        Tablebase<S, M> reduced = FileKind.asked(
                progress,
                () -> TablebaseReduction.toValues(full, path, threads.count(), progress, cancellation()),
                failure -> FileKind.TABLEBASE.notBuilt(to, failure, ""));
        print(StatisticsText.heading(reduced));
    }
}
