package dev.foregone.cli.command;

import picocli.CommandLine.Command;

/** {@code foregone tablebase}: the work is done by its subcommands. */
@Command(
        name = "tablebase",
        subcommands = {
            TablebaseBuildCommand.class,
            TablebaseStatsCommand.class,
            TablebaseFindCommand.class,
            TablebaseReduceCommand.class,
            TablebaseVerifyCommand.class
        },
        description =
                "Keeps a solved game in a file, a tablebase: every position with its outcome. Builds one, tells what "
                        + "is in it, finds positions and puzzles in it, reduces it to values, and proves it by the rules of the game.",
        footer = {"", "'foregone tablebase build --help' says more; 'solve', 'play' and 'tree' take --tablebase FILE."})
public final class TablebaseCommand {}
