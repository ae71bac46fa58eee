package dev.foregone.cli.command;

import dev.foregone.answers.UsageException;
import picocli.CommandLine.Command;

/** {@code foregone weights}: the work is done by its subcommands. */
@Command(
        name = "weights",
        subcommands = WeightsStatsCommand.class,
        description = "Tells what is in a file that 'foregone train' wrote.")
public final class WeightsCommand implements Runnable {

    @Override
    public void run() {
        throw new UsageException(
                "what to do with weights is missing\n  accepted: stats\n  see: foregone weights --help");
    }
}
