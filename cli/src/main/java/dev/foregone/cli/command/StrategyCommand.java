package dev.foregone.cli.command;

import picocli.CommandLine.Command;

/** {@code foregone strategy}: the work is done by its subcommands. */
@Command(
        name = "strategy",
        subcommands = {
            StrategyBuildCommand.class,
            StrategyStatsCommand.class,
            StrategyGraphCommand.class,
            StrategyVerifyCommand.class
        },
        description =
                "Keeps how one side of a position wins, or does not lose, in a small file, a strategy: a move for "
                        + "every position that can arise while it is followed. Builds one, tells what is in it, and proves it by "
                        + "the rules of the game.",
        footer = {
            "",
            "'foregone strategy build --help' says more; 'solve', 'play', 'review', 'puzzle', 'tree' and 'explore' take "
                    + "--strategy FILE."
        })
public final class StrategyCommand {}
