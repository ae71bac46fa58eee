package dev.foregone.cli.command;

import picocli.CommandLine.Command;

/** {@code foregone weights}: the work is done by its subcommands. */
@Command(
        name = "weights",
        subcommands = WeightsStatsCommand.class,
        description = "Tells what is in a file that 'foregone train' wrote.")
public final class WeightsCommand {}
