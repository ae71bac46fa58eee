package dev.foregone.cli;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.message.FileWords;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
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
final class TablebaseVerifyCommand implements Callable<Integer> {

    private final Foregone foregone;

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

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    TablebaseVerifyCommand(Foregone foregone) {
        this.foregone = foregone;
    }

    @Override
    public Integer call() {
        if (packed && sample != null) {
            throw new UsageException("--sample goes by the plain rules, --packed by the packed ones; leave one out");
        }
        if (seed != null && sample == null) {
            throw new UsageException(
                    "--seed draws a sample, and none is asked for\n  add --sample N, or leave --seed out");
        }
        Tablebase<?, ?> tablebase = TablebaseFiles.open(file, foregone);
        long drawnBy = seed == null ? System.nanoTime() : seed;
        Verification found = verified(tablebase, drawnBy);
        VerificationReport report = new VerificationReport(tablebase, found, drawnBy);
        foregone.console().out().println(json ? report.json() : report.text());
        return found.correct() ? Status.OK : Status.WRONG;
    }

    private Verification verified(Tablebase<?, ?> tablebase, long drawnBy) {
        ProgressDisplay progress = new ProgressDisplay(foregone.console(), "verifying");
        VerificationOptions how = options(drawnBy)
                .withListener(progress)
                .withCancellation(foregone.interruption().start())
                .withThreads(workers.threads().orElse(1));
        VerificationOptions within = workers.memoryBytes().isPresent()
                ? how.withMemoryBytes(workers.memoryBytes().getAsLong())
                : how;
        return progress.during(() -> {
            try {
                return tablebase.verify(within);
            } catch (IOException failure) {
                throw new FileFailure("cannot read the tablebase " + SafeText.quoted(file) + ": "
                        + FileWords.of(failure) + "\n  get the file again, or build it again");
            }
        });
    }

    private VerificationOptions options(long drawnBy) {
        if (sample != null) {
            return VerificationOptions.bySample(sample).withSeed(drawnBy);
        }
        return packed ? VerificationOptions.byPackedRules() : VerificationOptions.byPlainRules();
    }
}
