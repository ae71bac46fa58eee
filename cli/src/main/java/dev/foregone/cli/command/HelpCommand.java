package dev.foregone.cli.command;

import dev.foregone.answers.Lookup;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code foregone help}, {@code foregone help solve}, {@code foregone help tablebase build}. */
@Command(
        name = "help",
        helpCommand = true,
        description = "Says how a command is used; without one, what commands there are.")
public final class HelpCommand extends Subcommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "COMMAND", arity = "0..*", description = "A command: solve, or tablebase build.")
    private List<String> names = new ArrayList<>();

    @Override
    public void run() {
        CommandLine command = spec.commandLine().getParent();
        for (String name : names) {
            command = subcommand(command, name);
        }
        command.usage(console().out(), command.getColorScheme());
    }

    private static CommandLine subcommand(CommandLine command, String name) {
        CommandLine found = command.getSubcommands().get(name);
        if (found == null) {
            throw new UsageException(noCommand(command, name));
        }
        return found;
    }

    /** What is told when a command has no subcommand of this name. */
    public static String noCommand(CommandLine command, String name) {
        Set<String> there = command.getSubcommands().keySet();
        return "'" + command.getCommandSpec().qualifiedName() + "' has no command " + SafeText.quoted(name)
                + (there.isEmpty() ? ", nor any other" : accepted(command))
                + Lookup.didYouMean(name, List.copyOf(there));
    }

    /** A line of a message with all subcommands. */
    public static String accepted(CommandLine command) {
        return "\n  accepted: " + String.join(", ", command.getSubcommands().keySet());
    }
}
