package dev.foregone.cli.command;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.FileFailure;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.options.TablebaseFiles;
import dev.foregone.cli.options.WorkerOptions;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.text.VerificationReport;
import dev.foregone.message.FileWords;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone tablebase verify}. */
@Command(
        name = "verify",
        description =
                "Proves a tablebase by the rules of the game and nothing else, or finds a position that is wrong.")
public final class TablebaseVerifyCommand extends Subcommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that 'foregone tablebase build' wrote.")
    private String file = "";

    @Mixin
    private final WorkerOptions workers = new WorkerOptions();

    @Option(names = "--packed", description = "Use the game's packed rules: quicker, and trusts them.")
    private boolean packed;

    @Option(
            names = "--sample",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "Check only this many positions, drawn at random.")
    private @Nullable Long sample;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "What draws the sample: the same N draws the same positions. Default: another one each time.")
    private @Nullable Long seed;

    @Option(
            names = "--against",
            paramLabel = "FULL",
            description = "Compare a file of values with the tablebase that it was reduced from, and ask no rules.")
    private @Nullable String against;

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Override
    public Integer call() {
        if (packed && sample != null) {
            throw new UsageException("--sample goes by the plain rules, --packed by the packed ones; leave one out");
        }
        if (seed != null && sample == null) {
            throw new UsageException(
                    "--seed draws a sample, and none is asked for\n  add --sample N, or leave --seed out");
        }
        if (against != null
                && (packed || sample != null || workers.memoryBytes().isPresent())) {
            throw new UsageException(
                    "--against compares all positions and asks no rules; leave out --packed, --sample and --memory");
        }
        Tablebase<?, ?> tablebase = TablebaseFiles.open(file, context());
        if (against != null) {
            return compared(tablebase, against);
        }
        long drawnBy = seed == null ? System.nanoTime() : seed;
        Verification found = verified(tablebase, drawnBy);
        VerificationReport report = new VerificationReport(tablebase, found, drawnBy);
        print(json ? report.json() : report.text());
        return found.correct() ? ExitStatus.OK : ExitStatus.WRONG;
    }

    private <S extends GameState<S, M>, M extends Move> int compared(Tablebase<S, M> values, String full) {
        Tablebase<S, M> known = TablebaseFiles.open(full, values.game());
        ProgressDisplay progress = progress("comparing");
        Optional<String> difference = FileKind.asked(
                progress,
                () -> values.difference(known, workers.threads(), progress, cancellation()),
                failure ->
                        unreadable("tablebases " + SafeText.quoted(file) + " and " + SafeText.quoted(full), failure));
        print(
                json
                        ? VerificationReport.json(values, full, difference)
                        : difference
                                .map(where -> "wrong: " + where + " " + VerificationReport.differs(full))
                                .orElse(values.path() + " has the value of every position of " + full));
        return difference.isEmpty() ? ExitStatus.OK : ExitStatus.WRONG;
    }

    private static FileFailure unreadable(String which, IOException failure) {
        return new FileFailure("cannot read the " + which + ": " + FileWords.of(failure)
                + "\n  get the file again, or build it again");
    }

    private Verification verified(Tablebase<?, ?> tablebase, long drawnBy) {
        ProgressDisplay progress = progress("verifying");
        VerificationOptions how = options(drawnBy)
                .withListener(progress)
                .withCancellation(cancellation())
                .withThreads(workers.threads());
        VerificationOptions within = workers.memoryBytes().isPresent()
                ? how.withMemoryBytes(workers.memoryBytes().getAsLong())
                : how;
        return FileKind.asked(
                progress,
                () -> tablebase.verify(within),
                failure -> unreadable("tablebase " + SafeText.quoted(file), failure));
    }

    private VerificationOptions options(long drawnBy) {
        if (sample != null) {
            return VerificationOptions.bySample(sample).withSeed(drawnBy);
        }
        return packed ? VerificationOptions.byPackedRules() : VerificationOptions.byPlainRules();
    }
}
