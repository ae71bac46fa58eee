package dev.foregone.cli;

import dev.foregone.answers.Failures;
import dev.foregone.answers.SafeText;
import dev.foregone.cli.command.HelpCommand;
import dev.foregone.cli.terminal.ExitStatus;
import java.io.PrintWriter;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Turns failures into one clear message on standard error and an exit status.
 *
 * @param verbose whether to tell where in the code a failure came from
 */
record FailureHandler(PrintWriter err, BooleanSupplier verbose)
        implements IParameterExceptionHandler, IExecutionExceptionHandler {

    /** What picocli says of a command that does nothing without one of its own. */
    private static final String NO_COMMAND = "Missing required subcommand";

    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        if (NO_COMMAND.equals(failure.getMessage())) {
            err.println("foregone: a command is missing" + HelpCommand.accepted(failure.getCommandLine()));
        } else if (failure instanceof UnmatchedArgumentException unmatched && isNoCommand(unmatched)) {
            String name = unmatched.getUnmatched().get(0);
            err.println("foregone: " + HelpCommand.noCommand(failure.getCommandLine(), name));
        } else {
            err.println("foregone: " + message(failure));
            UnmatchedArgumentException.printSuggestions(failure, err);
        }
        err.println("  see: " + failure.getCommandLine().getCommandSpec().qualifiedName() + " --help");
        return ExitStatus.BAD_INPUT;
    }

    private static boolean isNoCommand(UnmatchedArgumentException unmatched) {
        return !unmatched.isUnknownOption()
                && !unmatched.getCommandLine().getSubcommands().isEmpty();
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult result) {
        return handle(failure);
    }

    /** Any failure ends the command with one message. */
    int handle(Throwable failure) {
        err.println("foregone: " + message(failure));
        if (verbose.getAsBoolean()) {
            err.println(SafeText.trace(failure));
        }
        return ExitStatus.of(failure);
    }

    private static String message(Throwable failure) {
        return failure instanceof ParameterException
                ? SafeText.message(String.valueOf(failure.getMessage()))
                : Failures.message(failure);
    }
}
